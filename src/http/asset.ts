import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressFile, encodingFor, varyByEncoding, type Encoding } from './encodings.js'
import { matchesTag } from './entity-tag.js'

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
    reply.headers({ etag: this.#tag, 'cache-control': caching })
    varyByEncoding(reply)
    if (matchesTag(request.headers['if-none-match'], this.#tag)) return await reply.code(304).send()
    reply.type(this.type)
    const encoding = /^(text|application|image\/svg)/.test(this.type) ? encodingFor(request.headers['accept-encoding']) : undefined
    if (encoding === undefined) return await reply.send(this.#bytes)
    return await reply.header('content-encoding', encoding).send(await this.#compress(encoding))
  }

  async #compress (encoding: Encoding): Promise<Buffer> {
    let made = this.#compressed.get(encoding)
    if (made === undefined) this.#compressed.set(encoding, made = compressFile(this.#bytes, encoding))
    return await made
  }
}
