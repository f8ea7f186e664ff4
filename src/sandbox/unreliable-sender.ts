import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from '../domain/deliveries/messages.js'
import type { MessageSender, Outcome } from '../workers/delivery/sender.js'
import type { FaultProfile } from './fault-profile.js'

/** How long a late webhook is held back. */
const LATE_MS = 3000
/** How long one waits to be overtaken. */
const MAX_HELD_BACK_MS = 10_000
/** No receiver knows it. */
const FOREIGN_SECRET = `whsec_${Buffer.from('a secret of somebody else').toString('base64')}`

/** Sends webhooks as a bad network, a retry or a stranger would: by the profile of the sandbox. */
export class UnreliableSender implements MessageSender {
  readonly #stopped = new AbortController()
  /** Messages that wait for another one to overtake them, by their address. */
  readonly #heldBack = new Map<string, Array<() => void>>()

  constructor (
    private readonly inner: MessageSender,
    private readonly profile: FaultProfile,
    private readonly log: { info: (details: object, message: string) => void }
  ) {}

  async send (url: string, message: Message): Promise<Outcome | undefined> {
    const send = async (sent = message) => await this.inner.send(url, sent)
    const fault = this.profile.nextWebhook()
    if (fault !== undefined) this.log.info({ fault: `${fault} webhook`, delivery: message.deliveryId }, 'injected')
    switch (fault) {
      case 'duplicate': {
        const outcome = await send()
        await send()
        return outcome
      }
      case 'late':
        await this.#pause(LATE_MS)
        return await send()
      case 'forged': return await send({ ...message, secrets: [FOREIGN_SECRET] })
      case 'reordered':
        void this.#overtaken(url).then(async () => { if (!this.#stopped.signal.aborted) await send() })
        return { at: new Date().toISOString(), status: 202, error: null, durationMs: 0 }
      default: {
        const outcome = await send()
        for (const release of this.#heldBack.get(url) ?? []) release()
        return outcome
      }
    }
  }

  /** Resolves when a later message has reached this address, or none has come. */
  async #overtaken (url: string): Promise<void> {
    const held = this.#heldBack.get(url) ?? []
    this.#heldBack.set(url, held)
    let release = () => {}
    await Promise.race([new Promise<void>(resolve => held.push(release = resolve)), this.#pause(MAX_HELD_BACK_MS)])
    held.splice(held.indexOf(release), 1)
    if (held.length === 0 && this.#heldBack.get(url) === held) this.#heldBack.delete(url)
  }

  async #pause (ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopped.signal }).catch(() => {})
  }

  close (): void {
    this.#stopped.abort()
    this.inner.close()
  }
}
