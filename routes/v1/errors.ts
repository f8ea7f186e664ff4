import type { ErrorFormat } from '../../src/http/problem.js'

/** The error body of version 1: a title, one text with all faults, and the status. */
export const v1Errors: ErrorFormat = {
  schema: {
    title: 'Error',
    description: 'What went wrong.',
    type: 'object',
    required: ['title', 'detail', 'status'],
    additionalProperties: false,
    properties: {
      title: { type: 'string', description: 'Short name of the class of error.', examples: ['Validation Error'] },
      detail: {
        type: 'string',
        description: 'Names each parameter at fault and the rule that it broke.',
        examples: ['perPage must be an integer']
      },
      status: { type: 'integer', description: 'The HTTP status, repeated.', examples: [400] }
    }
  },
  render: ({ title, items, status }) => ({ title, detail: [...new Set(items.map(item => item.message))].join('; '), status })
}
