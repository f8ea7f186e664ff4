import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSecret } from '../../src/domain/tokens/secret.js'
import type { Answer, Client, RequestSpec } from '../shared/client.js'
import { newApplication, openJob, type OpenJob } from './fixtures.js'

const APPLICATIONS = 30
/** Number of idempotency keys that are reused, and of departments that are changed. */
const KEYS = 50

interface World { job: OpenJob, applications: string[] }
type Kind = (world: World, n: number) => RequestSpec

const get = (path: string, headers?: Record<string, string>): RequestSpec => ({ method: 'GET', path, headers })
const post = (path: string, body: object, headers?: Record<string, string>): RequestSpec => ({ method: 'POST', path, body, headers })
const key = (value: string) => ({ 'idempotency-key': value })
const idOf = (path = '') => Number(path.split('/').at(-1))
const one = ({ applications }: World, n: number) => applications[n % APPLICATIONS] as string

const READS: Record<string, Kind> = {
  'a page of v1': (_world, n) => get(`/api/v1/jobs?perPage=${1 + n % 100}&page=${1 + n % 3}&fields=all`),
  'a page of v2': (_world, n) => get(`/api/v2/applications?maxPageSize=${1 + n % 50}&expand=candidate,job`),
  'a search': (_world, n) => get(`/api/v2/candidates?q=${n.toString(26).replace(/\d/g, 'a')}%20an`),
  'one application': (world, n) => get(one(world, n)),
  'a page of the feed': (_world, n) => get(`/api/v2/events?maxPageSize=${1 + n % 20}`),
  'a long poll': () => get('/api/v2/events?wait=1&entity=webhook&event=webhook.deleted'),
  'an export': () => get('/api/v2/exports/applications?expand=candidate'),
  'a page for people': (_world, n) => get(['/', '/docs', '/openapi/v2.json', '/guides/tutorial'][n % 4] as string, { accept: 'text/html' }),
  'a trace': (_world, n) => get('/api/v1/me', {
    traceparent: `00-${n.toString(16).padStart(32, '1')}-00f067aa0ba902b7-01`, 'x-request-id': `r-${n}`
  })
}
const WRITES: Record<string, Kind> = {
  'a write with a key': (_world, n) => post('/api/v1/departments', { name: `Department ${n}` }, key(randomUUID())),
  'a key sent again': (_world, n) => post('/api/v1/roles', { name: `Role ${n % KEYS}` }, key(`again-${n % KEYS}`)),
  'a key of another request': (_world, n) => post('/api/v1/roles', { name: `Other ${n}` }, key(`again-${n % KEYS}`)),
  'a change': (world, n) => ({ method: 'PATCH', path: one(world, n), body: { score: n % 100 } }),
  'a move': (world, n) => ({ method: 'PATCH', path: one(world, n), body: { currentStepId: world.job.stepIds[n % 3] } }),
  'a comment': (world, n) => post(`${one(world, n)}/comments`, { text: `Comment ${n}` }),
  'a bulk': (world, n) => post(`/api/v1/jobs/${world.job.id}/applications/bulk`, {
    items: world.applications.slice(n % 20, n % 20 + 10).map(path => ({ applicationId: idOf(path), score: n % 100 }))
  }),
  'a bulk with faults': (_world, n) => post('/api/v1/departments/bulk', {
    items: Array.from({ length: 20 }, (_, i) => i % 2 === 0 ? { code: `C-${i}`, name: `Name ${n}` } : { code: 5, nme: 'x', [`f${n}`]: 1 })
  }),
  'a dry run': (_world, n) => post('/api/v2/candidates?validateOnly=true', { name: 'Ada', lastName: 'Dry', email: `dry${n}@example.com` }),
  'a stale change': (world, n) => ({ method: 'PATCH', path: one(world, n), body: { score: 1 }, headers: { 'if-match': '"0-x"' } }),
  'a token': (_world, n) => post('/api/v1/tokens', { name: `Token ${n}`, scopes: ['jobs:read'], expiresAt: '2020-01-01T00:00:00Z' })
}
const FAULTS: Record<string, Kind> = {
  'no such path': (_world, n) => get(`/api/v1/nothing-${n}/${randomUUID()}`),
  'no such object': (_world, n) => get(`/api/v2/jobs/${1_000_000 + n}`),
  'bad parameters': (_world, n) => get(`/api/v2/jobs?maxPageSize=x${n}&pageToken=${randomUUID()}&status=none`),
  'unknown parameters': (_world, n) => get(`/api/v1/jobs?perPage=1&p${n}=1`),
  'no such method': (_world, n) => ({ method: 'PUT', path: `/api/v1/jobs?n=${n}`, body: {} }),
  'a guessed token': () => get('/api/v1/jobs', { authorization: `Bearer ${createSecret()}` }),
  'no token': () => get('/api/v1/jobs', { authorization: '' }),
  'another type': (_world, n) => post('/api/v1/jobs', { name: `Job ${n}` }, { 'content-type': 'text/plain' }),
  'broken JSON': (_world, n) => post('/api/v1/jobs', Buffer.from(`{"name": ${n}, `)),
  'wrong fields': (_world, n) => post('/api/v1/jobs', { name: n, [`unknown${n}`]: randomUUID() }),
  'too large': () => post('/api/v1/jobs', { name: 'x'.repeat(300_000) }),
  'too many headers': (_world, n) => get('/api/v1/jobs', Object.fromEntries(Array.from({ length: 210 }, (_, i) => [`x-${n}-${i}`, 'y']))),
  'a name that is taken': () => post('/api/v1/departments', { name: 'Taken', code: 'TAKEN' })
}
/** Refused before they are read: the client may see the end of its connection before the answer. */
const UNREAD = ['too large', 'too many headers']
/** How a connection breaks off: what is sent, and how long it stays open. */
const BROKEN: Array<[text: (head: string) => string, ms: number]> = [
  [head => `POST /api/v1/jobs ${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`, 50],
  [head => `POST /api/v1/jobs ${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`, 1000],
  [head => `GET /api/v2/exports/applications ${head}\r\n`, 0],
  [head => `GET /api/v2/events?wait=30&entity=webhook ${head}\r\n`, 100],
  [head => `GET /api/v1/jobs ${head}`, 20],
  [() => 'NONSENSE\r\n\r\n', 20]
]

