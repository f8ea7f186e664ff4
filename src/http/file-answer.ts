import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors.js'
import { contentOf, fittingName } from '../files/content-type.js'
import { turnsOf, type Turn } from '../files/pace.js'
import type { FileStore } from '../files/port.js'
import { matchesTag } from './entity-tag.js'

/** A file as its answer describes it. */
export interface SentFile {
  id: string
  fileName: string
  contentType: string
  size: number
  sha256: string
  /** To be shown, if its type is one that browsers show; otherwise to be saved. */
  isInline?: boolean
}

/** Nothing of a file is ever run, whatever a browser thinks that it is. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; form-action 'none'"
/** What a file has besides: an image is styled by the browser, and the viewers for PDF are scripts, which a sandbox refuses. */
const MORE = { saved: '; sandbox', image: "; style-src 'unsafe-inline'; sandbox", pdf: '' }

/** How long a download may take: longer than a client takes that reads the largest file as slowly as `plugins/connections.ts` lets it. */
export const DOWNLOAD_MS = 2 * 60 * 60_000
/** Bytes that a download may hold for its client like any answer; one with more takes a place of those that are read slowly. */
const QUICK = 262_144

/**
 * Sends the bytes of a file, or the range of them that the request asks for (RFC 9110, section 14). A file never changes, so its hash is
 * its tag.
 * @throws ApiError RANGE_NOT_SATISFIABLE, UNAVAILABLE
 */
export async function sendFile (
  request: FastifyRequest, reply: FastifyReply, store: FileStore, companyId: number,
  { id, fileName, contentType, size, sha256, isInline = false }: SentFile
): Promise<FastifyReply> {
  const tag = `"${sha256}"`
  const isHead = request.method === 'HEAD'
  const isThere = matchesTag(request.headers['if-none-match'], tag)
  const { range, 'if-range': ifRange = tag } = request.headers
  const asked = ifRange === tag && !isHead && !isThere ? rangeOf(range, size) : undefined
  const [first, last] = asked ?? [0, size - 1]
  if (!isHead && !isThere && last - first >= QUICK) request.turnTo('export')
  // Before the headers: a failure is no file, and must not be saved as one. A stream leaves the length as it is.
  const bytes = isHead || isThere ? Readable.from([]) : await store.read({ companyId, id }, first, last)
  const content = contentOf(contentType)
  const use = isInline ? content?.shownAs ?? 'saved' : 'saved'
  // Files that were kept before have the names that they came with.
  const name = content === undefined ? fileName : fittingName(fileName, content)
  reply.header('content-security-policy', POLICY + MORE[use])
    .header('content-disposition', dispositionOf(use === 'saved' ? 'attachment' : 'inline', name)).header('accept-ranges', 'bytes')
    .header('etag', tag).header('cache-control', 'private, no-cache')
  if (isThere) return reply.code(304).send()
  reply.type(contentType).header('content-length', last - first + 1)
  if (asked !== undefined) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`)
  if (isHead) return reply.send(bytes)
  const pass = turnsOf(async turn => await request.server.filePace.turn(companyId, turn), last - first + 1)
  const sent = Readable.from(paced(bytes, pass), { objectMode: false })
  // Of a client that has left already, not even the first piece is asked for.
  sent.once('close', () => { bytes.destroy() })
  return reply.send(sent)
}

async function * paced (bytes: AsyncIterable<Buffer>, pass: Turn): AsyncGenerator<Buffer> {
  for await (const piece of bytes) {
    await pass(piece.length)
    yield piece
  }
}

/**
 * The first and last byte of a header such as `bytes=0-99`; undefined for one that is to be ignored, such as several ranges.
 * @throws ApiError RANGE_NOT_SATISFIABLE
 */
function rangeOf (header: string | undefined, size: number): [number, number] | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  const [first, last] = from === '' ? [Math.max(0, size - Number(to)), size - 1] : [Number(from), to === '' ? size - 1 : Number(to)]
  if (first >= size) {
    const message = `the file has ${size} bytes`
    throw new ApiError('RANGE_NOT_SATISFIABLE', { target: 'Range', message }, { headers: { 'content-range': `bytes */${size}` } })
  }
  return [first, Math.min(last, size - 1)]
}

/** What to do with a file of this name (RFC 6266): for old clients in ASCII, else whole. */
function dispositionOf (type: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_')
  if (plain === name) return `${type}; filename="${name}"`
  const encoded = encodeURIComponent(name).replace(/['()*]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
