import { once } from 'node:events'
import { Agent as HttpAgent, request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import { ApiError } from '../errors.js'
import type { Bucket } from './bucket.js'
import type { FileKey, FileStore } from './port.js'
import type { Spool } from './spool.js'

/** In milliseconds. Tests have less of it. */
export const MAX_WAIT = {
  /** Without a byte: then a store is too slow. */
  idle: 5000,
  /** Until the next piece of a file is asked for, and until a file is stored or removed, or begins to arrive. */
  exchange: 30_000
}
/** Bytes that are sent at once. */
const PIECE = 262_144
const SHA256_OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** Characters of an answer that are read: what is wrong stands at its beginning. */
const ANSWER = 500

interface Outgoing { method: 'GET' | 'PUT' | 'DELETE', headers?: Record<string, string>, bytes?: Spool }

/** Keeps the bytes of files in an S3-compatible store: an object for each, named by company and file. */
export class S3Store implements FileStore {
  readonly #agent
  readonly #request

  constructor (private readonly bucket: Bucket) {
    const isSecure = bucket.endpoint.startsWith('https:')
    this.#agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
    this.#request = isSecure ? requestHttps : requestHttp
  }

  async put (key: FileKey, bytes: Spool): Promise<void> {
    // The store refuses bytes that do not have this hash: what is stored is what has arrived.
    const headers = { 'content-length': String(bytes.size), 'x-amz-content-sha256': bytes.sha256 }
    await this.#exchange(key, { method: 'PUT', headers, bytes }, async response => await expect(response, [200]))
  }

  async read (key: FileKey, first: number, last: number): Promise<Readable> {
    return await this.#exchange(key, { method: 'GET', headers: { range: `bytes=${first}-${last}` } }, async response => {
      if (response.statusCode !== 206) await expect(response, [206])
      if (Number(response.headers['content-length']) === last - first + 1) return response
      throw new Error('the store of files sent another number of bytes than it was asked for')
    })
  }

  async remove (key: FileKey): Promise<void> {
    await this.#exchange(key, { method: 'DELETE' }, async response => await expect(response, [200, 204, 404]))
  }

  close (): void {
    this.#agent.destroy()
  }

  /** @returns what `read` makes of the answer, in time. @throws ApiError UNAVAILABLE */
  async #exchange<T> (key: FileKey, outgoing: Outgoing, read: (response: IncomingMessage) => Promise<T>): Promise<T> {
    const request = await this.#make(key, outgoing)
    const late = (): void => { request.destroy(new Error(`the store of files did not answer ${outgoing.method} in time`)) }
    const timer = setTimeout(late, MAX_WAIT.exchange).unref()
    let response: IncomingMessage | undefined
    // The time in which a piece waits for its turn is not what the store takes.
    const restart = (): void => { if (response === undefined && !request.destroyed) timer.refresh() }
    if (outgoing.bytes === undefined) request.end()
    // A failure ends the request with it.
    else send(outgoing.bytes, request, restart).catch(() => request.destroy())
    // What is wrong after the answer has begun is an error of the answer, too.
    request.on('error', () => {}).on('timeout', () => {
      // A client that rests holds up the store, which is not to blame.
      if (response === undefined || response.readableLength === 0) late()
      else request.setTimeout(MAX_WAIT.idle)
    })
    try {
      [response] = await once(request, 'response') as [IncomingMessage]
      return await read(response)
    } catch (error) {
      request.destroy()
      throw new ApiError('UNAVAILABLE', undefined, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  /** A request of which nothing has been sent. */
  async #make ({ companyId, id }: FileKey, { method, headers }: Outgoing): Promise<ClientRequest> {
    const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = this.bucket
    const signed = await new AwsV4Signer({
      method,
      url: `${endpoint}/${bucket}/${prefix}${companyId}/${id}`,
      headers: { 'x-amz-content-sha256': SHA256_OF_NOTHING, ...headers },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey
    }).sign()
    return this.#request(signed.url, {
      method, headers: { ...Object.fromEntries(signed.headers.entries()), ...headers }, agent: this.#agent, timeout: MAX_WAIT.idle
    })
  }
}

/** @param onPiece called before each piece */
async function send (bytes: Spool, request: ClientRequest, onPiece: () => void): Promise<void> {
  // Each piece is in the hands of the system before its place is used again.
  for await (const piece of bytes.pieces(PIECE)) {
    onPiece()
    await new Promise<void>((resolve, reject) => request.write(piece, error => error ? reject(error) : resolve()))
  }
  request.end()
}

/** Reads an answer without content to its end, so that its connection can be used again. @throws Error for other statuses */
async function expect (response: IncomingMessage, statuses: number[]): Promise<void> {
  let text = ''
  for await (const piece of response) if ((text += String(piece)).length > ANSWER) break
  // An object that is not there is removed; of a bucket that is not there, nobody knows.
  if (statuses.includes(response.statusCode ?? 0) && !text.includes('NoSuchBucket')) return
  throw new Error(`the store of files answered ${response.statusCode}: ${text.slice(0, ANSWER)}`)
}
