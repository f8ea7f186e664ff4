import { MAX_TOTAL } from '../../src/errors.js'
import type { ErrorFormat } from '../../src/http/problem.js'
import { Described, HttpStatus } from '../../src/schema.js'

/** The error body of version 1: a title, one text with all faults, and the status. */
export const v1Errors: ErrorFormat = {
  schema: {
    title: 'Error',
    description: 'What went wrong.',
    type: 'object',
    required: ['title', 'detail', 'status'],
    additionalProperties: false,
    properties: {
      title: { type: 'string', maxLength: 64, description: 'Short name of the kind of error.', examples: ['Validation Error'] },
      detail: {
        type: 'string',
        maxLength: MAX_TOTAL,
        description: 'Names each invalid parameter and the rule that it broke, separated by semicolons.',
        examples: ['perPage must be an integer']
      },
      status: Described(HttpStatus, 'The HTTP status, repeated.', { examples: [400] })
    }
  },
  // Items are separated by semicolons: none has one inside.
  render: ({ title, items, status }) =>
    ({ title, detail: [...new Set(items.map(({ message }) => message.replaceAll('; ', ', ')))].join('; '), status })
}
