import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import sql from 'sql-template-tag'
import type { Database } from '../../src/database/port.js'
import { Random } from '../../src/seed/data/random.js'
import { Client } from '../shared/client.js'
import { withDatabase } from '../shared/databases.js'
import { freePort, until } from '../shared/processes.js'
import { receive } from '../shared/receiver.js'
import type { Drill } from './drill.js'
import { Ledger } from './ledger.js'
import type { Rig } from './rig.js'

const WRITERS = 16
/** Writes before a server is killed, at most, and after the last one. */
const MAX_WRITES = 150
const ACTIONS = ['application.created', 'application.moved', 'application.tagged', 'comment.created', 'job.created']
const KINDS = ['applications', 'candidates', 'jobs'] as const
const PAUSE_MS = 50
/** A killed server leaves claims of 20 s; what it was sending comes again after them. */
const DELIVERED_MS = 60_000

interface FeedEvent { id: string, event: string, entity: { type: string, id: number }, data: Record<string, unknown> }
type Row = Record<string, unknown> & { id: number }
interface Copy { kind: typeof KINDS[number], rows: Map<number, Row>, cursor: string }

export const sync: Drill = {
  summary: 'Sixteen writers and kills: the feed, webhooks, and a copy by export and feed are compared with the database.',

  async run (rig) {
    const database = await rig.database()
    const env = { ...database.env, WEBHOOK_ALLOW_PRIVATE: 'true' }
    const port = await freePort()
    const random = new Random(rig.options.seed, 'structure', 0)
    const [client, reader] = [
      WRITERS, 4
    ].map(connections => new Client(`http://127.0.0.1:${port}`, database.secret, connections)) as [Client, Client]
    rig.onEnd(() => [client, reader].forEach(one => one.close()))
    const received = await receiveAll(rig)
    const kills = rig.rounds({ usual: 8, short: 1 })

    let server = await rig.server(env, { port })
    const ledger = await Ledger.open(client, WRITERS, rig.options.seed)
    const [written, read] = [rig.loop(), rig.loop()]
    const follower = new Follower(reader)
    const following = follower.follow(read.signal)
    const writing = ledger.write(written.signal)
    const write = async (count: number) => {
      const enough = ledger.entries.length + count
      await until('writes are acknowledged', () => ledger.entries.length >= enough)
    }
    const mark = async (name: string) => await client.json('POST', '/api/v1/departments', { name })
    const killOnce = async () => {
      await write(random.between(1, MAX_WRITES))
      await server.kill('SIGKILL')
      server = await rig.server(env, { port })
    }

    // Once before there are webhooks, so that the short form does not wait for the claims of a killed server.
    await killOnce()
    for (const action of ACTIONS) await client.json('POST', '/api/v1/webhooks', { action, postbackUrl: received.url })
    await mark('Webhooks are made')
    const copies: Copy[] = []
    for (const kind of KINDS) copies.push(await exportAll(reader, kind))
    for (let round = 2; round <= kills; round++) await killOnce()
    await write(MAX_WRITES)
    written.abort()
    await writing
    await mark('The end')
    await until('the feed has been read to its end', () => follower.ofDepartment('The end') !== undefined)
    read.abort()
    await following
    const pushed = follower.events.slice(follower.ofDepartment('Webhooks are made')).filter(({ event }) => ACTIONS.includes(event))
    const missingAtReceiver = () => pushed.filter(({ id }) => !received.first.has(id)).length
    await until('webhooks have brought everything', () => missingAtReceiver() === 0, rig.limit(DELIVERED_MS)).catch(() => {})
    const differing: string[] = []
    for (const copy of copies) differing.push(...await compareCopy(reader, copy))
    const { code } = await server.kill('SIGTERM')
    const { lost, log } = await withDatabase(database.env, async db => ({
      lost: (await ledger.compare(db)).lost, log: await readLog(db, ledger.companyId)
    }))

    rig.figure('kills', kills)
    rig.figure('acknowledged writes', ledger.entries.length)
    rig.figure('events', log.length)
    rig.figure('retried requests of the feed', follower.retries)
    rig.figure('events pushed', pushed.length)
    rig.figure('pushed more than once, as promised', received.count - received.first.size)
    rig.figure('objects in the copy', copies.reduce((sum, { rows }) => sum + rows.size, 0))
    rig.promiseNone('No acknowledged write is lost', lost)
    promiseFeed(rig, follower.events, log)
    rig.promise('Webhooks bring every event', missingAtReceiver() === 0, missingAtReceiver())
    const placeOf = new Map(log.map(({ id, key, row }) => [id, [key, row] as const]))
    const overtaken = outOfOrder([...received.first].map(id => placeOf.get(id) ?? [`unknown event ${id}`, 0]))
    rig.promiseNone('Webhooks bring the events of an application in their order', overtaken)
    rig.promiseNone('Export and feed make a copy that is the database, field by field', differing)
    rig.promiseNone('Readers see nothing but pages and what is worth another try', follower.unexpected)
    rig.promise('The last server ends with exit code 0', code === 0, String(code))
  }
}

