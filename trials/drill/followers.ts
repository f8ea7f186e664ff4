import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import sql from 'sql-template-tag'
import type { Database } from '../../src/database/port.js'
import { Random } from '../../src/seed/data/random.js'
import { Client } from '../shared/client.js'
import { withDatabase } from '../shared/databases.js'
import { until } from '../shared/processes.js'
import { receive } from '../shared/receiver.js'
import type { Drill } from './drill.js'
import { newApplication, openJob, type OpenJob } from './fixtures.js'
import type { Rig } from './rig.js'

const WRITERS = 8
/** Every other application, up to this many, is one whose events the webhook must not get. */
const MAX_OTHERS = 50
/**
 * Chance that an event fails at its first and at its second attempt (only the first in the short form); the third is accepted, so that the
 * drill comes to an end.
 */
const FAILING = [0.15, 0.05]
/** The ways to fail, equally often. `lost` means accepted, but without an answer. */
const FATES = ['500', '429', 'cut', 'lost'] as const
/** One failure in so many gets no answer instead, until the sender gives up after 15 s. */
const SILENCES = 50
/** An event that fails waits for 6 s, and the second time for 36 s; meanwhile its application waits. */
const DELIVERED_MS = 10 * 60_000
const PAUSE_MS = 1000
const ACTIONS = ['application.*', 'comment.*']

export const followers: Drill = {
  summary: 'One webhook follows 1 000 applications through all that may happen to them, and its receiver fails at random.',

  async run (rig) {
    const database = await rig.database()
    const server = await rig.server({ ...database.env, WEBHOOK_ALLOW_PRIVATE: 'true' })
    const client = new PatientClient(server.base, database.secret, WRITERS)
    rig.onEnd(() => client.close())
    const receiver = await receiveSome(rig)
    const [job, other] = [await openJob(client, 'Followed'), await openJob(client, 'Not followed')]
    const { id } = await client.json<{ id: string }>('POST', '/api/v2/webhooks', {
      actions: ACTIONS, jobId: [job.id], postbackUrl: receiver.url
    })

    const count = rig.rounds({ usual: 1000, short: 5 })
    let [next, others] = [0, 0]
    await Promise.all(Array.from({ length: WRITERS }, async () => {
      while (next++ < count) {
        await live(client, job)
        if (others++ < MAX_OTHERS) await live(client, other)
      }
    }))
    const written = performance.now()
    const isDone = async () => receiver.ids.size >= count * EVENTS && (await openOf(client, id)).length === 0
    await until('nothing waits for its delivery', isDone, rig.limit(DELIVERED_MS)).catch(() => {})
    const waited = (performance.now() - written) / 1000
    const missing = await openOf(client, id, ',dead')
    const { company } = await client.json<{ company: { id: number } }>('GET', '/api/v1/me')
    await server.kill('SIGTERM')
    const log = await withDatabase(database.env, async db => await readLog(db, company.id, job.id))

    const came = new Map<number, string[]>()
    for (const { event, application } of receiver.taken) came.set(application, [...came.get(application) ?? [], event])
    const events = [...log.values()].flat()
    const known = new Set(events)
    rig.figure('applications', log.size)
    rig.figure('their events', events.length)
    rig.figure('requests to the receiver', receiver.requests)
    rig.figure('failed requests', receiver.failures)
    rig.figure('requests without an answer', receiver.silences)
    const repeated = receiver.taken.length - new Set(receiver.taken.map(({ event }) => event)).size
    rig.figure('events accepted more than once, as promised', repeated)
    rig.figure('from the last write to the last accepted event', Math.round(waited), 's')
    rig.promise('Every application is followed', log.size === count, log.size)
    rig.promise('No delivery is left waiting, and none is given up', missing.length === 0, missing.length)
    rig.promiseNone('No event is lost', events.filter(event => !receiver.ids.has(event)))
    rig.promiseNone('Nothing else comes', [...receiver.ids].filter(event => !known.has(event)))
    rig.promiseNone(
      'Each application has its events in their order; what comes again comes before the next',
      [...log].filter(([application, expected]) => !isDeepStrictEqual(withoutRepetitions(came.get(application) ?? []), expected))
        .map(([application]) => `application ${application}`)
    )
  }
}

