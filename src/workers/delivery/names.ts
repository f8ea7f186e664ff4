import { ADDRCONFIG, lookup as lookUp, promises, type LookupAddress, type ResolverOptions } from 'node:dns'
import { networkInterfaces } from 'node:os'
import { isPublicAddress, type TargetRules } from '../../domain/webhooks/guard.js'

/** Finds the addresses of receivers. Who asks for a name that is being looked up waits for the same answer. */
export interface Names {
  /** At least one address, in the order in which they are to be tried. Fails with the codes of `dns.lookup`. */
  find: (name: string) => Promise<LookupAddress[]>
  /** Gives up all look-ups that can be given up. */
  close: () => void
}

/**
 * A receiver on the public internet has its name in DNS. Only where private addresses are allowed may it be one of the system: in the file
 * of hosts, of Docker, within a search domain.
 */
export function namesOf ({ allowPrivate }: TargetRules, timeoutMs: number): Names {
  return allowPrivate ? new SystemNames(timeoutMs) : new DnsNames()
}

/** Both attempts end within the time of a delivery: after 6 seconds if one server is silent. */
const DNS_OPTIONS: ResolverOptions = { timeout: 2000, tries: 2 }
type Family = 4 | 6

/**
 * Asks the servers of DNS without a thread. `dns.lookup` takes one of libuv's few, cannot be given up, and all connections by name need
 * these: two names whose servers are silent would keep the whole process from its database and from other receivers.
 */
export class DnsNames implements Names {
  readonly #underWay = new Map<string, Promise<LookupAddress[]>>()
  readonly #resolvers = new Set<promises.Resolver>()

  constructor (
    private readonly options: ResolverOptions & { servers?: string[] } = DNS_OPTIONS,
    private readonly families: () => Family[] = familiesOf
  ) {}

  async find (name: string): Promise<LookupAddress[]> {
    const underWay = this.#underWay.get(name)
    if (underWay !== undefined) return await underWay
    const found = this.#ask(name).finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, found)
    return await found
  }

  close (): void {
    for (const resolver of this.#resolvers) resolver.cancel()
  }

  /** Each look-up has its own resolver, thus ports that nobody can guess, and the servers that the system has now. */
  async #ask (name: string): Promise<LookupAddress[]> {
    const { servers, ...options } = this.options
    const resolver = new promises.Resolver(options)
    if (servers !== undefined) resolver.setServers(servers)
    this.#resolvers.add(resolver)
    const answers = await Promise.allSettled(this.families().map(async family => {
      const addresses = await (family === 4 ? resolver.resolve4(name) : resolver.resolve6(name))
      return addresses.map(address => ({ address, family }))
    }))
    this.#resolvers.delete(resolver)
    const found = answers.flatMap(answer => answer.status === 'fulfilled' ? answer.value : [])
    if (found.length > 0) return found
    const codes = answers.flatMap(answer => answer.status === 'rejected' ? [(answer.reason as NodeJS.ErrnoException).code ?? ''] : [])
    throw failure(name, codes.every(code => SAYS_NO.has(code)) ? 'ENOTFOUND' : 'EAI_AGAIN')
  }
}

/** Answers that there is no such name, or none with an address. Anything else is no answer: of c-ares, that no server is reached, too. */
const SAYS_NO = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])

function failure (name: string, code: 'ENOTFOUND' | 'EAI_AGAIN'): Error {
  return Object.assign(new Error(`${code} ${name}`), { code })
}

/**
 * The families of addresses that this machine reaches, the better one first, as `dns.lookup` has it: Node gives up all addresses but the
 * last after 250 ms, so one that cannot be reached must not be the last.
 */
export function familiesOf (interfaces = networkInterfaces()): Family[] {
  const own = Object.values(interfaces).flatMap((list = []) => list)
    .filter(({ internal, address }) => !internal && !/^fe80:/i.test(address))
  const has4 = own.some(({ family }) => family === 'IPv4')
  const own6 = own.filter(({ family }) => family === 'IPv6')
  if (own6.some(({ address }) => isPublicAddress(address))) return has4 ? [6, 4] : [6]
  if (own6.length > 0) return has4 ? [4, 6] : [6]
  return has4 ? [4] : [4, 6]
}

/** A name that attempts wait for; the last of them waits until then. */
class Wanted {
  resolve!: (found: LookupAddress[]) => void
  reject!: (error: Error) => void
  readonly found = new Promise<LookupAddress[]>((...settle) => { [this.resolve, this.reject] = settle })
  until = 0
}

/** Names of which it is remembered whether they were answered. */
const MAX_REMEMBERED = 1000

/**
 * Asks the system, which takes a thread for each look-up: one at a time, so that libuv, which leaves look-ups two threads of four, has one
 * for the database. Names that were answered the last time come first, those that were not come last.
 */
export class SystemNames implements Names {
  readonly #wanted = new Map<string, Wanted>()
  readonly #isAnswered = new Map<string, boolean>()
  #isBusy = false

  constructor (private readonly timeoutMs: number, private readonly resolve: typeof lookUp = lookUp) {}

  async find (name: string): Promise<LookupAddress[]> {
    const wanted = this.#wanted.get(name) ?? new Wanted()
    this.#wanted.set(name, wanted)
    wanted.until = performance.now() + this.timeoutMs
    this.#next()
    return await wanted.found
  }

  /** The one that has begun goes on: the system does not end it. */
  close (): void {
    for (const name of this.#wanted.keys()) this.#end(name, failure(name, 'EAI_AGAIN'))
  }

  #end (name: string, error: Error | null, found: LookupAddress[] = []): void {
    const wanted = this.#wanted.get(name)
    this.#wanted.delete(name)
    if (error === null) wanted?.resolve(found)
    else wanted?.reject(error)
  }

  #next (): void {
    if (this.#isBusy) return
    const waiting = [...this.#wanted.keys()]
    const [name] = [true, undefined, false].flatMap(is => waiting.filter(name => this.#isAnswered.get(name) === is))
    if (name === undefined) return
    this.#isBusy = true
    this.resolve(name, { all: true, hints: ADDRCONFIG }, (error, found) => {
      this.#isBusy = false
      this.#remember(name, error?.code !== 'EAI_AGAIN')
      this.#end(name, error, found)
      this.#dropLate()
      this.#next()
    })
  }

  /** Nobody waits for these any more. */
  #dropLate (): void {
    const now = performance.now()
    for (const [name, { until }] of this.#wanted) if (until <= now) this.#end(name, failure(name, 'EAI_AGAIN'))
  }

  #remember (name: string, isAnswered: boolean): void {
    this.#isAnswered.delete(name)
    this.#isAnswered.set(name, isAnswered)
    const [oldest] = this.#isAnswered.keys()
    if (this.#isAnswered.size > MAX_REMEMBERED) this.#isAnswered.delete(oldest as string)
  }
}
