import { once } from 'node:events'
import { connect, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/**
 * How long connecting may take, and TCP keep-alive: a server that vanishes silently is detected within half a minute, also by an idle
 * connection.
 */
const NETWORK = { connectionTimeoutMillis: 2000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
/** How long PostgreSQL has for a cancel request. */
const CANCEL_MS = 2000
/** A cancel request is repeated: one that arrives between two statements has no effect. */
const AGAIN_MS = 500
/** After this time it is not PostgreSQL that accepts the requests: a balancer does, and the host behind it is gone. */
const MAX_WAIT_MS = 30_000
/** The code of a cancel request: its first two bytes stand where other messages have the version of the protocol. */
const CANCEL_CODE = 80_877_102

/** A connection to PostgreSQL whose socket is ours. */
export class Client extends pg.Client {
  // Announced by PostgreSQL, or by a pooler in its place; `pg` keeps them without a type.
  declare private readonly processID: number | null
  declare private readonly secretKey: number | null

  readonly madeAt = performance.now()
  /** With TLS it is the one below: what is written to it then goes nowhere, and bytes are counted as they are encrypted. */
  readonly socket: Socket
  readonly #closed: Promise<unknown>

  constructor (config: pg.ClientConfig = {}) {
    const { stream, ...rest } = config
    const socket = (stream?.() ?? new Socket()) as Socket
    super({ ...stream === undefined && NETWORK, ...rest, stream: () => socket })
    this.socket = socket
    this.#closed = new Promise(resolve => socket.once('close', resolve))
    // A broken connection fails its statements. Without a listener it would end the process, too.
    this.on('error', () => {})
  }

  /** The process id that was announced. */
  get announcedProcess (): number | null { return this.processID }

  /** Closes the connection at once, whatever PostgreSQL does on it. */
  async close (): Promise<void> {
    this.socket.destroy()
    await this.#closed
  }

  /**
   * Ends the connection, which takes no statement any more, and the work of PostgreSQL on it. A commit that waits for a standby has no
   * timeout, and continues even when its connection is closed; a cancel request ends the wait.
   * @returns when PostgreSQL has ended it, or does not answer any more
   */
  async giveUp (): Promise<void> {
    // After its last statement, PostgreSQL is told so: a pooler then no longer knows whom a cancel request concerns.
    void this.end()
    const isOver = AbortSignal.timeout(MAX_WAIT_MS)
    while (!this.socket.closed && !isOver.aborted && await this.#cancel()) {
      await Promise.race([this.#closed, sleep(AGAIN_MS, undefined, { ref: false })])
    }
    await this.close()
  }

  /** Asks PostgreSQL to cancel what it does on this connection. @returns whether it has taken the request */
  async #cancel (): Promise<boolean> {
    const { host, port, processID, secretKey, socket: { remoteAddress, remotePort } } = this
    if (processID === null || secretKey === null) return false
    const message = Buffer.alloc(16)
    for (const [index, part] of [message.length, CANCEL_CODE, processID, secretKey].entries()) message.writeInt32BE(part, 4 * index)
    // The host that it is connected to, even if its name means another one by now.
    const request = connect(host.startsWith('/')
      ? { path: `${host}/.s.PGSQL.${port}` }
      : { port: remotePort ?? port, host: remoteAddress ?? host })
    const timer = setTimeout(() => request.destroy(new Error('No answer')), CANCEL_MS)
    try {
      request.resume().write(message)
      await once(request, 'close')
      return true
    } catch {
      return false
    } finally {
      clearTimeout(timer)
    }
  }
}

/** A connection of the pool. */
export type PoolClient = Client & pg.PoolClient

/**
 * Sends a statement by `pg`'s callback. Its own promise of a named statement keeps the rows alive until a full garbage collection: 21 kB a
 * query of 20 jobs, which cost a third of the processor time of a read.
 */
export function ask (client: pg.ClientBase, config: pg.QueryArrayConfig): Promise<pg.QueryArrayResult<Array<string | null>>>
export function ask<Row extends object> (client: pg.ClientBase, config: pg.QueryConfig): Promise<pg.QueryResult<Row>>
export function ask (client: pg.ClientBase, config: pg.QueryConfig): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => client.query(config, (error, result) => {
    // `pg` types an error that is always there.
    if (error as Error | null) reject(error)
    else resolve(result)
  }))
}
