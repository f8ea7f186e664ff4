import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RowId } from '../../src/database/port.js'
import { findLastPosition, spanning, type LogPosition } from '../../src/domain/events/queries.js'
import type { FilterValues } from '../../src/domain/shared/filters.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { expand, walkJson, type Resource } from '../../src/domain/shared/resource.js'
import { ApiError } from '../../src/errors.js'
import { toCursor } from '../../src/http/feed-cursor.js'

/** Rows per read: `first`, then as many as fill about `bytes`, which bounds the memory of an export. */
const PAGE = { first: 100, min: 10, max: 1000, bytes: 1_000_000 }
/** How long an export that has begun repeats a read while the database is not available, and after which pauses. */
const MAX_WAIT_MS = 30_000
const PAUSE_MS = 500

export type ExportRequest = FastifyRequest<{ Querystring: FilterValues }>

/** What is exported: objects that match the filter, with what `expand` names, and the position before them. */
export interface Exported { resource: Resource, filter: FilterValues, names: readonly string[], begin: LogPosition }

/**
 * The lines of an export, page by page. The next page is read when the client has taken the last one (backpressure), and only the bytes of
 * a page are kept: an export that nobody reads holds one page.
 */
export async function * exportLines (
  { database, identity: { companyId }, reader, query }: ExportRequest, { raw }: FastifyReply,
  { resource, filter, names, begin }: Exported
): AsyncGenerator<Buffer | string> {
  const fields = jsonFields(resource.schema, reader)
  const read = async (id: RowId | undefined, limit: number): Promise<Page> => {
    const asked = { after: id === undefined ? undefined : { id }, limit, by: 'id' } as const
    const rows = await walkJson(database, resource, companyId, filter, asked, fields)
    const { objects, count, last } = await expand(database, resource, companyId, rows, names, reader)
    return { json: Buffer.from(objects.join('\n')), count: objects.length, last: last('id') as RowId, isLast: count <= limit }
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
  for (const end = performance.now() + MAX_WAIT_MS; ;) {
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
