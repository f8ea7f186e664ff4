import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type TProperties, type TSchema } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { EVERYTHING } from '../../src/domain/events/catalog.js'
import { findLastPosition, readFeed, type LogPosition } from '../../src/domain/events/queries.js'
import { inPascalCase, inWords } from '../../src/domain/engine/describe.js'
import type { FilterValues } from '../../src/domain/shared/filters.js'
import type { Resource } from '../../src/domain/shared/resource.js'
import { ApiError } from '../../src/errors.js'
import { ConcurrencyLimiter } from '../../src/http/concurrency-limiter.js'
import { Cursor, cursorRule, readCursor, toCursor } from '../../src/http/feed-cursor.js'
import { rangesInOrder } from '../../src/http/time-ranges.js'
import { withRules, type QueryRule } from '../../src/http/validation.js'
import { Described } from '../../src/schema.js'
import { scopesOf } from '../shared/access.js'
import { CATALOGUES } from '../shared/catalogues.js'
import { catalogueFilters } from './catalogues.js'
import { exportLines, type Exported, type ExportRequest } from './export-lines.js'
import { allowedExpansion, Expand, filterOf, viewOf } from './reading.js'

/** Concurrent exports: slow readers must leave room for others, in their company and in other ones. */
const MAX_RUNNING = { ofToken: 2, ofCompany: 5 }
const TOKEN_CHECK_MS = 1000
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

/** Exports all rows of a kind that another file names (`exportAll`), and the cursor from which to continue with the feed. */
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
    const rows = Readable.from(exportLines(request, reply, exported), { objectMode: false })
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
  const catalogues = CATALOGUES.map(catalogue => [catalogue.kind, catalogueFilters(catalogue)] as const)
  for (const [resource, filters] of [...app.exported, ...catalogues]) {
    const { plural: name, related } = resource
    const expansion: TProperties = related === undefined ? {} : { expand: Expand(resource) }
    const Query = Type.Object({ ...filters, ...expansion, ...resumptionOf(resource) })
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
          200: { description: 'Rows, then the cursor.', content: { 'application/x-ndjson': { schema: viewOf(resource) } } }
        }
      }
    }, async (request, reply) => {
      reply.type('application/x-ndjson; charset=utf-8')
      const { companyId } = request.identity
      const names = allowedExpansion(resource, request)
      const filter = await filterOf(resource, request)
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