/** The feed is the log: each event once, in its order. */
function promiseFeed (rig: Rig, events: FeedEvent[], log: LogRow[]): void {
  const feed = events.map(({ id }) => id)
  const seen = new Set(feed)
  const missing = log.filter(({ id }) => !seen.has(id)).length
  rig.promise('The feed misses no event', missing === 0, missing)
  rig.promise('The feed repeats no event', seen.size === feed.length, feed.length - seen.size)
  const isLog = isDeepStrictEqual(feed, log.map(({ id }) => id))
  rig.promise('The feed has nothing else, and is in the order of the log', isLog, firstDifference(feed, log))
  rig.promiseNone('Events of an object stand in the order of its changes', outOfOrder(log.map(({ object, row }) => [object, row])))
}

/** Reads the feed by long polls, and retries whatever happens. */
class Follower {
  readonly events: FeedEvent[] = []
  readonly unexpected: string[] = []
  retries = 0

  constructor (private readonly client: Client) {}

  async follow (signal: AbortSignal): Promise<void> {
    for (let after = ''; !signal.aborted;) {
      const { status, text } = await this.client.send({ method: 'GET', path: `/api/v2/events?wait=2&maxPageSize=100${after}` })
      if (status === 200) {
        const page = JSON.parse(text) as { results: FeedEvent[], cursor: string }
        this.events.push(...page.results)
        after = `&after=${page.cursor}`
        continue
      }
      this.retries++
      if (status !== 0 && status !== 503) this.unexpected.push(`${status}: ${text.slice(0, 200)}`)
      await sleep(PAUSE_MS)
    }
  }

  /** The position of the event of a department that was created to mark it. */
  ofDepartment (name: string): number | undefined {
    const index = this.events.findLastIndex(({ event, data }) => event === 'department.created' && data.name === name)
    return index === -1 ? undefined : index
  }
}

/** A receiver that accepts everything. `first` holds the ids of events in the order of their first arrival. */
async function receiveAll (rig: Rig): Promise<{ url: string, first: Set<string>, count: number }> {
  const received = { url: '', first: new Set<string>(), count: 0 }
  const { url, close } = await receive((request, response) => {
    received.count++
    received.first.add(request.headers['webhook-id'] as string)
    response.writeHead(204).end()
  })
  rig.onEnd(close)
  received.url = `${url}/`
  return received
}

async function exportAll (client: Client, kind: typeof KINDS[number]): Promise<Copy> {
  let lines: Array<Row & { cursor?: string }> = []
  await until(`the export of ${kind} is whole`, async () => {
    const { status, text } = await client.send({ method: 'GET', path: `/api/v2/exports/${kind}` })
    lines = status === 200 && text.endsWith('\n') ? text.trimEnd().split('\n').map(line => JSON.parse(line)) : []
    return lines.at(-1)?.cursor !== undefined
  })
  const { cursor } = lines.pop() as { cursor: string }
  return { kind, rows: new Map(lines.map(row => [row.id, row])), cursor }
}

/** Brings the copy up to date by the feed. @returns what differs from the database, as a new export shows it */
async function compareCopy (client: Client, { kind, rows, cursor }: Copy): Promise<string[]> {
  for (let more = true, after = cursor; more;) {
    const page = await client.json<{ results: FeedEvent[], cursor: string, hasMore: boolean }>(
      'GET', `/api/v2/events?maxPageSize=100&entity=${kind.slice(0, -1)}&after=${after}`
    )
    for (const { event, entity: { id }, data } of page.results) {
      // An event leaves out absent fields.
      const absent = kind === 'applications' ? { disqualification: null, withdrawal: null } : {}
      if (event.endsWith('.deleted')) rows.delete(id)
      else rows.set(id, { ...rows.get(id), ...absent, ...data, id })
    }
    after = page.cursor
    more = page.hasMore
  }
  const now = (await exportAll(client, kind)).rows
  const differing = [...rows.keys()].filter(id => !now.has(id)).map(id => `${kind} ${id} is not in the database`)
  for (const [id, row] of now) {
    const copied = rows.get(id)
    for (const [field, value] of Object.entries(row)) {
      // No event has the number of files and the last activity: they follow from other events.
      if (['attachmentCount', 'lastActivityAt'].includes(field)) continue
      // What needs a scope of its own is in no event: it is read from the object.
      if (field in (copied ?? {}) ? !isDeepStrictEqual(copied?.[field], value) : value !== null) differing.push(`${kind} ${id}: ${field}`)
    }
  }
  return differing
}

interface LogRow { id: string, object: string, key: string, row: number }

async function readLog (db: Database, companyId: number): Promise<LogRow[]> {
  return await db.query<LogRow>(sql`
    select e.uuid as id, e.entity_type || ' ' || e.entity_id as object,
      coalesce('application ' || e.application_id, e.entity_type || ' ' || e.entity_id) as key, e.id as row
    from numbered_events n join events e on e.company_id = ${companyId} and e.id = n.event_id
    where n.company_id = ${companyId} order by n.position`)
}

/** Events that come after a later one of the same name. */
function outOfOrder (places: Iterable<readonly [name: string, place: number]>): string[] {
  const last = new Map<string, number>()
  const wrong: string[] = []
  for (const [name, place] of places) {
    if (place <= (last.get(name) ?? 0)) wrong.push(`${name}: ${place} after ${last.get(name)}`)
    last.set(name, place)
  }
  return wrong
}

function firstDifference (feed: string[], log: LogRow[]): string {
  const index = feed.findIndex((id, index) => id !== log[index]?.id)
  return `${feed.length} and ${log.length} events, different from the ${index + 1}. on`
}
