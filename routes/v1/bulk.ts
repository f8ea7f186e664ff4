import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type Static, type TObject, type TProperties } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { unknownIn, withOthers } from '../../src/domain/custom-fields/unknown.js'
import type { Change } from '../../src/domain/shared/change.js'
import type { Scope } from '../../src/domain/shared/scopes.js'
import { ApiError, type Existing } from '../../src/errors.js'
import { BulkTime } from '../../src/http/bulk-time.js'
import { stateOf } from '../../src/http/entity-tag.js'
import { MAX_DETAILS } from '../../src/http/error-details.js'
import { RESPONSE_HEADERS } from '../../src/http/header-catalog.js'
import { prefersMinimal } from '../../src/http/prefer.js'
import { locationOf, toProblem } from '../../src/http/problem.js'
import { Turns } from '../../src/http/turns.js'
import { checkOf, isSound, withItemsApart } from '../../src/http/validation.js'
import { renderObject, WriteQuery, type WriteResult } from '../../src/http/write.js'
import {
  Described, EntityTag, HttpStatus, Int32, StrictObject, Version, Word, type Expected, type ExpectedState, type State
} from '../../src/schema.js'
import { v1Errors } from './errors.js'

const MAX_ITEMS = 100
/** Maximum number of faults that an item names: all items together may name as many as other requests. */
const MAX_FAULTS = 10
/** Bytes of all failures together, besides what stands around them, and of a shortened one, for which there is always room. */
const MAX_FAILURES = 16_384 - `{"failed":${MAX_ITEMS},"results":[]}`.length
const SHORT_FAILURE = 128

const BulkQuery = Type.Object({
  ...WriteQuery.properties,
  atomic: Type.Optional(Type.Boolean({
    description: 'All or nothing: the first failure becomes the response. It names the item, such as `items.3` for the fourth.'
  }))
})

/** The result of an item, as for a write of its own. */
type Done = Pick<WriteResult, 'location'> & { status: 200 | 201, version: number, body: Pick<State, 'updatedAt'> & { id: unknown } }

/** Many changes of one kind in one request. */
interface Bulk<Item extends Expected> {
  url: string
  operationId: string
  tags: string[]
  summary: string
  /** What an item does, and which events it has. */
  description: string
  scope: Scope
  params?: TObject
  /** Query parameters beside those of all bulk operations. */
  query?: TProperties
  /** The schema of an item, with a title. */
  item: TObject
  examples: Item[]
  /** The schema of the object that an item changes. */
  object: TObject
  /** Locks what the items change, in the same order for all bulk operations, so that no two wait for each other. */
  lock: (change: Change, items: Item[], request: FastifyRequest) => Promise<void>
  /** The key by which an upsert finds its object: each may come once in a request, as otherwise the last one would win unseen. */
  keyOf?: (item: Item) => { key: string, value: unknown }
  /** Does what a separate request would do. */
  perform: (change: Change, item: Omit<Item, keyof Expected>, request: FastifyRequest) => Promise<Done>
}

/** The schema of an answer: a result for each item. */
function BulkAnswer (object: TObject) {
  const Result = Type.Object({
    status: Described(HttpStatus, 'The status that a separate request would have.'),
    code: Type.Optional(Type.Unsafe(Described(
      RESPONSE_HEADERS['X-Error-Code'].schema, 'The code of the failure, as in `X-Error-Code`. Absent where the item succeeded.'
    ))),
    details: Type.Optional(Type.String({
      maxLength: MAX_DETAILS,
      description: 'Which field broke which rule, as in `X-Error-Details`. Only where the item failed for its fields.',
      examples: [RESPONSE_HEADERS['X-Error-Details'].example]
    })),
    location: Type.Optional(Type.String({
      format: 'uri-reference',
      maxLength: 200,
      description: 'Path of the new object, or of the conflicting one, as in `Location`.',
      examples: ['/api/v1/departments/42']
    })),
    allowedTransitions: Type.Optional(Type.Array(Word, {
      maxItems: 8,
      description: 'With `ILLEGAL_TRANSITION`: the statuses that the object may change to.',
      examples: [['in_process', 'give_up']]
    })),
    changed: Type.Optional(Type.Boolean({
      description: 'Whether the item changed something; true for a new object. Absent where the item failed.', examples: [true]
    })),
    version: Type.Optional(Version),
    etag: Type.Optional(Described(EntityTag, 'The `ETag` of the object.')),
    body: Type.Optional(Type.Union([object, Type.Unsafe<object>(v1Errors.schema)], {
      description: 'The object, or the error. The object is left out without the scope to read it, and with `Prefer: return=minimal`.'
    }))
  }, { title: `${object.title}BulkResult`, description: 'Result of one item.' })
  return Type.Object({
    failed: Int32({ maximum: MAX_ITEMS, description: 'Number of items that failed.', examples: [0] }),
    results: Type.Array(Result, { maxItems: MAX_ITEMS, description: 'Result of each item, in the order of the request.' })
  }, { title: `${object.title}BulkAnswer`, description: 'Results of the items. The status is 200 even if items failed.' })
}

