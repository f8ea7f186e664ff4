import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesTag } from './entity-tag.js'

type Encoding = 'br' | 'gzip'

// Runs in the thread pool. Higher qualities take ten times as long for a tenth less.
const COMPRESS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: async bytes => await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: async bytes => await promisify(gzip)(bytes)
}

/** A static response body. Each encoding of it is compressed once per process. */
export class Asset {
  readonly #bytes: Buffer
  readonly #tag: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor (content: string | Buffer, private readonly type: string) {
    this.#bytes = Buffer.from(content)
    // Weak, because all encodings share it.
    this.#tag = `W/"${createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22)}"`
  }

  /** @param caching value of Cache-Control */
  async send (request: FastifyRequest, reply: FastifyReply, caching: string): Promise<FastifyReply> {
    // CORS sets its own Vary.
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
    reply.headers({ etag: this.#tag, 'cache-control': caching, vary })
    if (matchesTag(request.headers['if-none-match'], this.#tag)) return await reply.code(304).send()
    reply.type(this.type)
    const encoding = /^(text|application|image\/svg)/.test(this.type) ? encodingFor(request.headers['accept-encoding']) : undefined
    if (encoding === undefined) return await reply.send(this.#bytes)
    return await reply.header('content-encoding', encoding).send(await this.#compress(encoding))
  }

  async #compress (encoding: Encoding): Promise<Buffer> {
    let made = this.#compressed.get(encoding)
    if (made === undefined) this.#compressed.set(encoding, made = COMPRESS[encoding](this.#bytes))
    return await made
  }
}

/** The best encoding that the client accepts (RFC 9110, section 12.5.3). */
function encodingFor (header: string | string[] = ''): Encoding | undefined {
  const takes = new Map(String(header).toLowerCase().split(',').map(part => {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim())
    return [name, !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))]
  }))
  return (['br', 'gzip'] as const).find(name => takes.get(name) ?? takes.get('*'))
}
