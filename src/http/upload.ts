import type { IncomingMessage } from 'node:http'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors.js'
import { findContentType, inUtf8, type ContentType } from '../files/content-type.js'
import { Spool } from '../files/spool.js'

/** A file that has arrived, with its type. */
export interface Upload { bytes: Spool, fileName: string, content: ContentType }

/** A form as the schema of a route checks it. */
export interface Form {
  /** The fields. That of the file has its hash and its name, which tell apart two forms with the same other fields. */
  body: Record<string, string>
  upload: Upload | undefined
}

/** Of what a form may have, only a file and a few short fields. */
const LIMITS = { fields: 8, files: 2, parts: 10, fieldSize: 1000, fieldNameSize: 100, headerPairs: 20 }
const FILE = 'file'
/** A byte of another encoding becomes so many bytes of UTF-8, at most. */
const MOST_OF_UTF8 = 3
/** In milliseconds. Tests have less of it. */
export const PATIENCE = {
  /** Without a byte, and in all: then a form is cut off. */
  idle: 10_000,
  arrival: 120_000,
  check: 500
}

/**
 * Reads a form with one file while it arrives.
 * @param limit bytes that the file may have
 * @throws ApiError BAD_ARGUMENT, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for the type of the content, REQUEST_TIMEOUT
 */
export async function receiveForm (request: FastifyRequest, limit: number): Promise<Form> {
  const watch = new Watch(request.raw)
  const reading = readForm(request, limit)
  try {
    return await Promise.race([reading, watch.late])
  } catch (error) {
    // The file of a form that is late or not whole goes when its reading ends.
    reading.then(async ({ upload }) => await upload?.bytes.close()).catch(() => {})
    passOver(request.raw)
    throw toApiError(error)
  } finally {
    watch.end()
  }
}

/** Reads no more of the form: what still comes goes by until the connection ends, with the answer. */
function passOver (incoming: IncomingMessage): void {
  const { socket } = incoming
  incoming.unpipe()
  incoming.resume()
  // After the answer, Node does not tell the request that its connection has ended; its parser would wait, with its file, for ever.
  const end = (): void => { incoming.destroy() }
  socket.once('close', end)
  incoming.once('close', () => socket.off('close', end))
}

async function readForm (request: FastifyRequest, limit: number): Promise<Form> {
  const body: Record<string, string> = {}
  let upload: Upload | undefined
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: limit + 1 } })) {
      if (part.fieldname in body) throw refusal(part.fieldname, `${part.fieldname} must come once`)
      if (part.type === 'field') body[part.fieldname] = readField(part as Field)
      else {
        if (part.fieldname !== FILE) throw refusal(part.fieldname, `${part.fieldname} is not a field for a file`, 'unknown')
        upload = await readFile(part, limit, request)
        body[FILE] = `${upload.bytes.sha256} ${upload.fileName}`
      }
    }
    return { body, upload }
  } catch (error) {
    await upload?.bytes.close()
    throw error
  }
}

/** Watches over a form that may not arrive in time. */
class Watch {
  /** Rejects when the form is late. */
  readonly late: Promise<never>
  #fail: (error: ApiError) => void = () => {}
  #at = performance.now()
  #end = performance.now() + PATIENCE.arrival
  readonly #timer: NodeJS.Timeout
  readonly #note = (): void => { this.#at = performance.now() }

  constructor (private readonly incoming: IncomingMessage) {
    this.late = new Promise((_resolve, reject) => { this.#fail = reject })
    this.late.catch(() => {})
    incoming.on('data', this.#note)
    this.#timer = setInterval(() => {
      const now = performance.now()
      // A form that waits for the disk of the server or for its turn, or that is here, is not late.
      if (incoming.isPaused() || incoming.complete) {
        this.#at = now
        this.#end += PATIENCE.check
      }
      if (now - this.#at < PATIENCE.idle && now < this.#end) return
      this.#fail(new ApiError('REQUEST_TIMEOUT', undefined, { headers: { connection: 'close' } }))
    }, PATIENCE.check).unref()
  }

  end (): void {
    clearInterval(this.#timer)
    this.incoming.off('data', this.#note)
  }
}

interface Field { fieldname: string, value: unknown, fieldnameTruncated: boolean, valueTruncated: boolean }

function readField ({ fieldname, value, fieldnameTruncated, valueTruncated }: Field): string {
  if (fieldname === FILE) throw refusal(FILE, 'file must be a file, with a name')
  if (fieldnameTruncated) throw refusal(fieldname, 'a name of a field is too long', 'unknown')
  if (valueTruncated) throw refusal(fieldname, `${fieldname} is too long`)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

async function readFile ({ file, filename }: MultipartFile, limit: number, request: FastifyRequest): Promise<Upload> {
  const fileName = toFileName(filename)
  const turn = async (bytes: number) => await request.server.filePace.turn(request.identity.companyId, bytes)
  const bytes = await Spool.of(file, limit, turn)
  try {
    if (bytes.size === 0) throw refusal(FILE, 'file must not be empty')
    const content = await findContentType(bytes)
    if (content === undefined) {
      throw new ApiError('UNSUPPORTED_MEDIA_TYPE', {
        target: FILE, message: 'file must be a PDF, DOC, DOCX, ODT, RTF, PNG, JPEG or WebP file, or plain text'
      })
    }
    if (content.encoding === undefined) return { bytes, fileName, content }
    request.holdFile(Math.min(MOST_OF_UTF8 * bytes.size, limit))
    const converted = await Spool.of(inUtf8(bytes, content.encoding), limit, turn)
    await bytes.close()
    return { bytes: converted, fileName, content }
  } catch (error) {
    await bytes.close().catch(() => {})
    throw error
  }
}

/** The name without a path, control characters and marks of direction. @throws ApiError BAD_ARGUMENT */
function toFileName (given: string | undefined): string {
  const name = (given ?? '').split(/[/\\]/).at(-1)?.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .toWellFormed().normalize('NFC').trim() ?? ''
  if (name === '' || /^\.+$/.test(name)) throw refusal(FILE, 'file must have a name')
  if ([...name].length > 255) throw refusal(FILE, 'the name of file must not have more than 255 characters', 'max-length')
  return name
}

function refusal (target: string, message: string, rule: 'invalid' | 'unknown' | 'max-length' = 'invalid'): ApiError {
  return new ApiError('BAD_ARGUMENT', { target, message, rule: rule === 'max-length' ? { name: rule, max: 255 } : { name: rule } })
}

/** What the parser of forms throws is a fault of the form. */
function toApiError (error: unknown): unknown {
  if (error instanceof ApiError) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) return refusal('request', 'the form must have a file and the fields of this operation')
  if (code === 'FST_PROTO_VIOLATION') return refusal('request', 'the form has a field that no form may have', 'unknown')
  if (code === 'FST_INVALID_JSON_FIELD_ERROR') return refusal('request', 'the fields of the form must be text')
  const hasLeft = code === 'ECONNRESET' && message === 'aborted'
  if (code === '' || hasLeft || code.startsWith('FST_MP')) return new ApiError('MALFORMED_REQUEST', `the form cannot be read: ${message}`)
  return error
}
