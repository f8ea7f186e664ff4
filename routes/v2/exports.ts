import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type TObject, type TSchema } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { walkApplications } from '../../src/domain/applications/queries.js'
import { Application } from '../../src/domain/applications/schema.js'
import { walkCandidates } from '../../src/domain/candidates/queries.js'
import { Candidate } from '../../src/domain/candidates/schema.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { findLastPosition, spanning, type LogPosition } from '../../src/domain/events/queries.js'
import { walkJobs } from '../../src/domain/jobs/queries.js'
import { Job } from '../../src/domain/jobs/schema.js'
import type { Scope } from '../../src/domain/shared/scopes.js'
import type { CompanyDatabase, JsonField, JsonRows } from '../../src/database/port.js'
import { toCursor } from '../../src/http/feed-cursor.js'
import { ConcurrencyLimiter } from '../../src/http/concurrency-limiter.js'

/** Rows per read: `first`, then as many as make about `bytes`, which bounds the memory of an export. */
const PAGE = { first: 100, least: 10, most: 1000, bytes: 1_000_000 }
/** Concurrent exports: slow readers must leave room for others, in their company and in other ones. */
const MAX_RUNNING = { ofToken: 2, ofCompany: 5 }
const TOKEN_CHECK_MS = 1000
// Ends exports that are never read to their end.
const MAX_DURATION_MS = 12 * 60 * 60 * 1000

interface ExportPage { after?: { id: number }, limit: number, byUpdate: false, separator: '\n' }

interface Exported {
  name: string
  scope: Scope
  schema: TObject
  /** The next rows by id. */
  walk: (db: CompanyDatabase, companyId: number, page: ExportPage, fields: readonly JsonField[]) => Promise<JsonRows>
}

const EXPORTED: Exported[] = [
  {
    name: 'applications',
    scope: 'applications:read',
    // Elsewhere in this version an application may hold what `expand` adds.
    schema: Type.Object(Application.properties, { title: 'ApplicationRow', description: Application.description }),
    walk: async (db, companyId, page, fields) => await walkApplications(db, companyId, {}, page, fields)
  },
  {
    name: 'candidates',
    scope: 'candidates:read',
    schema: Candidate,
    walk: async (db, companyId, page, fields) => await walkCandidates(db, companyId, {}, page, fields)
  },
  {
    name: 'jobs',
    scope: 'jobs:read',
    schema: Job,
    walk: async (db, companyId, page, fields) => await walkJobs(db, companyId, {}, page, fields)
  }
]

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
  for (const exported of EXPORTED) {
    const { name, scope, schema } = exported
    app.get(`/exports/${name}`, {
      config: { scope: ['events:read', scope] },
      handlerTimeout: MAX_DURATION_MS,
      schema: {
        operationId: `export${name[0]?.toUpperCase()}${name.slice(1)}`,
        tags: ['events'],
        summary: `Export all ${name}, to go on with the feed`,
        description: 'One JSON object a line, by id. The last line is `{"cursor": …}`: go on with `GET /api/v2/events?after=…`. An ' +
          'answer without that line is not whole: it ends early when the token is revoked or expires, or when less than about 1 MB a ' +
          'minute is read. The cursor is older than the first row, so that events which the rows hold already may come again: applied ' +
          'in their order they end in the same state. Two exports of a token run at a time, and five of a company; one more is a 429.',
        response: { 200: { description: 'Rows, then the cursor.', content: { 'application/x-ndjson': { schema: schema as TSchema } } } }
      }
    }, async (request, reply) => {
      reply.type('application/x-ndjson; charset=utf-8')
      if (request.method === 'HEAD') return Readable.from([])
      const { companyId } = request.identity
      const release = acquire(request.identity)
      // The client may have disconnected already.
      if (reply.raw.destroyed) release()
      else reply.raw.on('close', release).on('close', watchToken(request, reply))
      const begin = await findLastPosition(request.database, companyId)
      return Readable.from(lines(request, exported, begin), { objectMode: false })
    })
  }
}

/** The lines of an export, page by page; while one page is sent, only the next is read (backpressure). */
async function * lines (
  { database, identity: { companyId }, reader }: FastifyRequest, { schema, walk }: Exported, begin: LogPosition
): AsyncGenerator<Buffer | string> {
  const fields = jsonFields(schema, reader)
  let limit = PAGE.first
  const read = async (id?: number): Promise<{ page: JsonRows, limit: number }> => {
    const asked = { after: id === undefined ? undefined : { id }, limit, byUpdate: false, separator: '\n' } as const
    return { page: await walk(database, companyId, asked, fields), limit: asked.limit }
  }
  let next: ReturnType<typeof read> | undefined = read()
  while (next !== undefined) {
    const { page, limit: most }: Awaited<typeof next> = await next
    if (page.count === 0) break
    next = page.count > most ? read(page.last('id') as number) : undefined
    // The error is thrown where the page is awaited, not as an unhandled rejection.
    next?.catch(() => {})
    const fitting = PAGE.bytes * Math.min(page.count, most) / page.json.length
    limit = Math.ceil(Math.max(PAGE.least, Math.min(fitting, limit * 2, PAGE.most)))
    yield page.json
    yield '\n'
  }
  const cursor = toCursor(companyId, spanning(begin, await findLastPosition(database, companyId)))
  yield `${JSON.stringify({ cursor })}\n`
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
