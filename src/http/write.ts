import { Type, type Static } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from '../database/port.js'
import { ApiError } from '../errors.js'
import { Described, ENTITY_TAG, Id, Text, UpdatedAt, Uuid, Version, type ExpectedState, type State } from '../schema.js'
import { stateOf } from './entity-tag.js'
import { IdempotentRequest, readKey, type StoredAnswer } from './idempotency.js'

/** The result of a write, which becomes its response. */
export interface WriteResult {
  status: 200 | 201 | 204
  /**
   * Serialized by the route's response schema, unless it is text already; absent for 204. A body with an id is an object: tokens that may
   * not read it get a `Receipt` instead. A body without an id only reports the result, and every token gets it.
   */
  body?: object | string
  /** Version of the object in the body, which has its `updatedAt`: together they make the ETag. */
  version?: number
  /** Path of the object; sent when it is new, and named when the answer cannot be repeated. */
  location?: string
  /** The body shows a secret, so it is not stored for replay. */
  isSecret?: true
  /** Runs after the commit, before the response is sent. */
  afterCommit?: () => void
}

/** The query parameter of every write. */
export const WriteQuery = Type.Object({
  validateOnly: Type.Optional(Type.Boolean({ description: 'Dry run: validates and responds as usual, but changes nothing.' }))
})

/** The response of a delete: no body. */
export const NoContent = Type.Null({ description: 'Done. The response has no body.' })

/** The response to a token that may write but not read the object. */
export const Receipt = Type.Object({
  id: Type.Union([Id, Uuid], { description: 'Id of the object that was written.' }),
  version: Type.Optional(Described(Version, 'Version of the object: each change makes the next. Absent for objects without one.')),
  updatedAt: UpdatedAt,
  secret: Type.Optional(Text(100, { description: 'The secret, if the request created one. It is shown only once.' }))
}, { title: 'Receipt', description: 'The response for a token that may write an object but not read it.' })

/** Names the candidates that a write concerns, so that their anonymization finds its stored response. */
interface Concerning { candidateIds: Iterable<number> }

export interface WriteContext<C extends Concerning> {
  /** @param expected the states that `If-Match` names, if the request has one */
  begin: (tx: Transaction, request: FastifyRequest, expected: ExpectedState[] | undefined) => C
  /** Whether the caller may read the written object. */
  maySee: (change: C, request: FastifyRequest, isDryRun: boolean) => boolean
  /** Runs after each commit that changed something. */
  onCommit: (request: FastifyRequest) => void
}

/** A response. `updatedAt` is that of the object in the body, which the stored one has there alone. */
type Answer = StoredAnswer & { updatedAt?: string | undefined }

/** Thrown to roll back a dry run; carries its response out of the transaction. */
class DryRun { constructor (readonly answer: Answer) {} }

/**
 * Every write goes through here: opens the transaction, claims the Idempotency-Key, runs `work`, serializes its result with the
 * route's compiled serializer, stores it for replay, commits, sends. An error at any point rolls everything back.
 * With `validateOnly=true` the same happens, then everything is rolled back; the key is ignored.
 * @param work the change itself, given the context that `begin` creates from the transaction
 */
export async function write<C extends Concerning> (
  { begin, maySee, onCommit }: WriteContext<C>,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (change: C) => Promise<WriteResult>
): Promise<FastifyReply> {
  const isDryRun = (request.query as { validateOnly?: boolean }).validateOnly === true
  const key = isDryRun ? undefined : readKey(request)
  const expected = readIfMatch(request)
  let afterCommit: WriteResult['afterCommit']

  const run = async (tx: Transaction): Promise<Answer> => {
    const idempotent = key === undefined ? undefined : new IdempotentRequest(tx, request.identity, request, key)
    const kept = await idempotent?.claim()
    if (kept !== undefined) {
      reply.header('idempotent-replayed', 'true')
      return kept
    }
    const change = begin(tx, request, expected)
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
    onCommit(request)
    return send(reply, answer)
  } catch (error) {
    if (error instanceof DryRun) return send(reply, error.answer)
    throw error
  }
}

function serialize (reply: FastifyReply, written: WriteResult, maySee: boolean): Answer {
  const { status, location = null, version = null } = written
  reply.code(status)
  const { updatedAt } = written.body as Partial<State> ?? {}
  return { status, location, version, updatedAt, body: renderBody(written, maySee, body => String(reply.serialize(body))) ?? null }
}

/** The body as text, or the receipt in its place. */
export function renderBody (
  { body, version, isSecret }: WriteResult, maySee: boolean, toText: (body: object) => string
): string | undefined {
  if (body === undefined || typeof body === 'string') return body
  const { id, updatedAt, secret } = body as Partial<Static<typeof Receipt>>
  if (maySee || id === undefined) return toText(body)
  const receipt: Partial<Static<typeof Receipt>> = { id, version, updatedAt, secret: isSecret === true ? secret : undefined }
  return JSON.stringify(receipt)
}

function send (reply: FastifyReply, { status, location, version, body, updatedAt }: Answer): FastifyReply {
  reply.code(status)
  if (status === 201 && location !== null) reply.header('location', location)
  if (version !== null) reply.versioned({ version, updatedAt: updatedAt ?? (JSON.parse(body as string) as State).updatedAt })
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body)
}

/**
 * Optimistic locking: the states that `If-Match` allows (RFC 9110, section 13.1.1), on PATCH, PUT and DELETE; an empty list if
 * it has only foreign tags, undefined if every state is allowed.
 */
function readIfMatch (request: FastifyRequest): ExpectedState[] | undefined {
  const header = request.headers['if-match']?.trim()
  if (header === undefined || header === '*' || request.method === 'POST') return undefined
  const tags = header.split(',').map(tag => tag.trim())
  if (!tags.every(tag => ENTITY_TAG.test(tag))) {
    throw new ApiError('BAD_ARGUMENT', { target: 'If-Match', message: 'If-Match must be * or ETags exactly as they were received' })
  }
  return tags.flatMap(tag => stateOf(tag) ?? [])
}
