import type { DownloadPath, InitOf, PathOf, Paths } from './types.js'

/** What a file is sent from. A stream is read before the request begins, so that it can be repeated. */
export type FileSource = Blob | Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array<ArrayBuffer>>

export interface Progress {
  /** Bytes of the file so far. */
  bytes: number
  /** Bytes of the whole file, if they are known. */
  total: number | undefined
}

type FormOf<P extends keyof Paths> =
  Paths[P]['post'] extends { requestBody: { content: { 'multipart/form-data': infer Form } } } ? Form : never

/** The paths that take a form with a file. */
export type UploadPath = { [P in PathOf<'post'>]: [FormOf<P>] extends [never] ? never : P }[PathOf<'post'>]

export type UploadInit<P extends UploadPath> = Omit<InitOf<P, 'post'>, 'body'> & {
  body: Omit<FormOf<P>, 'file'> & { file: FileSource }
  /** The name of the file, unless it is a `File`, which has one. */
  fileName?: string
  onProgress?: (progress: Progress) => void
}

export type DownloadInit<P extends DownloadPath> = InitOf<P, 'get'> & { onProgress?: (progress: Progress) => void }

/** The file with its name. */
export async function toFile (source: FileSource, name: string | undefined): Promise<Blob> {
  const parts: Array<Blob | Uint8Array<ArrayBuffer>> = []
  if (source instanceof Blob || source instanceof Uint8Array) parts.push(source)
  else for await (const part of source) parts.push(part)
  const { type } = source instanceof Blob ? source : { type: '' }
  return source instanceof File && name === undefined ? source : new File(parts, name ?? 'file', { type })
}

/** The body of a request: a form where it has a file, otherwise JSON. */
export function serializeBody (body: object): FormData | string {
  if (!Object.values(body).some(value => value instanceof Blob)) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, value)
  return form
}

/** The body of an answer: JSON parsed, all else as bytes; undefined if there is none. @throws SyntaxError for JSON that is none */
export function parseBody (request: string, { headers }: Response, body: ArrayBuffer | undefined): unknown {
  if (body === undefined || body.byteLength === 0) return undefined
  if (!/^application\/json\b/.test(headers.get('content-type') ?? '')) return new Uint8Array(body)
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch (error) {
    throw new SyntaxError(`the answer is not JSON (${request})`, { cause: error })
  }
}

/** A body whose bytes are counted while they pass. */
export function counted (
  body: ReadableStream<Uint8Array<ArrayBuffer>>, total: number | undefined, onProgress: (progress: Progress) => void
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return body.pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform (piece, controller) {
      // A form is some bytes longer than its file.
      bytes = Math.min(bytes + piece.byteLength, total ?? Infinity)
      onProgress({ bytes, total })
      controller.enqueue(piece)
    }
  }))
}

/** The request with its body counted. */
export function withProgress (request: Request, total: number | undefined, onProgress: (progress: Progress) => void): Request {
  if (request.body === null) return request
  return new Request(request, { body: counted(request.body, total, onProgress), duplex: 'half' } as RequestInit)
}
