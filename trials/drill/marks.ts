import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../../src/seed/data/random.js'
import type { Client } from '../shared/client.js'
import { newApplication, openJob } from './fixtures.js'

const GROUPS = 2
/** Longest pause of a writer: a multiple of the time of its write, within these bounds, in milliseconds. Most requests should be reads. */
const PAUSE = { times: 20, min: 500, max: 2000 }
/** How many times most readers request the same: one after the other, and several at once. */
const POPULAR_READS = 50
const POPULAR = 0.8
/** Reads with the tag of an earlier answer. */
const CONDITIONAL = 0.25
const RETRY_PAUSE_MS = 20

/** An object with a mark in one of its fields, such as `mark-3-17`: the number of the object, and of the write. */
interface Marked {
  path: string
  id: number
  field: string
  /** The last write that was acknowledged, or shown by an answer. */
  known: number
}

/** An applicant for a job, with all that belongs to them. */
type Group = Record<'job' | 'department' | 'role' | 'step' | 'application' | 'candidate' | 'comment', Marked>

/** A path, and the objects whose marks are somewhere in its answer. */
interface View { path: string, shows: Marked[] }

type Shown = Array<[object: Marked, write: number]>

/** What readers have seen. */
export interface Readings {
  reads: number
  notModified: number
  /** Answers that show less than was known before the request. */
  stale: string[]
  /** Answers other than these, and than those worth a retry. */
  unexpected: string[]
}

export const newReadings = (): Readings => ({ reads: 0, notModified: 0, stale: [], unexpected: [] })

/** Objects whose marks rise with each write, and readers who know what each answer must show at least. */
export class Marks {
  writes = 0
  readonly unexpected: string[] = []
  readonly #objects: Marked[] = []
  readonly #views: View[] = []
  /** The last answer of each path that had a tag. */
  readonly #tagged = new Map<string, { tag: string, shown: Shown }>()

  private constructor (private readonly clients: Client[], private readonly seed: number) {}

  /** @param clients of a token with all scopes; writers use them in turn */
  static async open (clients: Client[], seed: number): Promise<Marks> {
    const marks = new Marks(clients, seed)
    const groups: Group[] = []
    for (let i = 0; i < GROUPS; i++) groups.push(await marks.#createGroup(clients[0] as Client, `group-${i}`))
    marks.#views.push(...viewsOf(groups))
    for (const object of marks.#objects) {
      if (await marks.#write(object, 0) === undefined) throw new Error(marks.unexpected[0] ?? `No answer for ${object.path}`)
    }
    return marks
  }

  async #createGroup (client: Client, name: string): Promise<Group> {
    const mark = (path: string, field: string): Marked => {
      const object = { path, id: Number(path.split('/').at(-1)), field, known: 0 }
      this.#objects.push(object)
      return object
    }
    const openedJob = await openJob(client, name)
    const job = mark(`/api/v1/jobs/${openedJob.id}`, 'name')
    const { departmentId, roleId } = await client.json<{ departmentId: number, roleId: number }>('GET', job.path)
    const application = mark(await newApplication(client, openedJob, name), 'source')
    const { candidateId } = await client.json<{ candidateId: number }>('GET', application.path)
    const comment = await client.json<{ id: number }>('POST', `${application.path}/comments`, { text: name })
    return {
      job,
      application,
      department: mark(`/api/v1/departments/${departmentId}`, 'name'),
      role: mark(`/api/v1/roles/${roleId}`, 'name'),
      step: mark(`${job.path}/steps/${openedJob.stepIds[0]}`, 'name'),
      candidate: mark(`/api/v2/candidates/${candidateId}`, 'lastName'),
      comment: mark(`${application.path}/comments/${comment.id}`, 'text')
    }
  }

  /**
   * Writes until the signal: one writer for each object, each write tried again until it is acknowledged. Right before and right after it
   * the writer reads the same from all servers: they have it, and nothing but the write itself can have told them.
   */
  async write (readings: Readings, signal: AbortSignal): Promise<void> {
    await Promise.all(this.#objects.map(async (object, writer) => {
      const random = new Random(this.seed, 'outline', writer)
      const views = this.#views.filter(({ shows }) => shows.includes(object))
      for (let write = 1; !signal.aborted; write++) {
        const view = random.pick(views)
        const readAll = async () => await Promise.all(this.clients.map(async client => await this.#read(client, view, false, readings)))
        await readAll()
        const ms = await this.#write(object, write, signal) ?? 0
        await readAll()
        await sleep(random.below(Math.min(PAUSE.max, Math.max(PAUSE.min, PAUSE.times * ms))))
      }
    }))
  }

  /** @returns how long the acknowledged attempt took, if there was one */
  async #write (object: Marked, write: number, signal?: AbortSignal): Promise<number | undefined> {
    const body = { [object.field]: `mark-${this.#objects.indexOf(object)}-${write}` }
    for (let turn = write; signal?.aborted !== true; turn++) {
      const client = this.clients[turn % this.clients.length] as Client
      const { status, text, ms } = await client.send({ method: 'PATCH', path: object.path, body })
      if (status === 200) {
        object.known = Math.max(object.known, write)
        this.writes++
        return ms
      }
      if (!isWorthAnotherTry(status)) {
        this.unexpected.push(`${status} for PATCH ${object.path}: ${text.slice(0, 200)}`)
        return undefined
      }
      await sleep(RETRY_PAUSE_MS)
    }
    return undefined
  }

