import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { findLastPosition, readFeed, spanning } from '../../../src/domain/events/queries.js'
import { Retention } from '../../../src/workers/retention.js'
import { build, createClient, daysAgo, type Client } from '../../helper.js'
import { t, type Test } from '../../part.js'

const DEPARTMENTS = { entities: ['department'], owners: [] } as const

// A backup that was restored: the log goes back to a position, and on from there with other events.

const app = await build(t)
const URL = '/api/v2/events'

interface Page { results: Array<{ data: { name: string } }>, cursor: string, hasMore: boolean }

async function makeEvents (client: Client, ...names: string[]): Promise<void> {
  for (const name of names) await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name } })
  for (;;) {
    const [open] = await app.database.query<{ count: number }>(sql`
      select count(*) as count from unnumbered_events where company_id = ${client.companyId}`)
    if (open?.count === 0) return
    await sleep(5)
  }
}

async function restore (client: Client, last: number): Promise<void> {
  await app.database.query(sql`
    delete from events where company_id = ${client.companyId} and id in (
      select event_id from numbered_events where company_id = ${client.companyId} and position > ${last})`)
  await app.database.query(sql`delete from numbered_events where company_id = ${client.companyId} and position > ${last}`)
  await app.database.query(sql`update event_positions set last = ${last} where company_id = ${client.companyId}`)
}

const page = async (client: Client, query: string): Promise<Page> => (await client.get(`${URL}?${query}`)).json()
const names = ({ results }: Page) => results.map(({ data }) => data.name)
const oldCursor = ({ companyId }: Client, position: number) => Buffer.from(`${companyId}.${position}`).toString('base64url')

async function isGone (t: Test, client: Client, cursor: string, what: string): Promise<void> {
  for (const query of ['', '&wait=1', '&entity=role']) {
    const answer = await client.get(`${URL}?after=${cursor}${query}`)
    t.same([answer.statusCode, answer.headers['x-error-code'] ?? answer.json().errors[0].code], [410, 'CURSOR_EXPIRED'], `${what} ${query}`)
  }
}

t.test('a log that went back and on → 410 for every cursor of what was lost, also when it is longer than before', async t => {
  const client = await createClient(app)
  await makeEvents(client, 'a', 'b', 'c')
  const kept = (await page(client, '')).cursor
  const begin = (await page(client, 'maxPageSize=1')).cursor
  const waiting = client.get(`${URL}?after=${kept}&wait=20`)
  await makeEvents(client, 'lost 1', 'lost 2')
  const lost = {
    'a page cut by its size': (await page(client, `after=${kept}&maxPageSize=1`)).cursor,
    'a whole page': (await page(client, `after=${kept}`)).cursor,
    'an empty page': (await page(client, `after=${(await page(client, '')).cursor}`)).cursor,
    'a filter that leaves all out': (await page(client, `after=${kept}&entity=role`)).cursor,
    'a page after an old cursor': (await page(client, `after=${oldCursor(client, 5)}`)).cursor,
    'a request that waited': (await waiting).json<Page>().cursor,
    'an export': JSON.parse((await client.get('/api/v2/exports/jobs')).body.trim().split('\n').at(-1) as string).cursor
  }
  await restore(client, 3)
  for (const [what, cursor] of Object.entries(lost)) await isGone(t, client, cursor, what)
  await makeEvents(client, 'new 1', 'new 2', 'new 3')
  for (const [what, cursor] of Object.entries(lost)) await isGone(t, client, cursor, what)
  t.same(names(await page(client, `after=${kept}`)), ['new 1', 'new 2', 'new 3'])
  t.same(names(await page(client, `after=${begin}`)), ['b', 'c', 'new 1', 'new 2', 'new 3'])
  t.same(names(await page(client, `after=${oldCursor(client, 5)}`)), ['new 3'], 'cursors from before this was told go on')
})

t.test('an export that went on while events came → its cursor belongs to a log that holds them', async t => {
  const client = await createClient(app)
  await makeEvents(client, 'a', 'b')
  const begin = await findLastPosition(app.database, client.companyId)
  await makeEvents(client, 'lost 1', 'lost 2', 'lost 3')
  const cursor = spanning(begin, await findLastPosition(app.database, client.companyId))
  const read = async (after: typeof cursor, limit = 50) => await readFeed(app.database, client.companyId, {}, DEPARTMENTS, after, limit)
  const [first, whole] = [await read(cursor, 1), await read(cursor)]
  t.same([first, whole].map(({ rows, readTo }) => [rows.length, readTo.position, readTo.reach]), [[1, 3, 5], [3, 5, undefined]])
  await restore(client, 3)
  await makeEvents(client, 'new 1', 'new 2', 'new 3')
  for (const { readTo } of [{ readTo: cursor }, first, whole]) await t.rejects(read(readTo), { code: 'CURSOR_EXPIRED' })
  t.equal((await read(begin)).rows.length, 4)
})

t.test('a cursor on the last event that has been trimmed → goes on, unless another one was', async t => {
  class Once extends Retention { async once () { while (await this.work() === 'again'); } }
  const forget = async () => await new Once(app.database, app.log, { eventDays: 30, deliveryDays: 30 }).once()
  const client = await createClient(app)
  await makeEvents(client, 'a', 'b')
  const { cursor } = await page(client, '')
  await app.database.query(sql`update events set date = ${daysAgo(40)} where company_id = ${client.companyId}`)
  await forget()
  const same = await page(client, `after=${cursor}`)
  t.same([same.results, same.cursor], [[], cursor])
  t.equal((await page(client, '')).cursor, cursor, 'the beginning of the log')
  await makeEvents(client, 'c')
  t.same(names(await page(client, `after=${cursor}`)), ['c'])
  await forget()
  await app.database.query(sql`update event_positions set trimmed_uuid = ${randomUUID()} where company_id = ${client.companyId}`)
  await isGone(t, client, cursor, 'another log')
})

t.test('a cursor that was made up → 400 or 410, never an error of ours', async t => {
  const client = await createClient(app)
  await makeEvents(client, 'a', 'b')
  const [{ uuid }] = await app.database.query<{ uuid: string }>(sql`
    select e.uuid from events e join numbered_events n on n.company_id = e.company_id and n.event_id = e.id
    where e.company_id = ${client.companyId} and n.position = 1`) as [{ uuid: string }]
  const check = uuid.slice(0, 8)
  for (const [text, status] of [
    [`2.${check}`, 410], [`1.${check}`, 200], [`9.${check}`, 410], [`9.${check}.1`, 410], [`1.${check}.9`, 410], [`2.${check}.1`, 200],
    [`1.${check}.`, 400], [`1.${check}0`, 400], [`1.${check.toUpperCase()}x`, 400], ['1.', 400], [`1..${check}`, 400]
  ] as Array<[string, number]>) {
    t.equal((await client.get(`${URL}?after=${Buffer.from(`${client.companyId}.${text}`).toString('base64url')}`)).statusCode, status, text)
  }
})
