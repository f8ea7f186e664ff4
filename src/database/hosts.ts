import pg from 'pg'
import { parseHosts, type Target } from './database-url.js'

/** A server that vanishes without a word is missed within half a minute, also by a connection that only waits. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** The hosts of a database. Connections go to the one that was good last; when it fails, or must not be written to, to the next. */
export class Hosts {
  readonly #urls: string[]
  readonly #target: Target
  #index = 0

  constructor (url: string) {
    const { urls, target } = parseHosts(url)
    this.#urls = urls
    this.#target = target
  }

  get count (): number { return this.#urls.length }
  get current (): string { return this.#urls[this.#index] as string }

  /** After a failure there. Of many connections that fail at once, the first moves on. */
  switchFrom (url: string): void {
    if (url === this.current) this.#index = (this.#index + 1) % this.count
  }

  /** @throws the error of a read-only server when this one is not what the URL asks for */
  async check (client: pg.ClientBase): Promise<void> {
    if (this.#target === 'any') return
    const { rows: [is] } = await client.query<{ standby: boolean, readOnly: boolean }>(
      'select pg_is_in_recovery() as standby, current_setting(\'transaction_read_only\')::boolean as "readOnly"')
    if (is?.standby === true || (this.#target === 'read-write' && is?.readOnly === true)) {
      throw Object.assign(new Error(`the server is not ${this.#target}`), { code: '25006' })
    }
  }

  /** For a pool: each new connection goes to the host that is the current one then. */
  get poolConfig (): pg.PoolConfig {
    if (this.count === 1 && this.#target === 'any') return { connectionString: this.current }
    const hosts = this
    class RoutedClient extends pg.Client {
      readonly url: string

      constructor (options: pg.ClientConfig) {
        const url = hosts.current
        super({ ...options, connectionString: url })
        this.url = url
      }

      // The pool calls it with a function.
      override connect (callback?: unknown): never {
        super.connect((error: Error) => {
          if (error instanceof Error) hosts.switchFrom(this.url);
          (callback as (error: Error) => void)(error)
        })
        return undefined as never
      }
    }
    const onConnect = async (client: RoutedClient): Promise<void> => {
      await hosts.check(client).catch((error: unknown) => {
        hosts.switchFrom(client.url)
        throw error
      })
    }
    return { Client: RoutedClient, onConnect } as object
  }
}
