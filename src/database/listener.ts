import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { Client } from './client.js'
import type { Hosts } from './hosts.js'

const AGAIN_MS = 500
/** How long PostgreSQL has to close a connection that ends. */
const END_MS = 500
const ECHO_CHANNEL = 'recruitment_echo'

type OnMessage = (message: string) => void
/** Notifies through the connections that write. */
type Notify = (channel: string, message: string) => Promise<unknown>

/**
 * Receives notifications (LISTEN) over a dedicated connection, opened at the first subscription and reopened whenever it breaks. After each
 * connect all subscribers get an empty message, because notifications may have been missed. It sends a message to itself now and then: if
 * the old primary lives on after a failover, the connection to it lives on, too, and hears nothing any more.
 */
export class Listener {
  /** Between two messages to itself. Tests set it. */
  static echoEveryMs = 15_000
  /** How long such a message may take. Tests set it. */
  static echoMs = 5000

  readonly #subscribers = new Map<string, OnMessage[]>()
  readonly #stopped = new AbortController()
  #client: Client | undefined
  #subscribed = Promise.resolve()
  #loop: Promise<void> | undefined
  readonly #name = randomUUID()
  #onEcho: () => void = () => {}
  /** A pooler may swallow all notifications: then another connection would be no better. */
  #hasHeard = false
  /** How many messages to itself came to nothing, of a listener that has never heard one. */
  #lost = 0

  /**
   * @param hosts the hosts to connect to; without them the caller attaches connections with `receiveFrom`
   * @param onDeaf called once if nothing is heard from the beginning on
   */
  constructor (private readonly hosts: Hosts | undefined, private readonly notify: Notify, private readonly onDeaf?: () => void) {}

  /** @returns whether the channel is new */
  subscribe (channel: string, onMessage: OnMessage): boolean {
    const known = this.#subscribers.get(channel)
    this.#subscribers.set(channel, [...known ?? [], onMessage])
    if (known === undefined && this.#client !== undefined) this.#subscribe(this.#client, channel).catch(() => {})
    if (this.hosts !== undefined) this.#loop ??= this.#run(this.hosts)
    return known === undefined
  }

  /** Receives the notifications of this connection. */
  receiveFrom (client: pg.ClientBase): void {
    client.on('notification', ({ channel, payload = '' }) => {
      this.#hasHeard = true
      if (channel === ECHO_CHANNEL && payload === this.#name) this.#onEcho()
      for (const onMessage of this.#subscribers.get(channel) ?? []) onMessage(payload)
    })
  }

  async close (): Promise<void> {
    this.#stopped.abort()
    if (this.#client !== undefined) await end(this.#client)
    await this.#loop
  }

  async #run (hosts: Hosts): Promise<void> {
    const { signal } = this.#stopped
    while (!signal.aborted) {
      await this.#connect(hosts)
      await sleep(AGAIN_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  /** Runs LISTEN statements one after another, because a connection runs one at a time. A failure ends the connection. */
  async #subscribe (client: Client, channel: string): Promise<void> {
    const listening = this.#subscribed.catch(() => {}).then(async () => { await client.query(`listen ${channel}`) })
    this.#subscribed = listening
    await listening
  }

  /** Connects and listens. Resolves when the connection has ended or failed. */
  async #connect (hosts: Hosts): Promise<void> {
    const url = hosts.current
    let made: Client | undefined
    try {
      // It reads the certificate files of the URL, and throws while one of them is missing.
      const client = made = new Client({ connectionString: url, application_name: 'recruitment-api listen' })
      const ended = new Promise<void>(resolve => client.on('end', resolve))
      this.receiveFrom(client)
      await client.connect()
      await hosts.check(client)
      this.#client = client
      for (const channel of [ECHO_CHANNEL, ...this.#subscribers.keys()]) await this.#subscribe(client, channel)
      for (const onMessage of [...this.#subscribers.values()].flat()) onMessage('')
      if (this.#stopped.signal.aborted) await end(client)
      void this.#check(client, () => hosts.switchFrom(url))
      await ended
    } catch {
      hosts.switchFrom(url)
      if (made !== undefined) await end(made)
    } finally {
      this.#client = undefined
    }
  }

  /** Closes the connection when it does not hear a notification from a connection that writes. */
  async #check (client: Client, onDeaf: () => void): Promise<void> {
    while (this.#client === client) {
      await sleep(Listener.echoEveryMs, undefined, { signal: this.#stopped.signal, ref: false }).catch(() => {})
      if (this.#stopped.signal.aborted) return
      if (this.#client !== client || !await this.#isDeaf()) continue
      onDeaf()
      return await client.close()
    }
  }

  async #isDeaf (): Promise<boolean> {
    const echo = new Promise<boolean>(resolve => {
      const onEcho = () => resolve(true)
      this.#onEcho = onEcho
    })
    try {
      await this.notify(ECHO_CHANNEL, this.#name)
    } catch {
      // Nobody can write now, which says nothing about this connection.
      return false
    }
    const late = sleep(Listener.echoMs, false, { signal: this.#stopped.signal, ref: false }).catch(() => true)
    const isHeard = await Promise.race([echo, late])
    // The second: a busy process may be late for one.
    if (!this.#hasHeard && !isHeard && ++this.#lost === 2) this.onDeaf?.()
    return this.#hasHeard && !isHeard
  }
}

/** Ends a connection, also one to a server that is silent: `pg` would wait for it. */
async function end (client: Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), sleep(END_MS, undefined, { ref: false })])
  await client.close()
}
