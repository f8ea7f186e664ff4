import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../database/port.js'
import { Change } from '../domain/change.js'
import { ApiError } from '../errors.js'
import { IdempotentRequest, readKey, type StoredAnswer } from './idempotency.js'

/** What a write answers. */
export interface Written {
  status: 200 | 201 | 204
  /** Rendered by the route's response schema. Absent for 204. */
  body?: object
  /** Of the object in the body; gives it an ETag. */
  version?: number
  /** Path of what was created. */
  location?: string
  /** The body shows a secret: it is not kept for replay. */
  isSecret?: true
}

/** The query parameter of every write. */
export const WriteQuery = Type.Object({
  validateOnly: Type.Optional(Type.Boolean({ description: 'Does everything but keep it: the same answers, nothing changed.' }))
})

/** The answer of a delete: no body. */
export const Nothing = Type.Null({ description: 'Done; there is no body.' })

/** Carries the answer of a dry run out of its transaction, which it rolls back. */
class DryRun { constructor (readonly answer: StoredAnswer) {} }

/**
 * The one owner of every write: opens the transaction, claims the Idempotency-Key, runs `work`, serialises its answer with
 * the route's compiled serialiser, keeps it for replay, commits, sends. A failure anywhere leaves nothing behind.
 * With `validateOnly=true` the same happens, then all is rolled back; the key is ignored.
 * @param onCommit runs after a commit that changed something
 */
export async function write (database: Database, request: FastifyRequest, reply: FastifyReply, work: (change: Change) => Promise<Written>, onCommit: () => void): Promise<FastifyReply> {
  const isDryRun = (request.query as { validateOnly?: boolean }).validateOnly === true
  const key = isDryRun ? undefined : readKey(request)
  const expectedVersions = readIfMatch(request)

  const run = async (tx: Transaction): Promise<StoredAnswer> => {
    const idempotent = key === undefined ? undefined : new IdempotentRequest(tx, request.identity, request, key)
    const kept = await idempotent?.claim()
    if (kept !== undefined) {
      reply.header('idempotent-replayed', 'true')
      return kept
    }
    const change = new Change(tx, request.identity, expectedVersions)
    const written = await work(change)
    const answer = serialise(reply, written)
    if (isDryRun) throw new DryRun(answer)
    await idempotent?.keep(written.isSecret === true ? { ...answer, body: null } : answer, change.candidateIds)
    return answer
  }

  try {
    const answer = await database.transaction(run)
    onCommit()
    return send(reply, answer)
  } catch (error) {
    if (error instanceof DryRun) return send(reply, error.answer)
    throw error
  }
}

function serialise (reply: FastifyReply, { status, body, location, version }: Written): StoredAnswer {
  reply.code(status)
  return { status, location: location ?? null, version: version ?? null, body: body === undefined ? null : String(reply.serialize(body)) }
}

function send (reply: FastifyReply, { status, location, version, body }: StoredAnswer): FastifyReply {
  reply.code(status)
  if (location !== null) reply.header('location', location)
  if (version !== null) reply.versioned(version)
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body)
}

/**
 * The versions that `If-Match` takes (RFC 9110, section 13.1.1), on PATCH, PUT and DELETE; none of ours when it names only
 * other tags, undefined when every version will do.
 */
function readIfMatch (request: FastifyRequest): number[] | undefined {
  const header = request.headers['if-match']?.trim()
  if (header === undefined || header === '*' || request.method === 'POST') return undefined
  const tags = header.split(',').map(tag => tag.trim())
  if (!tags.every(tag => /^(W\/)?"[!#-~]*"$/.test(tag))) throw new ApiError('BAD_ARGUMENT', { target: 'If-Match', message: 'If-Match must be * or ETags as they were given' })
  return tags.flatMap(tag => /^"([1-9]\d{0,9})-[\w-]+"$/.exec(tag)?.[1] ?? []).map(Number)
}
