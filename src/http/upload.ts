import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors.js'
import { findContentType, fittingName, type ContentType } from '../files/content-type.js'
import { TURN, type Turn } from '../files/pace.js'
import { Spool } from '../files/spool.js'
import { checkJson, describeSyntaxError } from './json-body.js'

/** A file that has arrived, with its type. */
export interface Upload { bytes: Spool, fileName: string, content: ContentType }

/** What a form has: its file by the name of the field, and, for some, one part of JSON. All else are short fields. */
export interface FormParts { file: string, json?: string }

/** A form as the schema of a route checks it. */
export interface Form {
  /** The fields. That of the file has its hash and its name, which tell apart two forms with the same other fields. */
  body: Record<string, unknown>
  upload: Upload | undefined
}

/** Of what a form may have, only a file and a few short fields. */
const LIMITS = { fields: 8, files: 2, parts: 10, fieldSize: 1000, fieldNameSize: 100, headerPairs: 20 }
/** Bytes of a part of JSON. */
const MAX_JSON = 131_072
/** In milliseconds. Tests have less of it. */
export const MAX_WAIT = {
  /** Without a byte, and in all: then a form is cut off. */
  idle: 10_000,
  arrival: 120_000,
  check: 500
}

/** Bytes that a form may have besides its file: its fields, and what stands between and around its parts. */
const BESIDE_FILE = 16_384

/** Bytes that a form with such a file may have, all in all. */
export const formLimit = (fileLimit: number, { json }: FormParts): number => fileLimit + BESIDE_FILE + (json === undefined ? 0 : MAX_JSON)

/** A form with more bytes than it may have. */
export const formTooLarge = (fileLimit: number, parts: FormParts): ApiError => new ApiError('PAYLOAD_TOO_LARGE', {
  target: 'request',
  message: `the form must not have more than ${formLimit(fileLimit, parts)} bytes, of which ${fileLimit} may be the file`
})

/**
 * Reads a form with one file while it arrives.
 * @param limit bytes that the file may have
 * @throws ApiError BAD_ARGUMENT, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for the type of the content, REQUEST_TIMEOUT
 */
export async function receiveForm (request: FastifyRequest, limit: number, parts: FormParts): Promise<Form> {
  const turn: Turn = async bytes => await request.server.filePace.turn(request.identity.companyId, bytes)
  const watch = new Watch(request.raw)
  const meter = meterOf(request.raw, formLimit(limit, parts), () => formTooLarge(limit, parts), turn)
  // For the parser, what has passed the meter is the request.
  const metered = Object.create(request, { raw: { value: Object.assign(meter, { headers: request.headers }) } }) as FastifyRequest
  const reading = readForm(metered, limit, parts, turn)
  try {
    return await Promise.race([reading, watch.late])
  } catch (error) {
    // The file of a form that is late or not whole goes when its reading ends; what still comes goes by until the connection ends.
    reading.then(async ({ upload }) => await upload?.bytes.close()).catch(() => {})
    request.raw.unpipe().resume()
    meter.destroy()
    throw toApiError(error, parts)
  } finally {
    watch.end()
  }
}

/** Lets all bytes of a form pass, in turns, and no more than it may have. */
function meterOf (incoming: IncomingMessage, limit: number, tooLarge: () => ApiError, turn: Turn): Transform {
  let [passed, unpaid] = [0, 0]
  const meter = new Transform({
    transform (piece: Buffer, _encoding, done) {
      passed += piece.length
      unpaid += piece.length
      if (passed > limit) return done(tooLarge())
      if (unpaid < TURN) return done(null, piece)
      turn(unpaid).then(() => done(null, piece), done)
      unpaid = 0
    }
  })
  // A client that has left sends no end.
  incoming.once('close', () => { if (!incoming.readableEnded) meter.destroy() })
  return incoming.pipe(meter)
}

async function readForm (request: FastifyRequest, limit: number, { file: name, json }: FormParts, turn: Turn): Promise<Form> {
  const body: Record<string, unknown> = {}
  const fieldSize = json === undefined ? LIMITS.fieldSize : MAX_JSON
  let upload: Upload | undefined
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fieldSize, fileSize: limit + 1 } })) {
      if (part.fieldname in body) throw refusal(part.fieldname, `${part.fieldname} must come once`)
      if (part.fieldname === json) {
        // Browsers name a Blob as if it were a file.
        const text = part.type === 'field' ? readField(part as Field, name) : await readText(part, json)
        body[json] = await parseJson(request, json, text)
      } else if (part.type === 'field') body[part.fieldname] = readField(part as Field, name)
      else {
        if (part.fieldname !== name) throw refusal(part.fieldname, `${part.fieldname} is not a field for a file`, 'unknown')
        upload = await readFile(part, limit, turn)
        body[name] = `${upload.bytes.sha256} ${upload.fileName}`
      }
    }
    return { body, upload }
  } catch (error) {
    await upload?.bytes.close()
    throw error
  }
}

