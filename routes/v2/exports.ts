import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type TSchema } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { walkApplications } from '../../src/domain/applications/queries.js'
import { Application } from '../../src/domain/applications/schema.js'
import { visibleCandidate, walkCandidates } from '../../src/domain/candidates/queries.js'
import { Candidate } from '../../src/domain/candidates/schema.js'
import { findLasts } from '../../src/domain/events/queries.js'
import { toJob, walkJobs } from '../../src/domain/jobs/queries.js'
import { Job } from '../../src/domain/jobs/schema.js'
import { holdsScope, type Scope } from '../../src/domain/tokens/schema.js'
import type { Queryable } from '../../src/database/port.js'
import { toCursor } from '../../src/http/feed-cursor.js'
import { Turnstile } from '../../src/http/turnstile.js'

/** Rows that are read at a time: so many at first, and then as many as make about so many characters, which is what memory holds. */
const PAGE = { first: 100, least: 10, most: 1000, characters: 1_000_000 }
/** Exports of a company at a time: slow readers must leave room for others. */
const MOST_OF_COMPANY = 5
// Ends what nobody reads to its end, some day.
const LONGEST_MS = 12 * 60 * 60 * 1000

interface Row { id: number }

interface Exported {
  name: string
  scope: Scope
  schema: TSchema
  /** The next rows by id, as this reader may see them. */
  walk: (db: Queryable, identity: FastifyRequest['identity'], page: { after?: { id: number }, limit: number, byUpdate: false }) => Promise<Row[]>
}

const EXPORTED: Exported[] = [
  {
    name: 'applications',
    scope: 'applications:read',
    // Elsewhere in this version an application may hold what `expand` adds.
    schema: Type.Object(Application.properties, { title: 'ApplicationRow' }),
    walk: async (db, { companyId }, page) => await walkApplications(db, companyId, {}, page)
  },
  {
    name: 'candidates',
    scope: 'candidates:read',
    schema: Candidate,
    walk: async (db, { companyId, scopes }, page) => {
      const reader = { maySeeDocument: holdsScope(scopes, 'candidates:sensitive'), maySeeCompensation: holdsScope(scopes, 'compensation:read') }
      return (await walkCandidates(db, companyId, {}, page)).map(row => visibleCandidate(row, reader))
    }
  },
  {
    name: 'jobs',
    scope: 'jobs:read',
    schema: Job,
    walk: async (db, { companyId, scopes }, page) => (await walkJobs(db, companyId, {}, page, true)).map(row => toJob(row, holdsScope(scopes, 'compensation:read')))
  }
]

/** Everything of a kind at once, and from where to go on with the feed. */
export const exports: FastifyPluginAsyncTypebox = async app => {
  const turnstile = new Turnstile(MOST_OF_COMPANY, 'exports of this company')
  for (const exported of EXPORTED) {
    const { name, scope, schema } = exported
    app.get(`/exports/${name}`, {
      config: { scope: ['events:read', scope] },
      handlerTimeout: LONGEST_MS,
      schema: {
        operationId: `export${name[0]?.toUpperCase()}${name.slice(1)}`,
        tags: ['events'],
        summary: `Export all ${name}, to go on with the feed`,
        description: 'One JSON object a line, by id. The last line is `{"cursor": …}`: go on with `GET /api/v2/events?after=…`. An answer without it is not whole. ' +
          'The cursor is older than the first row, so events that the rows hold already may come again: applied in their order they end in the same state.',
        response: { 200: { description: 'Rows, then the cursor.', content: { 'application/x-ndjson': { schema } } } }
      }
    }, async (request, reply) => {
      reply.type('application/x-ndjson; charset=utf-8')
      if (request.method === 'HEAD') return Readable.from([])
      const { companyId } = request.identity
      const leave = turnstile.enter(companyId)
      // A client may be gone already.
      if (reply.raw.destroyed) leave()
      else reply.raw.on('close', leave)
      const cursor = toCursor(companyId, (await findLasts(app.database, [companyId])).get(companyId) ?? 0)
      return Readable.from(lines(app.database, request, reply, exported, cursor), { objectMode: false })
    })
  }
}

interface Page { rows: Row[], hasMore: boolean }

/** The lines of an export, a page at a time; the next page is read while one is sent, and no further ahead. */
async function * lines (db: Queryable, { identity }: FastifyRequest, reply: FastifyReply, { schema, walk }: Exported, cursor: string): AsyncGenerator<string> {
  const serialise = reply.compileSerializationSchema(schema)
  let size = PAGE.first
  const read = async (after?: Row): Promise<Page> => {
    const limit = size
    const rows = await walk(db, identity, { after, limit, byUpdate: false })
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
  }
  let next: Promise<Page> | undefined = read()
  while (next !== undefined) {
    const { rows, hasMore }: Page = await next
    next = hasMore ? read(rows.at(-1)) : undefined
    // A failure is thrown where it is awaited, not before.
    next?.catch(() => {})
    const text = rows.map(row => `${serialise(row as never)}\n`).join('')
    if (text === '') break
    size = Math.ceil(Math.max(PAGE.least, Math.min(PAGE.characters / (text.length / rows.length), size * 2, PAGE.most)))
    yield text
  }
  yield `${JSON.stringify({ cursor })}\n`
}
