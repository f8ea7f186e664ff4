import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Client, RequestSpec } from '../shared/client.js'

const RETRY_LIMIT_MS = 60_000
const RETRY_PAUSE_MS = 50

/** A client that sends each request until its answer is not "try again". */
export class RetryingClient {
  /** Answers that are neither success nor worth another try. */
  readonly unexpected: string[] = []
  retries = 0

  constructor (private readonly client: Client) {}

  /** @returns undefined after an unexpected answer. A deletion that was repeated may find nothing: that is its success */
  async send (ask: RequestSpec): Promise<Answer | undefined> {
    const end = Date.now() + RETRY_LIMIT_MS
    for (let tries = 0; ; tries++) {
      const answer = await this.client.send(ask)
      const isGone = ask.method === 'DELETE' && tries > 0 && answer.status === 404
      if ((answer.status >= 200 && answer.status <= 299) || isGone) return answer
      const again = answer.status === 0 || answer.status >= 502 || (answer.status === 409 && answer.text.includes('still in progress'))
      if (!again || Date.now() > end) {
        this.unexpected.push(`${answer.status} ${answer.error} for ${ask.method} ${ask.path}: ${answer.text.slice(0, 200)}`)
        return undefined
      }
      this.retries++
      await sleep(RETRY_PAUSE_MS)
    }
  }
}