/** The text of a part that came as a file. */
async function readText ({ file }: MultipartFile, name: string): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of file as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > MAX_JSON) throw refusal(name, `${name} is too long`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

/** @throws ApiError MALFORMED_REQUEST like a body of JSON */
async function parseJson ({ server, raw }: FastifyRequest, name: string, text: string): Promise<unknown> {
  checkJson(Buffer.from(text))
  return await new Promise((resolve, reject) => {
    void server.getDefaultJsonParser('error', 'error')({ raw } as FastifyRequest, text, (error, value) => {
      if (error === null) resolve(value)
      else reject(new ApiError('MALFORMED_REQUEST', `${name}: ${describeSyntaxError(text)}`))
    })
  })
}

/** Watches over a form that may not arrive in time. */
class Watch {
  /** Rejects when the form is late. */
  readonly late: Promise<never>
  #fail: (error: ApiError) => void = () => {}
  #at = performance.now()
  #end = performance.now() + MAX_WAIT.arrival
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
        this.#end += MAX_WAIT.check
      }
      if (now - this.#at < MAX_WAIT.idle && now < this.#end) return
      this.#fail(new ApiError('REQUEST_TIMEOUT', undefined, { headers: { connection: 'close' } }))
    }, MAX_WAIT.check).unref()
  }

  end (): void {
    clearInterval(this.#timer)
    this.incoming.off('data', this.#note)
  }
}

interface Field { fieldname: string, value: unknown, fieldnameTruncated: boolean, valueTruncated: boolean }

function readField ({ fieldname, value, fieldnameTruncated, valueTruncated }: Field, file: string): string {
  if (fieldname === file) throw refusal(file, `${file} must be a file, with a name`)
  if (fieldnameTruncated) throw refusal(fieldname, 'a name of a field is too long', 'unknown')
  if (valueTruncated) throw refusal(fieldname, `${fieldname} is too long`)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

async function readFile ({ file, filename, fieldname }: MultipartFile, limit: number, turn: Turn): Promise<Upload> {
  const fileName = toFileName(filename, fieldname)
  const bytes = await Spool.of(file, limit, turn, fieldname)
  try {
    if (bytes.size === 0) throw refusal(fieldname, `${fieldname} must not be empty`)
    const content = await findContentType(bytes)
    if (content === undefined) {
      throw new ApiError('UNSUPPORTED_MEDIA_TYPE', {
        target: fieldname, message: `${fieldname} must be a PDF, Word, ODT, RTF, PNG, JPEG or WebP file, or plain text`
      })
    }
    return { bytes, fileName: fittingName(fileName, content), content }
  } catch (error) {
    await bytes.close().catch(() => {})
    throw error
  }
}

/** The name without a path, control characters and marks of direction. @throws ApiError BAD_ARGUMENT */
function toFileName (given: string | undefined, field: string): string {
  const name = (given ?? '').split(/[/\\]/).at(-1)?.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .toWellFormed().normalize('NFC').trim() ?? ''
  if (name === '' || /^\.+$/.test(name)) throw refusal(field, `${field} must have a name`)
  if ([...name].length > 255) throw refusal(field, `the name of ${field} must not have more than 255 characters`, 'max-length')
  return name
}

function refusal (target: string, message: string, rule: 'invalid' | 'unknown' | 'max-length' = 'invalid'): ApiError {
  return new ApiError('BAD_ARGUMENT', { target, message, rule: rule === 'max-length' ? { name: rule, max: 255 } : { name: rule } })
}

/** What the parser of forms throws is a fault of the form. */
function toApiError (error: unknown, { json }: FormParts): unknown {
  if (error instanceof ApiError) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) return refusal('request', 'the form must have a file and the fields of this operation')
  if (code === 'FST_PROTO_VIOLATION') return refusal('request', 'the form has a field that no form may have', 'unknown')
  if (code === 'FST_INVALID_JSON_FIELD_ERROR') {
    return json === undefined ? refusal('request', 'the fields of the form must be text') : refusal(json, `${json} must be JSON`)
  }
  const hasLeft = code === 'ECONNRESET' && message === 'aborted'
  if (code === '' || hasLeft || code.startsWith('FST_MP')) return new ApiError('MALFORMED_REQUEST', `the form cannot be read: ${message}`)
  return error
}
