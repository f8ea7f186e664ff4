import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../../src/seed/data/random.js'
import { Client, type RequestSpec } from '../shared/client.js'
import type { Row } from './exact-copy.js'
import { newApplication, openJob, type OpenJob } from './fixtures.js'

export const WRITERS = 16
const STRUCTURE = ['departments', 'roles', 'branches'] as const
/** Pause after a write without an answer. */
const PAUSE_MS = 50

/** Clients that change everything that a company has; the object that one chooses may be gone when it changes it. */
export class Writers {
  done = 0
  readonly unexpected = new Set<string>()
  readonly #jobs: OpenJob[] = []
  readonly #applications: string[] = []
  /** Candidates who were, perhaps, merged into others. */
  readonly #merged: unknown[] = []
  #serial = 0

  constructor (private readonly client: Client, private readonly seed: number) {}

  /** Data for the first changes. */
  async prepare (): Promise<void> {
    for (let i = 0; i < 4; i++) this.#jobs.push(await openJob(this.client, `Copy ${i}`))
    for (const job of this.#jobs) this.#applications.push(await newApplication(this.client, job, 'copy'))
  }

  async write (signal: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: WRITERS }, async (_, writer) => {
      const random = new Random(this.seed, 'outline', writer)
      while (!signal.aborted) await this.#send(await this.#next(random))
    }))
  }

  async #send (request: RequestSpec): Promise<void> {
    const { status, text } = await this.client.send(request)
    if (status >= 200 && status < 300) this.done++
    else if (![0, 400, 404, 409, 503].includes(status)) {
      this.unexpected.add(`${status} for ${request.method} ${request.path}: ${text.slice(0, 200)}`)
    }
    if (status === 0 || status === 503) await sleep(PAUSE_MS)
  }

  /** The path of an object of a list, chosen at random. */
  async #some (random: Random, path: string): Promise<Row | undefined> {
    const { status, text } = await this.client.send({ method: 'GET', path: `${path}${path.includes('?') ? '&' : '?'}maxPageSize=100` })
    return status === 200 ? random.pick(JSON.parse(text).results as Row[]) : undefined
  }

  async #next (random: Random): Promise<RequestSpec> {
    const name = `copy-${++this.#serial}`
    const job = random.pick(this.#jobs)
    const application = random.pick(this.#applications)
    const kind = random.pick(STRUCTURE)
    const rename = async (): Promise<RequestSpec> => {
      const row = await this.#some(random, `/api/v2/${kind}`)
      return { method: 'PATCH', path: `/api/v1/${kind}/${row?.id ?? 0}`, body: { name, code: random.pick([name, null]), active: true } }
    }
    const ofJob = `/api/v1/jobs/${job.id}`
    const requests: Array<() => RequestSpec | Promise<RequestSpec>> = [
      () => ({ method: 'POST', path: `/api/v1/${kind}`, body: { name, ...(kind === 'branches' ? { path: [name] } : {}) } }),
      rename,
      async () => ({ method: 'DELETE', path: `/api/v1/${kind}/${(await this.#some(random, `/api/v2/${kind}`))?.id ?? 0}` }),
      async () => {
        const [department, branch] = [await this.#some(random, '/api/v2/departments'), await this.#some(random, '/api/v2/branches')]
        const body = { name, email: `${name}@example.com`, code: name, departmentId: department?.id, branchIds: branch && [branch.id] }
        return { method: 'POST', path: '/api/v1/users', body }
      },
      async () => {
        const user = await this.#some(random, '/api/v2/users')
        const branches = [await this.#some(random, '/api/v2/branches'), await this.#some(random, '/api/v2/branches')]
        const branchIds = [...new Set(branches.flatMap(branch => branch?.id ?? []))]
        return { method: 'PATCH', path: `/api/v1/users/${user?.id ?? 0}`, body: { code: random.pick([name, null]), branchIds } }
      },
      async () => {
        const [department, branch] = [await this.#some(random, '/api/v2/departments'), await this.#some(random, '/api/v2/branches')]
        const user = await this.#some(random, '/api/v2/users')
        const body = { name, departmentCode: department?.code, branchId: branch?.id, recruiterId: user?.id, description: name }
        return { method: 'POST', path: '/api/v1/jobs', body }
      },
      () => ({ method: 'PATCH', path: ofJob, body: { description: name, numVacancies: 100 + random.below(100) } }),
      () => ({ method: 'PATCH', path: ofJob, body: { salary: { min: random.below(1000), max: 2000, currency: 'EUR', period: 'month' } } }),
      async () => ({ method: 'DELETE', path: `/api/v1/jobs/${(await this.#some(random, '/api/v2/jobs?status=draft'))?.id ?? 0}` }),
      () => ({ method: 'POST', path: `${ofJob}/steps`, body: { name } }),
      () => ({ method: 'PATCH', path: `${ofJob}/steps/${random.pick(job.stepIds)}`, body: { name, code: random.pick([name, null]) } }),
      async () => ({ method: 'DELETE', path: `${ofJob}/steps/${(await this.#some(random, `/api/v2/steps?jobId=${job.id}`))?.id ?? 0}` }),
      () => {
        const manualCandidate = { name, lastName: 'Drill', email: `${name}@example.com` }
        return { method: 'POST', path: `${ofJob}/applications`, body: { manualCandidate } }
      },
      () => ({ method: 'PATCH', path: application, body: { score: random.below(100) } }),
      () => ({ method: 'PATCH', path: application, body: { currentStepId: random.pick(job.stepIds) } }),
      () => ({ method: 'PATCH', path: application, body: { status: 'reproved', reason: name } }),
      () => ({ method: 'PATCH', path: application, body: { status: 'in_process' } }),
      () => ({ method: 'POST', path: `${application}/offers`, body: { startDate: '2029-02-01', notes: name } }),
      ...['sent', 'accepted', 'declined'].map(status => async () => {
        const offer = await this.#some(random, '/api/v2/offers')
        const path = `/api/v1/jobs/${offer?.jobId ?? 0}/applications/${offer?.applicationId ?? 0}/offers/${offer?.id ?? 0}`
        return { method: 'PATCH', path, body: { status, ...(status === 'declined' ? { reason: name } : {}) } } as const
      }),
      () => ({ method: 'POST', path: `${ofJob}/openings`, body: { code: name } }),
      async () => {
        const opening = await this.#some(random, '/api/v2/openings')
        const body = { targetStartDate: '2029-02-01', status: random.pick(['open', 'canceled']) }
        return { method: 'PATCH', path: `/api/v1/jobs/${opening?.jobId ?? 0}/openings/${opening?.id ?? 0}`, body }
      },
      async () => {
        const user = await this.#some(random, '/api/v2/users')
        return { method: 'PUT', path: `${ofJob}/team/${user?.id ?? 0}`, body: { role: random.pick(['interviewer', 'approver']) } }
      },
      () => ({ method: 'PUT', path: `${application}/tags`, body: { name: `tag-${random.below(5)}` } }),
      () => ({ method: 'DELETE', path: `${application}/tags/tag-${random.below(5)}` }),
      () => ({ method: 'POST', path: `${application}/comments`, body: { text: name } }),
      async () => {
        const comment = await this.#some(random, '/api/v2/comments')
        const path = `/api/v1/jobs/${comment?.jobId ?? 0}/applications/${comment?.applicationId ?? 0}/comments/${comment?.id ?? 0}`
        return { method: 'DELETE', path }
      },
      async () => {
        const candidate = await this.#some(random, '/api/v2/candidates')
        return { method: 'PATCH', path: `/api/v2/candidates/${candidate?.id ?? 0}`, body: { city: name, identificationDocument: name } }
      },
      async () => {
        const [stays, other] = [await this.#some(random, '/api/v2/candidates'), await this.#some(random, '/api/v2/candidates')]
        this.#merged.push(other?.id ?? 0)
        return { method: 'POST', path: `/api/v2/candidates/${stays?.id ?? 0}/merge`, body: { duplicateId: other?.id ?? 0 } }
      },
      () => ({ method: 'POST', path: `/api/v2/candidates/${this.#merged.length === 0 ? 0 : random.pick(this.#merged)}/unmerge` }),
      async () => {
        const id = random.chance(0.1) ? (await this.#some(random, '/api/v2/candidates'))?.id : 0
        return { method: 'POST', path: `/api/v2/candidates/${id ?? 0}/anonymize` }
      }
    ]
    return await random.pick(requests)()
  }
}