/** Requests of all kinds of one company, in turn: reads twice as often as writes and as faults; a few long polls, exports and breaks. */
export class Mixture {
  readonly #kinds: Array<[name: string, kind: Kind]>
  readonly #met = new Map<string, number>()
  /** Kind and status, or error, of the requests that ended as none may. */
  readonly strange: string[] = []

  private constructor (
    private readonly client: Client, private readonly port: number, private readonly secret: string, private readonly world: World
  ) {
    const of = (kinds: Record<string, Kind>) => Object.entries(kinds)
    const seldom = ['a long poll', 'an export', 'a page for people', 'too large']
    const often = [...of(READS), ...of(READS), ...of(WRITES), ...of(FAULTS)].filter(([name]) => !seldom.includes(name))
    const rare = [...of(READS), ...of(FAULTS)].filter(([name]) => seldom.includes(name))
    this.#kinds = [...Array<typeof often>(6).fill(often).flat(), ...rare]
  }

  /** Creates the objects of the requests, and webhooks to the receiver, one of which is refused. */
  static async open (client: Client, port: number, secret: string, receiver: string): Promise<Mixture> {
    const job = await openJob(client, 'Mixture')
    const applications: string[] = []
    for (let n = 0; n < APPLICATIONS; n++) applications.push(await newApplication(client, job, `mixture${n}`))
    for (const [actions, path] of [[['application.*', 'comment.*'], 'all'], [['department.*'], 'some'], [['role.*'], 'refused']]) {
      await client.json('POST', '/api/v2/webhooks', { actions, postbackUrl: `${receiver}/${path as string}` })
    }
    return new Mixture(client, port, secret, { job, applications })
  }

  /** Sends the n-th request. @returns the answer, or undefined if it was broken off */
  async send (n: number): Promise<Answer | undefined> {
    if (n % 50 === 49) return await this.#breakOff(Math.floor(n / 50))
    const [name, kind] = this.#kinds[n % this.#kinds.length] as [string, Kind]
    const answer = await this.client.send(kind(this.world, n))
    this.#met.set(name, (this.#met.get(name) ?? 0) + (answer.status === 0 ? 0 : 1))
    const isCut = answer.error === 'ECONNRESET' && UNREAD.includes(name)
    if (!isCut && (answer.status === 0 || answer.status === 500)) this.strange.push(`${name}: ${answer.status} ${answer.error}`)
    return answer
  }

  /** Kinds that were never answered. */
  get unanswered (): string[] {
    return [...new Set(this.#kinds.map(([name]) => name))].filter(name => (this.#met.get(name) ?? 0) === 0)
  }

  async #breakOff (n: number): Promise<undefined> {
    const [text, ms] = BROKEN[n % BROKEN.length] as typeof BROKEN[number]
    const socket = connect(this.port, '127.0.0.1').on('error', () => {})
    await Promise.race([once(socket, 'connect'), once(socket, 'close')])
    socket.write(text(`HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${this.secret}\r\n`))
    await sleep(ms)
    if (n % 2 === 0) socket.destroy()
    else socket.resetAndDestroy()
  }
}