/** Adds the route of a bulk. */
export function addBulk<Item extends Expected> (app: Parameters<FastifyPluginAsyncTypebox>[0], bulk: Bulk<Item>): void {
  const { url, operationId, tags, summary, description, scope, params, item, examples, object } = bulk
  const checkItem = checkOf(item, 'the item', MAX_FAULTS)
  // Operations of a company that lock the same rows take turns: otherwise each would wait with a connection, some for too long.
  const turns = new Turns()
  const Body = withItemsApart(StrictObject({
    items: Type.Array(item, { minItems: 1, maxItems: MAX_ITEMS, description: 'The changes to make, in this order.' })
  }, { title: `${item.title}s`, description: `Up to ${MAX_ITEMS} items.`, examples: [{ items: examples }] }))

  app.post(url, {
    config: { scope, extraErrorStatuses: [412], isBulk: true },
    schema: {
      operationId,
      tags,
      summary,
      description: `${description}\n\nUp to ${MAX_ITEMS} items are processed in order, each like a separate request: a later item sees ` +
        'the changes of earlier ones. An item that fails, even in validation, changes nothing and does not stop the others; `failed` ' +
        'counts such items. With `atomic=true` the first failure becomes the response, and nothing is changed. If `items` is not a ' +
        `list of 1 to ${MAX_ITEMS} objects, the whole request is a 400. One \`Idempotency-Key\` covers the whole request. ` +
        (bulk.keyOf === undefined ? '' : 'An object may come once: a second item for it is a 409 `ALREADY_EXISTS` that names the first. ') +
        'Errors have at most 16 kB in total: the first are complete, the others have only their code.',
      ...(params !== undefined && { params }),
      body: Body,
      querystring: Type.Object({ ...BulkQuery.properties, ...bulk.query }),
      response: { 200: BulkAnswer(object) }
    }
  }, async (request, reply) => {
    const { items } = request.body as { items: Item[] }
    return await turns.take(JSON.stringify([request.identity.companyId, request.params]), async () => {
      // Nothing is done for a client that has left meanwhile, or was told that the request took too long.
      if (reply.sent || reply.raw.destroyed) return reply
      const time = new BulkTime(items.length)
      return await reply.write(async change => {
        time.begin()
        const body = await performAll(change, { bulk, items, checkItem, time }, request, reply)
        return { status: 200, body, isMinimal: prefersMinimal(request) }
      }).catch((error: unknown) => { throw time.explain(error) })
    })
  })
}

interface Work<Item extends Expected> {
  bulk: Bulk<Item>, items: Item[], checkItem: (item: unknown) => ApiError | undefined, time: BulkTime
}

/**
 * Does the items one after the other, each under a savepoint.
 * @returns the answer as JSON
 * @throws ApiError the first failure if the operation is atomic; in any case a failure that is not the fault of an item
 */
