import { Random } from '../seed/data/random.js'
import { MAX_DELAY, toDelay, toFailure, type Fault } from './faults.js'

/** What goes wrong with the sending of a webhook. */
export type WebhookFault = 'duplicate' | 'late' | 'reordered' | 'forged'

const WEBHOOK_FAULTS: readonly string[] = ['duplicate', 'late', 'reordered', 'forged'] satisfies WebhookFault[]

/** A rule of the profile: a share (0–1) of the requests, or of the sends of webhooks, and what happens to them. */
interface Rule {
  share: number
  effect: Partial<Fault> & { webhook?: WebhookFault }
}

export const PROFILE_EXAMPLE = '2% 503, 1% reset, p99 +1000ms, 5% duplicate webhook'

/**
 * The profile of random faults. The n-th request, and the n-th send of a webhook, since the profile was set always gets the same fault, so
 * that a failing test fails again.
 */
export class FaultProfile {
  #text = ''
  #rules: Rule[] = []
  #requests = 0
  #webhooks = 0

  /** @param initial the profile to which `reset` returns; an empty one has no rules. @throws SyntaxError in plain words */
  constructor (private readonly initial = '') {
    this.set(initial)
  }

  get text (): string { return this.#text }

  /** @throws SyntaxError in plain words */
  set (text: string): void {
    this.#rules = parseProfile(text)
    this.#text = text.trim()
    this.#requests = this.#webhooks = 0
  }

  reset (): void {
    this.set(this.initial)
  }

  /** What goes wrong with the next request. */
  nextRequest (): Fault | undefined {
    const random = new Random(0, 'fault', this.#requests++)
    const end = choose(this.#rules.filter(({ effect }) => effect.failure !== undefined || effect.cut !== undefined), random)
    const delays = this.#rules.filter(({ share, effect }) => effect.delay !== undefined && random.chance(share))
    if (end === undefined && delays.length === 0) return undefined
    return { ...end?.effect, delay: Math.min(delays.reduce((sum, { effect }) => sum + (effect.delay ?? 0), 0), MAX_DELAY) }
  }

  /** What goes wrong with the next send of a webhook. */
  nextWebhook (): WebhookFault | undefined {
    const rules = this.#rules.filter(({ effect }) => effect.webhook !== undefined)
    return choose(rules, new Random(1, 'fault', this.#webhooks++))?.effect.webhook
  }
}

/** One of the rules, or none, by their shares. */
function choose (rules: Rule[], random: Random): Rule | undefined {
  let left = random.next()
  return rules.find(({ share }) => (left -= share) < 0)
}

const RULE = /^(?:(?<percent>\d{1,3}(?:\.\d{1,3})?)%|p(?<percentile>\d{1,2}(?:\.\d{1,3})?)) +(?<effect>\S.*)$/

/**
 * Reads `2% 503, 1% reset, p99 +1000ms`: each rule is a share, or a percentile above which it applies, and an effect.
 * @throws SyntaxError in plain words
 */
export function parseProfile (text: string): Rule[] {
  const rules = text.trim() === '' ? [] : text.split(',').map(part => parseRule(part.trim()))
  for (const [kind, chosen] of [
    ['failures and broken answers', rules.filter(({ effect }) => effect.failure !== undefined || effect.cut !== undefined)],
    ['faults of webhooks', rules.filter(({ effect }) => effect.webhook !== undefined)]
  ] as const) {
    const percent = chosen.reduce((sum, { share }) => sum + share, 0) * 100
    if (percent > 100.0001) throw new SyntaxError(`the shares of ${kind} are ${Math.round(percent * 1000) / 1000}% together, above 100%`)
  }
  return rules
}

function parseRule (text: string): Rule {
  const { percent, percentile, effect = '' } = RULE.exec(text)?.groups ?? {}
  const share = percent === undefined ? 1 - Number(percentile) / 100 : Number(percent) / 100
  if (!(share >= 0 && share <= 1)) {
    throw new SyntaxError(`${JSON.stringify(text)} must begin with a share such as 2%, or a percentile such as p99`)
  }
  const found = parseEffect(effect)
  if (found === undefined) {
    throw new SyntaxError(`${JSON.stringify(effect)} must be an error status, a code, reset, reset body, truncate, ` +
      `a delay of at most +${MAX_DELAY}ms, or ${WEBHOOK_FAULTS.join(', ')} with the word webhook`)
  }
  return { share, effect: found }
}

function parseEffect (text: string): Rule['effect'] | undefined {
  const [, delay] = /^\+(\d+)ms$/.exec(text) ?? []
  const [, webhook] = /^(\w+) webhook$/.exec(text) ?? []
  const failure = toFailure(text)
  if (text === 'reset' || text === 'reset headers') return { cut: 'headers' }
  if (text === 'reset body') return { cut: 'body' }
  if (text === 'truncate') return { cut: 'truncate' }
  if (failure !== undefined) return { failure }
  if (webhook !== undefined) return WEBHOOK_FAULTS.includes(webhook) ? { webhook: webhook as WebhookFault } : undefined
  return delay === undefined || toDelay(delay) === undefined ? undefined : { delay: toDelay(delay) }
}
