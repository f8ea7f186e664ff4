import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type TSchema } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RowId } from '../../src/database/port.js'
import { EVERYTHING } from '../../src/domain/events/catalog.js'
import { findLastPosition, readFeed, spanning, type LogPosition } from '../../src/domain/events/queries.js'
import { inPascalCase, inWords } from '../../src/domain/engine/describe.js'
import { withCustomFilters } from '../../src/domain/custom-fields/filters.js'
import type { CustomEntity } from '../../src/domain/shared/custom-values.js'
import { KINDS } from '../../src/domain/kinds/table.js'
import { filtersIn, type FilterValues } from '../../src/domain/shared/filters.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { expand, walkJson, type Resource } from '../../src/domain/shared/resource.js'
import { ApiError } from '../../src/errors.js'
import { ConcurrencyLimiter } from '../../src/http/concurrency-limiter.js'
import { Cursor, cursorRule, readCursor, toCursor } from '../../src/http/feed-cursor.js'
import { rangesInOrder } from '../../src/http/time-ranges.js'
import { withRules, type QueryRule } from '../../src/http/validation.js'
import { Described } from '../../src/schema.js'
import { allowedExpansion, answerOf, expandParameter, filterParameters, scopesOf } from './resources.js'

type ExportRequest = FastifyRequest<{ Querystring: FilterValues }>

/** Rows per read: `first`, then as many as fill about `bytes`, which bounds the memory of an export. */
const PAGE = { first: 100, min: 10, max: 1000, bytes: 1_000_000 }
/** Concurrent exports: slow readers must leave room for others, in their company and in other ones. */
const MAX_RUNNING = { ofToken: 2, ofCompany: 5 }
const TOKEN_CHECK_MS = 1000
/** How long an export that has begun repeats a read while the database is not available, and after which pauses. */
const PATIENCE_MS = 30_000
const PAUSE_MS = 500
// Ends exports that are never read to their end.
const MAX_DURATION_MS = 12 * 60 * 60 * 1000

const resumptionOf = ({ schema }: Resource) => ({
  // Without an example: it goes with a cursor, of which there is none.
  after: Type.Optional(Described(
    schema.properties.id as TSchema,
    'Only rows after the one with this id, which is in the last complete line of an interrupted export.', { examples: undefined })),
  cursor: Type.Optional(Described(Cursor, '`X-Export-Cursor` of the interrupted export. Use it with `after`.'))
})

/** Without the first cursor, changes of the rows that were read before would be missed. */
const bothOrNone: QueryRule = ({ after }, _route, sent) => after !== undefined && !sent.includes('cursor')
  ? [{ target: 'cursor', message: 'cursor must come with after: it is the X-Export-Cursor of the interrupted export' }]
  : []

/** Exports all rows of a kind, and the cursor from which to continue with the feed. */
export const exports: FastifyPluginAsyncTypebox = async app => {
  const byToken = new ConcurrencyLimiter(MAX_RUNNING.ofToken, 'exports of this token')
  const byCompany = new ConcurrencyLimiter(MAX_RUNNING.ofCompany, 'exports of this company')
  const acquire = ({ tokenId, companyId }: FastifyRequest['identity']): () => void => {
    const releases = [byToken.acquire(tokenId)]
    const release = () => { for (const each of releases) each() }
    try {
      releases.push(byCompany.acquire(companyId))
    } catch (error) {
      release()
      throw error
    }
    return release
  }
  /** The rows, of which the first are there: a failure until then is an answer of its own, without a cursor, and not compressed. */
  const start = async (request: ExportRequest, reply: FastifyReply, exported: Exported): Promise<Readable> => {
    request.turnTo('export')
    const release = acquire(request.identity)
    const rows = Readable.from(lines(request, reply, exported), { objectMode: false })
    // The client may have disconnected already.
    if (reply.raw.destroyed) {
      release()
      return rows
    }
    reply.raw.on('close', release).on('close', watchToken(request, reply))
    // If the client leaves meanwhile, the request ends at once.
    await Promise.race([once(rows, 'readable'), once(reply.raw, 'close')])
    return rows
  }
  for (const resource of KINDS) {
    const { plural: name } = resource
    const Query = Type.Object({ ...filterParameters(resource), ...expandParameter(resource), ...resumptionOf(resource) })
    app.get<{ Querystring: FilterValues }>(`/exports/${name}`, {
      config: {
        scope: ['events:read', ...scopesOf(resource)],
        extraErrorStatuses: [410],
        extraHeaders: ['X-Export-Cursor'],
        timeLimit: MAX_DURATION_MS
      },
      schema: {
        operationId: `export${inPascalCase(name)}`,
        tags: ['events'],
        summary: `Export all ${inWords(name)}, then continue with the feed`,
        description: 'One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: ' +
          'continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is ' +
          'revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the ' +
          'feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an ' +
          'interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can ' +
          'run two exports at a time, and a company five; one more is a 429.',
        querystring: withRules(Query, rangesInOrder, bothOrNone, cursorRule('cursor')),
        response: {
          200: { description: 'Rows, then the cursor.', content: { 'application/x-ndjson': { schema: answerOf(resource) } } }
        }
      }
    }, async (request, reply) => {
      reply.type('application/x-ndjson; charset=utf-8')
      const { companyId } = request.identity
      const names = allowedExpansion(resource, request)
      const filter = await withCustomFilters(request, resource.name as CustomEntity, filtersIn(resource, request.query))
      const begin = await findBegin(request)
      const rows = request.method === 'HEAD' ? Readable.from([]) : await start(request, reply, { resource, filter, names, begin })
      return reply.header('x-export-cursor', toCursor(companyId, begin)).send(rows)
    })
  }
}

