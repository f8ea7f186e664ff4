import pg from 'pg'

// What PostgreSQL sends for a page of two rows, by the first byte of each message:
//
//   2 BindComplete    D 7, Eva    D 8, Ada    C CommandComplete    Z ReadyForQuery
//
// While a tap is open, the two D go to `onRow` as bytes, wherever the chunks of the socket end; everything else goes to the parser of `pg`.

/** Given each row of a result: a DataRow message, whose values lie between `from` and `to`. */
export type OnRow = (chunk: Buffer, from: number, to: number) => void

interface Stream {
  listeners: (event: 'data') => Array<(chunk: Buffer) => void>
  removeListener: (event: 'data', listener: (chunk: Buffer) => void) => void
  on: (event: 'data', listener: (chunk: Buffer) => void) => void
}

const DATA_ROW = 'D'.charCodeAt(0)
/** ReadyForQuery outside a transaction. */
const READY = Buffer.from('Z\0\0\0\x05I')
/** Type and length of a message. */
const HEADER = 5

const taps = new WeakMap<pg.ClientBase, RowTap>()

/**
 * Stands between the socket of a connection and the parser of `pg`, and takes the rows of a statement out of the bytes while it runs:
 * the parser would make a string of each value. Everything else (errors, notices, notifications, the end) goes to the parser as ever.
 */
export class RowTap {
  #isAtRest = false
  #onRow: OnRow | undefined
  /** Beginning of a message whose end is still to come. */
  #rest: Buffer | undefined

  private constructor (private readonly parse: (chunk: Buffer) => void) {}

  /** The tap of a connection, between its socket and the one listener that `pg` has there. */
  static of (client: pg.ClientBase): RowTap {
    const known = taps.get(client)
    if (known !== undefined) return known
    const { stream } = (client as unknown as { connection: { stream: Stream } }).connection
    const [parse, ...others] = stream.listeners('data')
    if (parse === undefined || others.length > 0) throw new Error('Something else than `pg` listens to the socket of a connection')
    const tap = new RowTap(parse)
    stream.removeListener('data', parse)
    stream.on('data', chunk => tap.#receive(chunk))
    taps.set(client, tap)
    return tap
  }

  /** Whether the last bytes ended an answer: only then does the next message begin with the next byte. */
  get isAtRest (): boolean { return this.#isAtRest }

  /** Takes rows from now on. The connection must be at rest. */
  open (onRow: OnRow): void {
    this.#onRow = onRow
    this.#isAtRest = false
  }

  close (): void { this.#onRow = undefined }

  #receive (chunk: Buffer): void {
    this.#isAtRest = chunk.length >= READY.length && chunk.compare(READY, 0, READY.length, chunk.length - READY.length) === 0
    if (this.#onRow === undefined) this.parse(chunk)
    else this.#divert(this.#complete(chunk))
  }

  /** Completes the message that earlier chunks began, and takes it. @returns what follows it; nothing while its end is still to come */
  #complete (chunk: Buffer): Buffer {
    if (this.#rest === undefined) return chunk
    const header = this.#rest.length >= HEADER ? this.#rest : Buffer.concat([this.#rest, chunk.subarray(0, HEADER)])
    const missing = header.length < HEADER ? Infinity : 1 + header.readInt32BE(1) - this.#rest.length
    const message = Buffer.concat([this.#rest, chunk.subarray(0, missing)])
    this.#rest = undefined
    this.#divert(message)
    return chunk.subarray(Math.min(missing, chunk.length))
  }

  #divert (bytes: Buffer): void {
    let at = 0
    while (this.#onRow !== undefined) {
      const end = at + HEADER > bytes.length ? Infinity : at + 1 + bytes.readInt32BE(at + 1)
      if (end > bytes.length) {
        if (at < bytes.length) this.#rest = bytes.subarray(at)
        return
      }
      if (bytes[at] === DATA_ROW) this.#onRow(bytes, at + HEADER, end)
      else this.parse(bytes.subarray(at, end))
      at = end
    }
    // The statement has ended with this message.
    if (at < bytes.length) this.parse(bytes.subarray(at))
  }
}
