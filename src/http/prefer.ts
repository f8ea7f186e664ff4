import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Reads one preference of the `Prefer` header (RFC 7240). The first of its name counts.
 * @param values those that it may have; others are as if they were not there
 * @returns what a request asks for, in lower case; undefined if it asks for nothing by that name
 */
function preference (name: string, values: string[]): (request: Pick<FastifyRequest, 'headers'>) => string | undefined {
  const pattern = new RegExp(`(?:^|[,;])\\s*${name}\\s*=\\s*"?(${values.join('|')})"?\\s*(?:$|[,;])`, 'i')
  return ({ headers: { prefer } }) => prefer === undefined ? undefined : pattern.exec(String(prefer))?.[1]?.toLowerCase()
}

/** What happens to unknown parameters. */
export const handlingOf = preference('handling', ['strict', 'lenient'])

const returnOf = preference('return', ['minimal', 'representation'])

/** Whether the request asks for no body where that would be the object that it writes. */
export const prefersMinimal = (request: FastifyRequest): boolean => returnOf(request) === 'minimal'

/** Says in the response that this preference was honored. `handling` comes first, as documented, and is known last: with every answer. */
export function applied (reply: FastifyReply, preference: string): void {
  const others = reply.getHeader('preference-applied')
  reply.header('preference-applied', others === undefined ? preference : `${preference}, ${String(others)}`)
}
