import { writeSync } from 'node:fs'
import { VERSION } from './version.js'

/** Part of every log line. */
export const LOG_BASE = { service: 'recruitment-api', version: VERSION }

const FLUSH_MS = 500
const BATCH_BYTES = 16_000
/** After which a reader that took nothing is tried again. */
const RETRY_MS = 20
/** What waits for a reader that takes nothing; further lines are lost. */
const MAX_WAITING_BYTES = 16_000_000
/** How long a process that ends waits for its reader. */
const MAX_LAST_WAIT_MS = 3000
const NEWLINE = 10

let output: LineBatches | undefined

/**
 * Standard output of the process. Lines are written in batches, at least twice a second: a system call per request would be measurable.
 * What is left is written when the process ends. Nothing waits for a reader of a pipe that is slow, or fails for one that is gone: up to
 * 16 MB wait in memory, further lines are lost, and a line says how many.
 */
export function logStream (): LineBatches {
  output ??= new LineBatches()
  return output
}

/** Bytes that wait; `told` for a line that says how many are lost. */
interface Batch { bytes: Buffer, told: number }

/** Writes by itself: what a thread of Node's pool has begun when the process ends comes late or not at all. */
class LineBatches {
  #lines: string[] = []
  #bytes = 0
  #waiting: Batch[] = []
  #waitingBytes = 0
  #lost = 0
  /** The last batch ended within a line. */
  #isCut = false
  readonly #retry = setTimeout(() => this.#send(), RETRY_MS).unref()

  constructor () {
    process.on('exit', () => this.flushSync())
    setInterval(() => this.#flush(), FLUSH_MS).unref()
  }

  write (line: string): void {
    const bytes = Buffer.byteLength(line)
    if (this.#bytes + bytes > BATCH_BYTES) this.#flush()
    this.#lines.push(line)
    this.#bytes += bytes
  }

  /** At the end of the process; also called by pino after a fatal error. */
  flushSync (): void {
    const end = performance.now() + MAX_LAST_WAIT_MS
    this.#flush()
    while (this.#waitingBytes > 0 && performance.now() < end) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
      this.#send()
    }
    this.#flush()
  }

  #flush (): void {
    if (this.#lost > 0) this.#tellLost()
    if (this.#lines.length > 0) this.#put(this.#lines.join(''))
    this.#lines = []
    this.#bytes = 0
    this.#send()
  }

  #put (text: string, told = 0): void {
    const bytes = Buffer.from(text)
    if (this.#waitingBytes > MAX_WAITING_BYTES) return this.#lose({ bytes, told })
    this.#waiting.push({ bytes, told })
    this.#waitingBytes += bytes.length
  }

  #lose ({ bytes, told }: Batch): void {
    this.#lost += told > 0 ? told : bytes.reduce((lines, byte) => byte === NEWLINE ? lines + 1 : lines, 0)
  }

  #tellLost (): void {
    const msg = 'lines of the log were lost: nobody took them'
    const line = { level: 40, time: Date.now(), ...LOG_BASE, lines: this.#lost, msg }
    const told = this.#lost
    this.#lost = 0
    this.#put(`${this.#isCut ? '\n' : ''}${JSON.stringify(line)}\n`, told)
  }

  /** Writes what waits, until the reader takes no more. */
  #send (): void {
    doNotBlock()
    for (let next: Batch | undefined; (next = this.#waiting[0]) !== undefined;) {
      const written = this.#writeNow(next)
      if (written === undefined) {
        this.#retry.refresh()
        return
      }
      this.#waitingBytes -= written
      next.bytes = next.bytes.subarray(written)
      if (next.bytes.length === 0) this.#waiting.shift()
    }
  }

  /** @returns how many bytes are done with; undefined if the reader takes none now */
  #writeNow (batch: Batch): number | undefined {
    const { bytes } = batch
    try {
      const written = writeSync(1, bytes)
      this.#isCut = written > 0 && bytes[written - 1] !== NEWLINE
      return written
    } catch (error) {
      if (['EAGAIN', 'EBUSY'].includes((error as NodeJS.ErrnoException).code as string)) return undefined
      // There is no reader any more, or no room on the disk.
      this.#lose(batch)
      return bytes.length
    }
  }
}

/** A pipe blocks all processes that share it again when one of them is started or ends. */
function doNotBlock (): void {
  const { _type, _handle } = process.stdout as { _type?: string, _handle?: { setBlocking?: (isBlocking: boolean) => void } }
  if (_type === 'pipe') _handle?.setBlocking?.(false)
}
