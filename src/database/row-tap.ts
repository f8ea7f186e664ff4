import pg from 'pg'
import type { Lending } from './reading-socket.js'

// What PostgreSQL sends for a page of two rows, by the first byte of each message:
//
//   2 BindComplete    D 7, Eva    D 8, Ada    C CommandComplete    Z ReadyForQuery
//
// While a tap is open, the two D go to `onRow` as bytes, wherever the chunks of the socket end; everything else goes to the parser of `pg`.
// A message that does not fit into its chunk is put together in memory of its own length:
//
//   … D 256 kB of a fi | le that come in | four chunks Z          `onRow` is given the second line: 256 kB

/** Given each row of a result: a DataRow message, whose values lie between `from` and `to`. `isOwn` if nothing else is in its memory. */
export type OnRow = (bytes: Buffer, from: number, to: number, isOwn: boolean) => void

interface Stream extends Lending {
  listeners: (event: 'data') => Array<(chunk: Buffer) => void>
  removeListener: (event: 'data', listener: (chunk: Buffer) => void) => void
  on: (event: 'data', listener: (chunk: Buffer) => void) => void
}

const DATA_ROW = 'D'.charCodeAt(0)
/** ReadyForQuery outside a transaction. */
const READY = Buffer.from('Z\0\0\0\x05I')
/** Type and length of a message. */
const HEADER = 5
const NOTHING = Buffer.alloc(0)

/** A message whose end is still to come: memory for all of it, or for its header, and how much is there. */
interface Unfinished { bytes: Buffer, length: number }

const taps = new WeakMap<pg.ClientBase, RowTap>()

/**
 * Stands between the socket of a connection and the parser of `pg`, and takes the rows of a statement out of the bytes while it runs:
 * the parser would make a string of each value. Everything else (errors, notices, notifications, the end) goes to the parser as ever.
 */
export class RowTap {
  #isAtRest = false
  #onRow: OnRow | undefined
  #unfinished: Unfinished | undefined

  private constructor (private readonly stream: Stream, private readonly parse: (chunk: Buffer) => void) {}

  /** The tap of a connection, between its socket and the one listener that `pg` has there. */
  static of (client: pg.ClientBase): RowTap {
    const known = taps.get(client)
    if (known !== undefined) return known
    const { stream } = (client as unknown as { connection: { stream: Stream } }).connection
    const [parse, ...others] = stream.listeners('data')
    if (parse === undefined || others.length > 0) throw new Error('Something else than `pg` listens to the socket of a connection')
    const tap = new RowTap(stream, parse)
    stream.removeListener('data', parse)
    stream.on('data', chunk => tap.#receive(chunk))
    taps.set(client, tap)
    return tap
  }

  /** Whether the last bytes ended an answer: only then does the next message begin with the next byte. */
  get isAtRest (): boolean { return this.#isAtRest }

  /**
   * Takes rows from now on. The connection must be at rest.
   * @param keepsRows whether `onRow` keeps bytes of which it does not know that they are its own: then the socket must not use them again
   */
  open (onRow: OnRow, keepsRows: boolean): void {
    this.#onRow = onRow
    this.#isAtRest = false
    this.stream.lends = !keepsRows
  }

  close (): void {
    this.#onRow = undefined
    this.stream.lends = false
  }

  #receive (chunk: Buffer): void {
    this.#isAtRest = chunk.length >= READY.length && chunk.compare(READY, 0, READY.length, chunk.length - READY.length) === 0
    if (this.#onRow === undefined) this.parse(chunk)
    else this.#divert(this.#complete(chunk), false)
  }

  /** Completes the message that earlier chunks began, and takes it. @returns what follows it; nothing while its end is still to come */
  #complete (chunk: Buffer): Buffer {
    if (this.#unfinished === undefined) return chunk
    let at = 0
    while (this.#unfinished !== undefined) {
      const { bytes, length } = this.#unfinished
      const copied = chunk.copy(bytes, length, at)
      at += copied
      this.#unfinished.length += copied
      if (this.#unfinished.length < bytes.length) return NOTHING
      this.#unfinished = undefined
      this.#divert(bytes, true)
    }
    return chunk.subarray(at)
  }

  /** @param isOwn whether nothing else than one message, or its beginning, is in the memory of these bytes */
  #divert (bytes: Buffer, isOwn: boolean): void {
    let at = 0
    while (this.#onRow !== undefined) {
      const end = at + HEADER > bytes.length ? Infinity : at + 1 + bytes.readInt32BE(at + 1)
      if (end > bytes.length) {
        if (at < bytes.length) this.#unfinished = begin(bytes.subarray(at))
        return
      }
      if (bytes[at] === DATA_ROW) this.#onRow(bytes, at + HEADER, end, isOwn)
      else this.parse(bytes.subarray(at, end))
      at = end
    }
    // The statement has ended with this message. The parser keeps the beginning of another, and its memory may be used again.
    if (at < bytes.length) this.parse(Buffer.from(bytes.subarray(at)))
  }
}

function begin (part: Buffer): Unfinished {
  const bytes = Buffer.allocUnsafe(part.length < HEADER ? HEADER : 1 + part.readInt32BE(1))
  return { bytes, length: part.copy(bytes) }
}