  /** Reads until the signal, by several readers, each of whom uses the clients in turn. */
  async read (readers: number, readings: Readings, signal: AbortSignal, clients = this.clients): Promise<void> {
    await Promise.all(Array.from({ length: readers }, async (_, reader) => {
      const random = new Random(this.seed, 'pairing', reader)
      for (let turn = reader; !signal.aborted; turn++) {
        const popular = this.#views[Math.floor(readings.reads / POPULAR_READS) % this.#views.length] as View
        const view = random.chance(POPULAR) ? popular : random.pick(this.#views)
        const client = clients[turn % clients.length] as Client
        if (!await this.#read(client, view, random.chance(CONDITIONAL), readings)) await sleep(RETRY_PAUSE_MS)
      }
    }))
  }

  /** @returns whether there was an answer */
  async #read (client: Client, { path, shows }: View, isConditional: boolean, readings: Readings): Promise<boolean> {
    const known = new Map(this.#objects.map(object => [object, object.known]))
    const earlier = isConditional ? this.#tagged.get(path) : undefined
    const { status, text, headers: { etag } } = await client.send({
      method: 'GET', path, ...(earlier === undefined ? {} : { headers: { 'if-none-match': earlier.tag } })
    })
    if (isWorthAnotherTry(status)) return false
    const shown = status === 304 ? earlier?.shown : this.#marksIn(text)
    readings.reads++
    if (status === 304) readings.notModified++
    if (shown === undefined || (status !== 200 && status !== 304) || shows.some(object => !shown.some(([one]) => one === object))) {
      readings.unexpected.push(`${status} for GET ${path}: ${text.slice(0, 200)}`)
      return true
    }
    if (etag !== undefined) this.#tagged.set(path, { tag: etag, shown })
    for (const [object, write] of shown) {
      const least = known.get(object) as number
      if (write < least) readings.stale.push(`${status} for GET ${client.base}${path} with ${write} instead of ${least} of ${object.path}`)
      object.known = Math.max(object.known, write)
    }
    return true
  }

  #marksIn (text: string): Shown {
    return [...text.matchAll(/mark-(\d+)-(\d+)/g)].map(([, object, write]) => [this.#objects[Number(object)] as Marked, Number(write)])
  }
}

/** Lists and single objects, with what they show of other objects. */
function viewsOf (groups: Group[]): View[] {
  const all = (...kinds: Array<keyof Group>) => groups.flatMap(group => kinds.map(kind => group[kind]))
  const idsOf = (kind: keyof Group) => groups.map(group => `id=${group[kind].id}`).join('&')
  return [
    { path: '/api/v1/jobs?name=mark', shows: all('job', 'department', 'role') },
    { path: '/api/v1/departments?name=mark', shows: all('department') },
    { path: `/api/v2/jobs?${idsOf('job')}&expand=steps`, shows: all('job', 'department', 'role', 'step') },
    { path: `/api/v2/roles?${idsOf('role')}`, shows: all('role') },
    { path: '/api/v2/candidates?q=group', shows: all('candidate') },
    { path: `/api/v2/applications?${idsOf('application')}&expand=candidate,job`, shows: all('application', 'step', 'candidate', 'job') },
    ...groups.flatMap(({ job, department, role, step, application, candidate, comment }) => [
      { path: job.path, shows: [job, department, role] },
      { path: department.path, shows: [department] },
      { path: candidate.path, shows: [candidate] },
      { path: application.path, shows: [application, step, candidate, job] },
      { path: `${job.path}/applications`, shows: [application, step, candidate, job] },
      { path: `${application.path}/comments`, shows: [comment] }
    ])
  ]
}

function isWorthAnotherTry (status: number): boolean {
  return status === 0 || status >= 502
}