/** Where the feed continues after the export: its end now, or, for a resumed export, its end when that export began. */
async function findBegin ({ database, identity: { companyId }, query: { cursor } }: ExportRequest): Promise<LogPosition> {
  if (cursor === undefined) return await findLastPosition(database, companyId)
  const begin = readCursor(cursor, companyId, 'cursor')
  await readFeed(database, companyId, {}, EVERYTHING, begin, 1).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'CURSOR_EXPIRED')) throw error
    const message = 'the cursor is no longer in the log; export again from the beginning'
    throw new ApiError('CURSOR_EXPIRED', { target: 'cursor', message })
  })
  return begin
}

/** What is exported: objects that match the filter, with what `expand` names, and the position before them. */
interface Exported { resource: Resource, filter: FilterValues, names: readonly string[], begin: LogPosition }

/**
 * The lines of an export, page by page. The next page is read when the client has taken the last one (backpressure), and only the bytes of
 * a page are kept: an export that nobody reads holds one page.
 */
async function * lines (
  { database, identity: { companyId }, reader, query }: ExportRequest, { raw }: FastifyReply,
  { resource, filter, names, begin }: Exported
): AsyncGenerator<Buffer | string> {
  const fields = jsonFields(resource.schema, reader)
  const read = async (id: RowId | undefined, limit: number): Promise<Page> => {
    const asked = { after: id === undefined ? undefined : { id }, limit, by: 'id', separator: '\n' } as const
    const rows = await walkJson(database, resource, companyId, filter, asked, fields)
    const { json, count, last } = await expand(database, resource, companyId, rows, names, reader, { separator: '\n' })
    return { json, count: Math.min(count, limit), last: last('id') as RowId, isLast: count <= limit }
  }
  let [after, limit, isLast, hasBegun] = [query.after as RowId | undefined, PAGE.first, false, false]
  while (!isLast) {
    const next = async () => await read(after, limit)
    const page = hasBegun ? await patiently(raw, next) : await next()
    hasBegun = true
    if (page.count > 0) {
      yield page.json
      yield '\n'
      const fitting = PAGE.bytes * page.count / page.json.length
      limit = Math.ceil(Math.max(PAGE.min, Math.min(fitting, limit * 2, PAGE.max)))
    }
    [after, isLast] = [page.last, page.isLast]
    if (!isLast && raw.socket?.writableNeedDrain === true) await taken(raw.socket)
  }
  const end = await patiently(raw, async () => await findLastPosition(database, companyId))
  const cursor = toCursor(companyId, spanning(begin, end))
  yield `${JSON.stringify({ cursor })}\n`
}

/**
 * Repeats a read while the database is busy or cannot be reached, for a while: an export that has begun has no other way to tell its client
 * than to break off.
 */
async function patiently<T> (raw: ServerResponse, read: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + PATIENCE_MS; ;) {
    try {
      return await read()
    } catch (error) {
      const isPassing = error instanceof ApiError && error.code === 'UNAVAILABLE'
      if (!isPassing || raw.destroyed || performance.now() > end) throw error
      await sleep(PAUSE_MS)
    }
  }
}

/** Rows of an export, without the result that they come from: that would keep everything that the database sent in memory. */
interface Page { json: Buffer, count: number, last: RowId, isLast: boolean }

/** Resolves when the client has taken what was written, or has left. */
async function taken (socket: Socket): Promise<void> {
  await new Promise<void>(resolve => {
    const end = () => {
      socket.off('drain', end).off('close', end)
      resolve()
    }
    socket.on('drain', end).on('close', end)
  })
}

/** Aborts an export whose token is no longer valid; the client sees that it is incomplete. @returns a function that stops watching */
function watchToken (request: FastifyRequest, reply: FastifyReply): () => void {
  const timer = setInterval(() => {
    request.isStillAuthorized().then(holds => {
      if (holds || reply.raw.closed) return
      request.log.info('export aborted: its token was revoked or has expired')
      // A reset also drops the bytes that the kernel still holds for the client.
      request.raw.socket.resetAndDestroy()
    }, () => {}) // While the check fails, the database returns no further rows either.
  }, TOKEN_CHECK_MS).unref()
  return () => clearInterval(timer)
}
