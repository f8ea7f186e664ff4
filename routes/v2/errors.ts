import type { ErrorFormat } from '../../src/http/problem.js'

/** The error body of version 2: one item for each fault. */
export const v2Errors: ErrorFormat = {
  schema: {
    title: 'Errors',
    description: 'What went wrong.',
    type: 'object',
    required: ['errors'],
    additionalProperties: false,
    properties: {
      errors: {
        type: 'array',
        minItems: 1,
        description: 'One item for each fault, in the order of the request.',
        items: {
          title: 'ErrorItem',
          description: 'One fault of the request.',
          type: 'object',
          required: ['code', 'target', 'message'],
          additionalProperties: false,
          properties: {
            code: { type: 'string', description: 'One of the codes of the catalog.', examples: ['BAD_ARGUMENT'] },
            target: { type: 'string', description: 'The parameter, body field or header at fault, or `request`.', examples: ['jobId'] },
            message: { type: 'string', description: 'The rule that was broken.', examples: ['each value in jobId must be a number'] }
          }
        }
      }
    }
  },
  render: ({ code, items }) => ({ errors: items.map(({ target, message }) => ({ code, target, message })) })
}
