import { Type, type Static } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from '../database/port.js'
import { ApiError } from '../errors.js'
import { Id, Timestamp, Uuid } from '../schema.js'
import { IdempotentRequest, readKey, type StoredAnswer } from './idempotency.js'

/** What a write answers. */
export interface WriteResult {
  status: 200 | 201 | 204
  /**
   * Rendered by the route's response schema. Absent for 204. An object has an id, and only those who may read it see more than its
   * `Receipt`; what has none says what came of the request, and is for everybody.
   */
  body?: object
  /** Of the object in the body; gives it an ETag. */
  version?: number
  /** Path of what was created. */
  location?: string
  /** The body shows a secret: it is not kept for replay. */
  isSecret?: true
  /** Runs once it is committed, before anybody can know the answer. */
  afterCommit?: () => void
}

/** The query parameter of every write. */
export const WriteQuery = Type.Object({
  validateOnly: Type.Optional(Type.Boolean({ description: 'Does everything but keep it: the same answers, nothing changed.' }))
})

/** The answer of a delete: no body. */
export const NoContent = Type.Null({ description: 'Done; there is no body.' })

/** What a token that may write and not read learns of what it wrote. */
export const Receipt = Type.Object({
  id: Type.Union([Id, Uuid]),
  version: Type.Optional(Type.Integer({ description: 'As in its ETag; of objects that have one.', examples: [2] })),
  updatedAt: Timestamp,
  secret: Type.Optional(Type.String({ description: 'If one was made.' }))
}, { title: 'Receipt' })

/** Knows which candidates a write is about, so that their anonymization finds the answer that is kept for it. */
interface Concerning { candidateIds: Iterable<number> }

export interface WriteContext<C extends Concerning> {
  /** @param expectedVersions the versions that `If-Match` names, if the request has one */
  begin: (tx: Transaction, request: FastifyRequest, expectedVersions: number[] | undefined) => C
  /** Whether who asks may see the object that was written. */
  maySee: (change: C, request: FastifyRequest, isDryRun: boolean) => boolean
  /** Runs after each commit that changed something. */
  onCommit: () => void
}

/** Carries the answer of a dry run out of its transaction, which it rolls back. */
class DryRun { constructor (readonly answer: StoredAnswer) {} }

/**
 * The one owner of every write: opens the transaction, claims the Idempotency-Key, runs `work`, serializes its answer with
 * the route's compiled serializer, keeps it for replay, commits, sends. A failure anywhere leaves nothing behind.
 * With `validateOnly=true` the same happens, then all is rolled back; the key is ignored.
 * @param work what is done, in the change that `begin` makes of the transaction
 */
export async function write<C extends Concerning> (
  { begin, maySee, onCommit }: WriteContext<C>,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (change: C) => Promise<WriteResult>
): Promise<FastifyReply> {
  const isDryRun = (request.query as { validateOnly?: boolean }).validateOnly === true
  const key = isDryRun ? undefined : readKey(request)
  const expectedVersions = readIfMatch(request)
  let afterCommit: WriteResult['afterCommit']

  const run = async (tx: Transaction): Promise<StoredAnswer> => {
    const idempotent = key === undefined ? undefined : new IdempotentRequest(tx, request.identity, request, key)
    const kept = await idempotent?.claim()
    if (kept !== undefined) {
      reply.header('idempotent-replayed', 'true')
      return kept
    }
    const change = begin(tx, request, expectedVersions)
    const written = await work(change)
    const answer = serialize(reply, written, maySee(change, request, isDryRun))
    if (isDryRun) throw new DryRun(answer)
    afterCommit = written.afterCommit
    await idempotent?.keep(written.isSecret === true ? { ...answer, body: null } : answer, change.candidateIds)
    return answer
  }

  try {
    const answer = await request.database.transaction(run)
    afterCommit?.()
    onCommit()
    return send(reply, answer)
  } catch (error) {
    if (error instanceof DryRun) return send(reply, error.answer)
    throw error
  }
}

function serialize (reply: FastifyReply, { status, body, location, version, isSecret }: WriteResult, maySee: boolean): StoredAnswer {
  reply.code(status)
  const render = (whole: object): string => {
    const { id, updatedAt, secret } = whole as Partial<Static<typeof Receipt>>
    if (maySee || id === undefined) return String(reply.serialize(whole))
    const receipt: Partial<Static<typeof Receipt>> = { id, version, updatedAt, secret: isSecret === true ? secret : undefined }
    return JSON.stringify(receipt)
  }
  return { status, location: location ?? null, version: version ?? null, body: body === undefined ? null : render(body) }
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
  if (!tags.every(tag => /^(W\/)?"[!#-~]*"$/.test(tag))) {
    throw new ApiError('BAD_ARGUMENT', { target: 'If-Match', message: 'If-Match must be * or ETags as they were given' })
  }
  return tags.flatMap(tag => /^"([1-9]\d{0,9})-[\w-]+"$/.exec(tag)?.[1] ?? []).map(Number)
}
