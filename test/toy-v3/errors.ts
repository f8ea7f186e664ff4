import type { ErrorFormat } from '../../src/http/problem.js'

/** A third error body, unlike the other two: one object, with a cause for each thing that is wrong. */
export const toyErrors: ErrorFormat = {
  schema: {
    title: 'Failure',
    description: 'What went wrong.',
    type: 'object',
    required: ['failure'],
    additionalProperties: false,
    properties: {
      failure: {
        type: 'object',
        description: 'The failure and its causes.',
        required: ['code', 'status', 'causes'],
        additionalProperties: false,
        properties: {
          code: { type: 'string', description: 'One of the codes of the catalog.', examples: ['BAD_ARGUMENT'] },
          status: { type: 'integer', description: 'The HTTP status, repeated.', examples: [400] },
          causes: {
            type: 'array',
            minItems: 1,
            description: 'The rules that were broken.',
            items: { type: 'string', examples: ['perPage must be an integer'] }
          }
        }
      }
    }
  },
  render: ({ code, status, items }) => ({ failure: { code, status, causes: items.map(({ message }) => message) } })
}
