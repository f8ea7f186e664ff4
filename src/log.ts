import { pino } from 'pino'
import type { Config } from './config.js'
import { VERSION } from './version.js'

/** Part of every log line. */
export const logBase = ({ worker }: Config) => ({ service: 'recruitment-api', version: VERSION, worker: worker?.number })

const FLUSH_MS = 500
/** Of several processes no batch is larger than what the kernel writes to a pipe at once, so that their lines do not mix. */
const BATCH_BYTES = { alone: 16_000, ofSeveral: 4096 }

let output: LineBatches | undefined

/**
 * Standard output of the process. Lines are written in batches, at least twice a second: a system call per request would be measurable.
 * Who reads them must go on reading, as with every server that writes to a pipe.
 * What is left is written when the process ends.
 */
export function logStream ({ worker }: Config): LineBatches {
  output ??= new LineBatches(worker === undefined ? BATCH_BYTES.alone : BATCH_BYTES.ofSeveral)
  return output
}

/** The destination of pino puts lines together, too, but copies those that wait for each further one: 8 kB for each request. */
class LineBatches {
  #lines: string[] = []
  #bytes = 0
  readonly #output: ReturnType<typeof pino.destination>

  constructor (private readonly size: number) {
    const flush = () => this.#flush()
    process.on('beforeExit', flush)
    process.on('exit', flush)
    // Not by a thread of Node's pool: a process that ends does not wait for it, and what it has not written is lost or comes late.
    this.#output = pino.destination({ sync: true, maxWrite: size })
    setInterval(flush, FLUSH_MS).unref()
  }

  write (line: string): void {
    const bytes = Buffer.byteLength(line)
    if (this.#bytes + bytes > this.size) this.#flush()
    this.#lines.push(line)
    this.#bytes += bytes
  }

  /** Called by pino after a fatal error. */
  flushSync (): void {
    this.#flush()
    this.#output.flushSync()
  }

  #flush (): void {
    if (this.#lines.length === 0) return
    this.#output.write(this.#lines.join(''))
    this.#lines = []
    this.#bytes = 0
  }
}
