import { writeSync } from 'node:fs'
import type { Config } from './config.js'
import { VERSION } from './version.js'

/** Part of every log line. */
export const logBase = ({ worker }: Config) => ({ service: 'recruitment-api', version: VERSION, worker: worker?.number })

const FLUSH_MS = 500
/** Of several processes no batch is larger than what the kernel writes to a pipe at once, so that their lines do not mix. */
const BATCH_BYTES = { alone: 16_000, ofSeveral: 4096 }
/** For a reader who takes nothing now. */
const RETRY_MS = 20
/** What waits for a reader who takes nothing; further lines are lost. */
const MAX_WAITING_BYTES = 16_000_000
/** How long a process that ends waits for a reader who takes nothing. */
const MAX_LAST_WAIT_MS = 5000

let output: LineBatches | undefined

/**
 * Standard output of the process. Lines are written in batches, at least twice a second: a system call per request would be measurable.
 * What is left is written when the process ends. Nothing waits for a reader who is slow, or fails for one who is gone: up to 16 MB wait
 * for him, further lines are lost, and a line says how many.
 */
export function logStream (config: Config): LineBatches {
  output ??= new LineBatches(config)
  return output
}

interface Batch { bytes: Buffer, lines: number }

/** Writes by itself: what a thread of Node's pool has begun when the process ends comes late or not at all. */
class LineBatches {
  #lines: string[] = []
  #bytes = 0
  #waiting: Batch[] = []
  #waitingBytes = 0
  #lost = 0
  readonly #retry = setTimeout(() => this.#send(), RETRY_MS).unref()
  readonly #size: number
  /** Asked for, a pipe no longer blocks the process when it is full. */
  readonly #descriptor = process.stdout.fd

  constructor (private readonly config: Config) {
    this.#size = config.workers === 1 ? BATCH_BYTES.alone : BATCH_BYTES.ofSeveral
    process.on('exit', () => this.flushSync())
    setInterval(() => this.#flush(), FLUSH_MS).unref()
  }

  write (line: string): void {
    const bytes = Buffer.byteLength(line)
    if (this.#bytes + bytes > this.#size) this.#flush()
    this.#lines.push(line)
    this.#bytes += bytes
  }

  /** At the end of the process; also called by pino after a fatal error. */
  flushSync (): void {
    this.#flush()
    for (let [left, since] = [this.#waitingBytes, Date.now()]; left > 0 && Date.now() - since < MAX_LAST_WAIT_MS;) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
      this.#send()
      if (this.#waitingBytes < left) [left, since] = [this.#waitingBytes, Date.now()]
    }
  }

  #flush (): void {
    if (this.#lines.length > 0) this.#put(this.#lines)
    this.#lines = []
    this.#bytes = 0
    this.#send()
  }

  #put (lines: string[]): void {
    if (this.#waitingBytes > MAX_WAITING_BYTES) {
      this.#lost += lines.length
      return
    }
    const bytes = Buffer.from([...(this.#lost > 0 ? [this.#lostLine()] : []), ...lines].join(''))
    this.#waiting.push({ bytes, lines: lines.length + this.#lost })
    this.#waitingBytes += bytes.length
    this.#lost = 0
  }

  /** Writes what waits, until the reader takes no more. */
  #send (): void {
    for (let next: Batch | undefined; (next = this.#waiting[0]) !== undefined;) {
      const written = this.#writeNow(next)
      if (written === 0) {
        this.#retry.refresh()
        return
      }
      this.#waitingBytes -= written
      next.bytes = next.bytes.subarray(written)
      if (next.bytes.length === 0) this.#waiting.shift()
    }
  }

  /** @returns how many bytes are done with: none if the reader takes none now */
  #writeNow ({ bytes, lines }: Batch): number {
    try {
      return writeSync(this.#descriptor, bytes)
    } catch (error) {
      if (['EAGAIN', 'EBUSY'].includes((error as NodeJS.ErrnoException).code as string)) return 0
      // There is no reader any more, or no room on the disk.
      this.#lost += lines
      return bytes.length
    }
  }

  #lostLine (): string {
    const msg = 'lines of the log were lost: nobody took them'
    const line = { level: 40, time: Date.now(), ...logBase(this.config), lines: this.#lost, msg }
    return `${JSON.stringify(line)}\n`
  }
}
