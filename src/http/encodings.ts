import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import type { FastifyReply } from 'fastify'

/** How much time a compression takes: `answer` for what is sent once or a few times, `file` for what is sent until the process ends. */
type Effort = 'answer' | 'file'

interface Encoder {
  /** Compresses a whole body in this thread. */
  now: (bytes: Buffer) => Buffer
  /** Compresses a whole body in the thread pool. */
  later: (bytes: Buffer, effort: Effort) => Promise<Buffer>
  /** Compresses a stream; what is written comes out at once, so that a reader waits for no line that was read. */
  stream: () => Transform
}

/**
 * Bytes up to which an answer is compressed in this thread. A page of 25 kB takes 0.1 ms of it; the thread pool takes 0.25 to 0.35 ms of
 * CPU for the same, as each of its threads allocates memory anew.
 */
const MAX_NOW = 65_536

// For a page of 20 kB, gzip at 3 takes 160 µs of CPU and leaves 18 %; Brotli takes 85 µs and leaves 21 % at 1, and 450 µs and 15 % at 6;
// zstd, whose level is the default, takes as long as Brotli at 1 and leaves less than gzip.
const GZIP = { answer: { level: 3 }, file: { level: 6 } } as const
const { constants } = zlib
const BROTLI = {
  answer: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
  file: { [constants.BROTLI_PARAM_QUALITY]: 6 }
}
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip)

/** What Node.js has from 22.15 on; its types here are those of the oldest version that runs the server. */
const { zstdCompress, zstdCompressSync, createZstdCompress, constants: { ZSTD_e_flush: zstdFlush } } = zlib as typeof zlib & {
  zstdCompress?: (bytes: Buffer, done: (error: Error | null, result: Buffer) => void) => void
  zstdCompressSync: (bytes: Buffer) => Buffer
  createZstdCompress: (options: { flush: number }) => Transform
  constants: { ZSTD_e_flush: number }
}

/** The encodings of answers, the best first. */
const ENCODERS = {
  ...(zstdCompress !== undefined && {
    zstd: {
      now: bytes => zstdCompressSync(bytes),
      later: async bytes => await promisify(zstdCompress)(bytes),
      stream: () => createZstdCompress({ flush: zstdFlush })
    }
  }),
  br: {
    now: bytes => zlib.brotliCompressSync(bytes, { params: BROTLI.answer }),
    later: async (bytes, effort) => await brotli(bytes, { params: BROTLI[effort] }),
    stream: () => zlib.createBrotliCompress({ params: BROTLI.answer, flush: constants.BROTLI_OPERATION_FLUSH })
  },
  gzip: {
    now: bytes => zlib.gzipSync(bytes, GZIP.answer),
    later: async (bytes, effort) => await gzip(bytes, GZIP[effort]),
    stream: () => zlib.createGzip({ ...GZIP.answer, flush: constants.Z_SYNC_FLUSH })
  }
} as const satisfies Record<string, Encoder>

export type Encoding = keyof typeof ENCODERS
const NAMES = Object.keys(ENCODERS) as Encoding[]
const encoderOf = (encoding: Encoding): Encoder => ENCODERS[encoding] as Encoder

/** Compresses a file, in the thread pool. */
export async function compressFile (bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return await encoderOf(encoding).later(bytes, 'file')
}

/** Compresses an answer; a large one in the thread pool. */
export function compressAnswer (bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  const { now, later } = encoderOf(encoding)
  return bytes.length <= MAX_NOW ? now(bytes) : later(bytes, 'answer')
}

/** A stream that compresses what is written to it. */
export const compressor = (encoding: Encoding): Transform => encoderOf(encoding).stream()

/** The best encoding that the client accepts (RFC 9110, section 12.5.3); undefined for the body as it is. */
export function encodingFor (header: string | string[] | undefined): Encoding | undefined {
  if (header === undefined) return undefined
  const takes = new Map(String(header).toLowerCase().split(',').map(part => {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim())
    return [name, !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))]
  }))
  return NAMES.find(name => takes.get(name) ?? takes.get('*'))
}

/** Tells caches that the answer depends on the encodings that the client accepts; CORS has a Vary of its own. */
export function varyByEncoding (reply: FastifyReply): void {
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
}