const withoutRepetitions = (events: string[]): string[] => events.filter((event, index) => event !== events[index - 1])

/** Asks again after a 503: the machine may be busy with other things. */
class PatientClient extends Client {
  override async json<T> (method: string, path: string, body?: object): Promise<T> {
    for (;;) {
      try {
        return await super.json<T>(method, path, body)
      } catch (error) {
        if (!(error as Error).message.startsWith('503 ')) throw error
        await sleep(PAUSE_MS)
      }
    }
  }
}

/** Events of `live`. */
const EVENTS = 14

/** Everything that may happen to an application. */
async function live (client: Client, job: OpenJob): Promise<void> {
  const path = await newApplication(client, job, 'Follow')
  const patch = async (body: object) => await client.json('PATCH', path, body)
  const remove = async (path: string) =>
    await until(`${path} is deleted`, async () => (await client.send({ method: 'DELETE', path })).status === 204)
  await patch({ currentStepId: job.stepIds[1] })
  await client.json('PUT', `${path}/tags`, { name: 'tag' })
  const { id } = await client.json<{ id: number }>('POST', `${path}/comments`, { text: 'Met at the fair.' })
  await client.json('PATCH', `${path}/comments/${id}`, { text: 'Met at the fair in May.' })
  await patch({ score: 80 })
  await patch({ status: 'reproved', reason: 'No fit' })
  await patch({ status: 'in_process' })
  await patch({ status: 'give_up' })
  await patch({ status: 'in_process' })
  await remove(`${path}/tags/tag`)
  await patch({ status: 'hired' })
  await patch({ status: 'in_process' })
  await remove(`${path}/comments/${id}`)
}

/** Deliveries that were not accepted, or some of them. */
async function openOf (client: Client, webhookId: string, more = ''): Promise<object[]> {
  const path = `/api/v2/webhooks/${webhookId}/deliveries?state=pending,failed${more}`
  return (await client.json<{ results: object[] }>('GET', path)).results
}

interface Receiver {
  url: string
  /** The accepted events, in order. */
  taken: Array<{ event: string, application: number }>
  ids: Set<string>
  requests: number
  failures: number
  silences: number
}

/** A receiver that fails at random, as described above. */
async function receiveSome (rig: Rig): Promise<Receiver> {
  const receiver: Receiver = { url: '', taken: [], ids: new Set(), requests: 0, failures: 0, silences: 0 }
  const random = new Random(rig.options.seed, 'structure', 0)
  const failing = rig.options.short ? FAILING.slice(0, 1) : FAILING
  const attempts = new Map<string, number>()
  const { url, close } = await receive((request, response, body) => {
    const { id, data } = JSON.parse(body) as { id: string, data: { id: number, applicationId?: number } }
    const tried = attempts.get(id) ?? 0
    attempts.set(id, tried + 1)
    receiver.requests++
    const fails = random.chance(failing[tried] ?? 0)
    const fate = random.pick(FATES)
    if (fails) receiver.failures++
    if (fails && receiver.failures % SILENCES === 0) {
      receiver.silences++
      return
    }
    if (!fails || fate === 'lost') {
      receiver.taken.push({ event: id, application: data.applicationId ?? data.id })
      receiver.ids.add(id)
    }
    if (!fails) response.writeHead(204).end()
    else if (fate === 'cut' || fate === 'lost') request.socket.destroy()
    else response.writeHead(Number(fate)).end()
  })
  rig.onEnd(close)
  receiver.url = `${url}/`
  return receiver
}

/** The events of each application of a job, in their order. */
async function readLog (db: Database, companyId: number, jobId: number): Promise<Map<number, string[]>> {
  const rows = await db.query<{ application: number, events: string[] }>(sql`
    select e.application_id as application, array_agg(e.uuid::text order by e.id) as events
    from applications a join events e on e.company_id = ${companyId} and e.application_id = a.id
    where a.company_id = ${companyId} and a.job_id = ${jobId} group by e.application_id`)
  return new Map(rows.map(({ application, events }) => [application, events]))
}
