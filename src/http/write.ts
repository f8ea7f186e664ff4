import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from '../database/port.js'
import { ApiError } from '../errors.js'
import { ENTITY_TAG, type Expectation, type State } from '../schema.js'
import { stateOf, type EntityTags } from './entity-tag.js'
import { IdempotentRequest, readKey, type Concerning, type StoredAnswer } from './idempotency.js'
import { applied, prefersMinimal } from './prefer.js'

/** The result of a write, which becomes its response. */
export interface WriteResult {
  status: 200 | 201 | 204
  /**
   * Serialized by the route's response schema, unless it is text already; absent for 204. A body with an id is an object: it is left out
   * for tokens that may not read it, and on request. A body without an id only reports the result, and every token gets it.
   */
  body?: object | string
  /** Version of the object in the body, which has its `updatedAt`: together they make the ETag. */
  version?: number
  /** Path of the object; sent when it is new, and named when the answer cannot be repeated. */
  location?: string
  /** The body shows a secret, so it is not stored for replay, and never left out. */
  isSecret?: true
  /** The body is text from which objects are left out, as the request prefers. */
  isMinimal?: boolean
  /** Runs after the commit, before the response is sent. */
  afterCommit?: () => void | Promise<void>
}

/** The query parameter of every write. */
export const WriteQuery = Type.Object({
  validateOnly: Type.Optional(Type.Boolean({ description: 'Dry run: validates and responds as usual, but changes nothing.' }))
})

/** The response of a delete: no body. */
export const NoContent = Type.Null({ description: 'Done. The response has no body.' })

export interface WriteContext<C extends Concerning> {
  /** @param expected the states that `If-Match` names, if the request has one */
  begin: (tx: Transaction, request: FastifyRequest, expected: Expectation | undefined) => C
  /** Whether the caller may read the written object. */
  maySee: (change: C, request: FastifyRequest, isDryRun: boolean) => boolean
  /** Runs after each commit that changed something. */
  onCommit: (request: FastifyRequest) => Promise<void>
}

/** A response. */
interface Answer extends StoredAnswer {
  /** Objects are left out. */
  isMinimal: boolean
}

/** Thrown to roll back a dry run; carries its response out of the transaction. */
class DryRun { constructor (readonly answer: Answer) {} }

/**
 * Every write goes through here: makes sure that the token still holds, opens the transaction, claims the Idempotency-Key, runs `work`,
 * serializes its result with the route's compiled serializer, stores it for replay, commits, sends. An error at any point rolls everything
 * back.
 * With `validateOnly=true` the same happens, then everything is rolled back; the key is ignored. With `Prefer: return=minimal`
 * (RFC 7240, section 4.2) the response shows no object.
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
  const isTerse = prefersMinimal(request)
  let afterCommit: WriteResult['afterCommit']
  await reply.authorizeAgain()

  const run = async (tx: Transaction): Promise<Answer> => {
    const idempotent = key === undefined ? undefined : new IdempotentRequest(tx, request.identity, request, key)
    const kept = await idempotent?.claim()
    if (kept !== undefined) {
      reply.header('idempotent-replayed', 'true')
      return { ...kept, isMinimal: isTerse && leavesOut(request, kept.body as string) }
    }
    const change = begin(tx, request, expected)
    const written = await work(change)
    const answer = render(reply, written, { isMinimal: isTerse || !maySee(change, request, isDryRun), isDryRun })
    if (isDryRun) throw new DryRun(answer)
    afterCommit = written.afterCommit
    await idempotent?.keep(written.isSecret === true ? { ...answer, body: null } : answer, change)
    return answer
  }

  try {
    const answer = await request.database.transaction(run)
    await onCommit(request)
    await afterCommit?.()
    return send(reply, answer, isTerse)
  } catch (error) {
    if (error instanceof DryRun) return send(reply, error.answer, isTerse)
    throw error
  }
}

/** Whether the body of a stored response leaves objects out. That of a bulk has a result for each; those of failures have a body anyway. */
function leavesOut (request: FastifyRequest, body: string): boolean {
  if (request.routeOptions.config.isBulk !== true) return body === ''
  const { results } = JSON.parse(body) as { results: Array<{ status: number, body?: object }> }
  return results.every(({ status, body }) => status >= 400 || body === undefined)
}

/** How an object is shown. */
interface Manner {
  /** The token may not read it, or the request prefers not to. */
  isMinimal: boolean
  /** Nothing is there that has a path or a tag. */
  isDryRun: boolean
}

/**
 * The object that a write shows, as text, its tag and the status.
 * @param toText serializes the object by its schema
 * @returns an empty body where the object is left out; a 200 becomes a 204
 */
export function renderObject (
  tags: EntityTags, { status, body, version, isSecret }: WriteResult & { body: object }, { isMinimal, isDryRun }: Manner,
  toText: (body: object) => string
): { status: number, body: string, etag: string | null } {
  const text = toText(body)
  const etag = version === undefined || isDryRun ? null : tags.of({ version, updatedAt: (body as State).updatedAt }, text)
  if (!isMinimal || isSecret === true || !('id' in body)) return { status, etag, body: text }
  return { status: status === 200 ? 204 : status, etag, body: '' }
}

function render (reply: FastifyReply, written: WriteResult, manner: Manner): Answer {
  const { status, body, isMinimal = false } = written
  const location = manner.isDryRun ? null : written.location ?? null
  if (typeof body !== 'object') return { status, location, etag: null, body: body ?? '', isMinimal }
  reply.code(status)
  const shown = renderObject(reply.server.entityTags, { ...written, body }, manner, object => String(reply.serialize(object)))
  return { location, isMinimal: shown.body === '', ...shown }
}

function send (reply: FastifyReply, { status, location, etag, body, isMinimal }: Answer, isTerse: boolean): FastifyReply {
  reply.code(status)
  if (status === 201 && location !== null) reply.header('location', location)
  if (isTerse && isMinimal) applied(reply, 'return=minimal')
  reply.entityTag = etag
  return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body)
}

/**
 * Optimistic locking: the states that `If-Match` allows (RFC 9110, section 13.1.1), on PATCH, PUT and DELETE; an empty list if
 * it has only foreign tags, undefined if every state is allowed, and that there is none.
 */
function readIfMatch (request: FastifyRequest): Expectation | undefined {
  const header = request.headers['if-match']?.trim()
  if (header === undefined || request.method === 'POST') return undefined
  if (header === '*') return header
  const tags = header.split(',').map(tag => tag.trim())
  if (!tags.every(tag => ENTITY_TAG.test(tag))) {
    throw new ApiError('BAD_ARGUMENT', { target: 'If-Match', message: 'If-Match must be * or ETags exactly as they were received' })
  }
  return tags.flatMap(tag => stateOf(tag) ?? [])
}
