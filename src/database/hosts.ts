import type pg from 'pg'
import { parseHosts, type Target } from './database-url.js'

const CHECK_MS = 2000

/** The hosts of a database. Connections go to the last host that worked; when it fails or is read-only, to the next. */
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

  /** Moves to the next host after a failure of this one. Of many simultaneous failures only the first has an effect. */
  switchFrom (url: string): void {
    if (url === this.current) this.#index = (this.#index + 1) % this.count
  }

  /** @throws a read-only error (25006) if the server does not match `target_session_attrs` */
  async check (client: pg.ClientBase): Promise<void> {
    if (this.#target === 'any') return
    const query = {
      text: 'select pg_is_in_recovery() as standby, current_setting(\'transaction_read_only\')::boolean as "readOnly"',
      query_timeout: CHECK_MS
    }
    const { rows: [is] } = await client.query<{ standby: boolean, readOnly: boolean }>(query)
    if (is?.standby === true || (this.#target === 'read-write' && is?.readOnly === true)) {
      throw Object.assign(new Error(`the server is not ${this.#target}`), { code: '25006' })
    }
  }
}
