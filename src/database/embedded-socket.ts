import { EventEmitter } from 'node:events'
import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'

// `pg` writes a statement as five messages: Parse, Bind, Describe, Execute, Sync. They come in one turn, so the engine gets them as one
// packet, and its answer comes as one chunk, as over a network: ParseComplete … ReadyForQuery.

/** Terminate. */
const END = 'X'.charCodeAt(0)
/** The engine has one session, which outlives a connection: the next one begins without its transaction and its prepared statements. */
const RENEW = 'rollback; deallocate all'

/** Settings of `pg` for the one connection to an engine, which must be there when the connection is made. */
export const connectionTo = (engine: () => PGlite): pg.PoolConfig => ({
  // `pg` needs no more of a socket than this one has.
  stream: (() => new EmbeddedSocket(engine())) as never,
  user: 'postgres',
  database: 'postgres',
  ssl: false,
  max: 1,
  idleTimeoutMillis: 0
})

/**
 * What `pg` takes for the socket of a connection, and leads to an embedded engine: the bytes of PostgreSQL's protocol, both ways. A packet
 * is executed on this thread, in the turn of the event loop in which it is written.
 */
class EmbeddedSocket extends EventEmitter {
  writable = true
  closed = false
  #packet: Uint8Array[] = []

  constructor (private readonly engine: PGlite) { super() }

  connect (): this {
    this.engine.exec(RENEW).then(() => this.emit('connect'), error => this.destroy(error as Error))
    return this
  }

  write (bytes: Uint8Array, done?: () => void): boolean {
    // The end of a connection is not the end of the engine.
    if (bytes[0] !== END && this.#packet.push(bytes) === 1) queueMicrotask(() => this.#execute())
    if (done !== undefined) queueMicrotask(done)
    return true
  }

  end (): this { return this.destroy() }

  destroy (error?: Error): this {
    if (this.closed) return this
    this.writable = false
    this.closed = true
    queueMicrotask(() => {
      if (error !== undefined) this.emit('error', error)
      this.emit('end')
      this.emit('close')
    })
    return this
  }

  // What a socket has beside.
  cork (): void {}
  uncork (): void {}
  setNoDelay (): this { return this }
  setTimeout (): this { return this }
  ref (): this { return this }
  unref (): this { return this }

  #execute (): void {
    const packet = this.#packet.length === 1 ? this.#packet[0] as Uint8Array : Buffer.concat(this.#packet)
    this.#packet = []
    if (this.closed) return
    const answer: Uint8Array[] = []
    // The engine writes through to its files: there is nothing to be synchronized.
    this.engine.execProtocolRawStream(packet, { syncToFs: false, onRawData: bytes => { answer.push(bytes.slice()) } }).then(() => {
      if (!this.closed) this.emit('data', Buffer.concat(answer))
    }, error => this.destroy(error as Error))
  }
}