async function performAll<Item extends Expected> (
  change: Change, { bulk, items, checkItem, time }: Work<Item>, request: FastifyRequest, reply: FastifyReply
): Promise<string> {
  const { scope, object, lock, keyOf, perform } = bulk
  const { atomic = false, validateOnly = false } = request.query as Static<typeof BulkQuery>
  const isTerse = prefersMinimal(request)
  const faults = items.map(checkItem)
  await lock(change, items.filter((_, index) => faults[index] === undefined), request)
  const results: string[] = []
  /** Objects that exist only if the whole operation is kept. */
  const made = new Set<string>()
  const named = new Named()
  let failed = 0
  let room = MAX_FAILURES - (SHORT_FAILURE + 1) * items.length
  for (const [index, item] of items.entries()) {
    time.next()
    const work = async () => {
      const { fields, expected } = split(item)
      const part = change.part(expected)
      const written = await perform(part, fields, request)
      const clash = keyOf === undefined ? undefined : named.clashOf(index, keyOf(item).key, `id ${written.body.id}`)
      if (clash !== undefined) throw clash
      const { location, version } = written
      if (location !== undefined) made.add(location)
      const manner = { isMinimal: isTerse || !part.maySee([scope], validateOnly), isDryRun: validateOnly }
      const { status, body, etag } = renderObject(request.server.entityTags, written, manner,
        whole => reply.serializeInput(whole as Record<string, unknown>, object))
      // A dry run leaves no trace: whether a value is the current one would reveal it.
      const seen = validateOnly && manner.isMinimal ? {} : { changed: part.hasRecorded, version }
      const outcome = { status, location: validateOnly ? undefined : location, ...seen, etag: etag ?? undefined }
      return toResult(outcome, body)
    }
    try {
      const by = keyOf?.(item)
      const clash = typeof by?.value === 'string' ? named.clashOf(index, by.key, `${by.key} ${by.value}`) : undefined
      if (faults[index] !== undefined) throw faults[index]
      if (clash !== undefined) throw clash
      results.push(await (atomic ? work() : change.tx.savepoint(work)))
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status >= 500) throw failure
      const error = await withOthers(failure, async () =>
        await change.tx.savepoint(async () => await unknownIn(change.part(), bulk.item, item, isSound)))
      const stays = (existing: Existing) => !made.has(locationOf(existing, request.server.prefix))
      if (atomic) throw error.of(`items.${index}`, stays)
      failed++
      results.push(toFailure(error, request, room + SHORT_FAILURE, validateOnly ? stays : () => true))
      room -= Buffer.byteLength(results.at(-1) as string)
    }
    room += SHORT_FAILURE
    // Otherwise the embedded database would work without a pause.
    await nextTurn()
  }
  return `{"failed":${failed},"results":[${results.join(',')}]}`
}

/** Which item of a request was the first to name an object. */
class Named {
  readonly #first = new Map<string, number>()

  /** The failure of an item whose object an earlier one names. */
  clashOf (index: number, target: string, name: string): ApiError | undefined {
    const first = this.#first.get(name) ?? index
    this.#first.set(name, first)
    if (first === index) return undefined
    return new ApiError('ALREADY_EXISTS', { target, message: `items.${first} is for the same object, which may come once in a request` })
  }
}

/** What an item does, and the states that it allows: the state of its `etag`, or any state with its `version`. */
function split<Item extends Expected> ({ version, etag, ...fields }: Item): {
  fields: Omit<Item, keyof Expected>, expected: ExpectedState[] | undefined
} {
  if (etag === undefined) return { fields, expected: version === undefined ? undefined : [{ version }] }
  const state = stateOf(etag)
  return { fields, expected: state === undefined || (version ?? state.version) !== state.version ? [] : [state] }
}

/**
 * The failure or, when that has more bytes than there is room for, its body alone, or its code alone: answers are kept and must not grow
 * with faults.
 */
function toFailure (error: ApiError, request: FastifyRequest, room: number, stays: (existing: Existing) => boolean): string {
  const problem = toProblem(error, request.id, request.server.prefix)
  const { status, code, headers: { 'x-error-details': details } } = problem
  const location = error.existing !== undefined && stays(error.existing) ? problem.headers.location : undefined
  const body = JSON.stringify(v1Errors.render(problem))
  for (const found of details === undefined ? [undefined] : [details, undefined]) {
    const whole = toResult({ status, code, details: found, location, allowedTransitions: error.allowed }, body)
    if (Buffer.byteLength(whole) <= room) return whole
  }
  return toResult({ status, code }, JSON.stringify({ title: problem.title, detail: 'see the code', status }))
}

/** @param body JSON; empty for none */
function toResult (outcome: object, body: string): string {
  return body === '' ? JSON.stringify(outcome) : `${JSON.stringify(outcome).slice(0, -1)},"body":${body}}`
}
