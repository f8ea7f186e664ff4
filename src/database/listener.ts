import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { KEEP_ALIVE, type Hosts } from './hosts.js'

const AGAIN_MS = 500

type OnMessage = (message: string) => void

/**
 * Hears what is notified on channels, over a connection of its own that is made when there is somebody who listens, and made
 * again whenever it breaks. After each connection everybody is called with an empty message: some may have been missed.
 */
export class Listener {
  readonly #subscribers = new Map<string, OnMessage[]>()
  readonly #stopped = new AbortController()
  #client: pg.Client | undefined
  #subscribed = Promise.resolve()
  #loop: Promise<void> | undefined

  /** @param hosts where the connection goes; without them the caller brings the messages, by `receiveFrom` */
  constructor (private readonly hosts: Hosts | undefined) {}

  /** @returns whether the channel is new */
  subscribe (channel: string, onMessage: OnMessage): boolean {
    const known = this.#subscribers.get(channel)
    this.#subscribers.set(channel, [...known ?? [], onMessage])
    if (known === undefined && this.#client !== undefined) this.#subscribe(this.#client, channel).catch(() => {})
    if (this.hosts !== undefined) this.#loop ??= this.#run(this.hosts)
    return known === undefined
  }

  /** Takes the messages of this connection. */
  receiveFrom (client: pg.ClientBase): void {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const onMessage of this.#subscribers.get(channel) ?? []) onMessage(payload)
    })
  }

  async close (): Promise<void> {
    this.#stopped.abort()
    await this.#client?.end().catch(() => {})
    await this.#loop
  }

  async #run (hosts: Hosts): Promise<void> {
    const { signal } = this.#stopped
    while (!signal.aborted) {
      await this.#connect(hosts)
      await sleep(AGAIN_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  /** One after the other: a connection takes one statement at a time. A failure ends the connection. */
  async #subscribe (client: pg.Client, channel: string): Promise<void> {
    const turn = this.#subscribed.catch(() => {}).then(async () => { await client.query(`listen ${channel}`) })
    this.#subscribed = turn
    await turn
  }

  /** Resolves when the connection has ended, or could not be made. */
  async #connect (hosts: Hosts): Promise<void> {
    const url = hosts.current
    const client = new pg.Client({
      ...KEEP_ALIVE, connectionString: url, application_name: 'recruitment-api listen', connectionTimeoutMillis: 2000
    })
    const ended = new Promise<void>(resolve => client.on('end', resolve))
    client.on('error', () => {})
    this.receiveFrom(client)
    try {
      await client.connect()
      await hosts.check(client)
      this.#client = client
      for (const channel of this.#subscribers.keys()) await this.#subscribe(client, channel)
      for (const onMessage of [...this.#subscribers.values()].flat()) onMessage('')
      if (this.#stopped.signal.aborted) await client.end()
      await ended
    } catch {
      hosts.switchFrom(url)
      await client.end().catch(() => {})
    } finally {
      this.#client = undefined
    }
  }
}
