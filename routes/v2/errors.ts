import { MAX_ITEMS, MAX_MESSAGE, MAX_TARGET } from '../../src/errors.js'
import type { ErrorFormat } from '../../src/http/problem.js'
import { Described, Word } from '../../src/schema.js'

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
        maxItems: MAX_ITEMS + 1,
        description: 'One item for each fault, in the order of the request.',
        items: {
          title: 'ErrorItem',
          description: 'One fault of the request.',
          type: 'object',
          required: ['code', 'target', 'message'],
          additionalProperties: false,
          properties: {
            code: Described(Word, 'One of the codes of the catalog.', { examples: ['BAD_ARGUMENT'] }),
            target: {
              type: 'string',
              maxLength: MAX_TARGET,
              description: 'The parameter, body field or header at fault, or `request`.',
              examples: ['jobId']
            },
            message: {
              type: 'string',
              maxLength: MAX_MESSAGE,
              description: 'The rule that was broken.',
              examples: ['each value in jobId must be a number']
            }
          }
        }
      }
    }
  },
  render: ({ code, items }) => ({ errors: items.map(({ target, message }) => ({ code, target, message })) })
}
