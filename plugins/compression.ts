import { pipeline, type Readable } from 'node:stream'
import fp from 'fastify-plugin'
import type {} from './etag.js'
import type {} from './read-cache.js'
import { compressAnswer, compressor, encodingFor, varyByEncoding } from '../src/http/encodings.js'

/** Number of characters or bytes from which an answer is compressed: below, it hardly takes fewer packets. */
const LARGE = 8192

/**
 * Compresses large answers and exports for clients that accept it (RFC 9110, section 8.4). An answer that the read cache keeps is
 * compressed once, however often it is sent. A single object is sent as it is: its strong ETag stands for these bytes, and `If-Match`
 * compares it.
 */
export default fp(async function compression (app) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isStrong = String(reply.getHeader('etag') ?? 'W/').startsWith('"')
    if (isStrong || reply.hasHeader('content-encoding')) return done(null, payload)
    if (reply.statusCode === 304) {
      // As with the 200 (RFC 9110, section 15.4.5), which may not have been made: its length is not known.
      varyByEncoding(reply)
      return done(null, payload)
    }
    if (payload === null || payload === undefined) return done(null, payload)
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (isWhole && payload.length < LARGE) return done(null, payload)
    varyByEncoding(reply)
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === undefined) return done(null, payload)
    const send = (body: unknown) => {
      reply.header('content-encoding', encoding).removeHeader('content-length')
      done(null, body)
    }
    // A failure ends the stream that is read, with which the answer ends, too.
    if (!isWhole) return send(pipeline(payload as Readable, compressor(encoding), () => undefined))
    const whole = (bytes: Buffer) => compressAnswer(bytes, encoding)
    const made = reply.readyAnswer?.encoded(encoding, whole) ?? whole(Buffer.isBuffer(payload) ? payload : Buffer.from(payload as string))
    if (Buffer.isBuffer(made)) send(made)
    else made.then(send, done)
  })
}, { name: 'compression', fastify: '5.x', dependencies: ['etag', 'read-cache'] })
