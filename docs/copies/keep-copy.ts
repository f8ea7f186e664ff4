// Keeps an exact copy of a company: an export of each kind, then the feed. Killed at any time, it continues where it was.
// Needs Node.js 20.19 and a driver, here of PGlite: BASE_URL=… TOKEN=… COPY=./copy node keep-copy.js
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite, type Transaction } from '@electric-sql/pglite'

type Row = Record<string, unknown>
interface Event { event: string, entity: { type: string, id: number }, data: Row }
const KINDS = ('department role branch user job step opening candidate merge application offer interview scorecard visit comment tag ' +
  'reason source team-member scorecard-template message-template').split(' ')
/** Fields with a scope of their own, or with such parts: events only name them in `changed`. */
const GATED: Record<string, string[]> = {
  job: ['salary', 'customFields'],
  candidate: ['identificationDocument', 'salaryExpectation', 'customFields'],
  offer: ['salary', 'customFields'],
  scorecard: ['answers', 'recommendation'],
  application: ['hiring', 'customFields']
}
/** What an event has besides the state of its object, and of it only a part. */
const BESIDE = /^(changed|previous.+|duplicate.*|candidate|job|jobCode|tag|vacancies|visits|customFields)$/
const SHOWN: Record<string, string> = { user: 'job.recruiter job.manager team-member.user', candidate: 'application.candidate' }
const { BASE_URL = '', TOKEN = '', COPY = './copy' } = process.env
const db = new PGlite(COPY)
await db.exec(`
  create table if not exists copies (kind text, id bigint, data jsonb, primary key (kind, id));
  create table if not exists progress (name text primary key, value text)`)
/** The answer, once there is one that succeeds or is `gone`. Transient failures are retried, others end the program. */
async function get (path: string, ...gone: number[]): Promise<Response> {
  for (;;) {
    const response = await fetch(`${BASE_URL}/api/v2${path}`, { headers: { authorization: `Bearer ${TOKEN}` } }).catch(() => undefined)
    if (response !== undefined && (response.ok || gone.includes(response.status))) return response
    if (response !== undefined && response.status < 500 && response.status !== 429) {
      console.error(`${response.status} for ${path}: ${await response.text()}`)
      process.exit(1)
    }
    await sleep(1000 * Number(response?.headers.get('retry-after') ?? 1))
  }
}
const pathOf = (kind: string): string => kind === 'branch' ? '/branches' : `/${kind}s`
const read = async (name: string): Promise<string | undefined> =>
  (await db.query<{ value: string }>('select value from progress where name = $1', [name])).rows[0]?.value
const note = async (tx: Transaction, name: string, value: string) =>
  await tx.query('insert into progress values ($1, $2) on conflict (name) do update set value = $2', [name, value])
/** Stores an object, or some of its fields. */
const put = async (tx: Transaction, kind: string, id: unknown, data: Row) =>
  await tx.query('insert into copies values ($1, $2, $3) on conflict (kind, id) do update set data = copies.data || $3', [kind, id, data])
/** After a 410: the log has lost the cursor. */
const startAnew = async () => { await db.exec('begin; delete from copies; delete from progress; commit') }
/** Copies all rows of a kind. The cursor of the first export is kept: later events may be in the rows already, and come again. */
async function copyAll (kind: string): Promise<void> {
  const [after, cursor] = [await read(kind), await read('cursor')]
  const { body, headers, status } = await get(`/exports${pathOf(kind)}${after ? `?after=${after}&cursor=${cursor}` : ''}`, 410)
  if (status === 410) return await startAnew()
  let rows: Row[] = []
  for await (const line of createInterface({ input: Readable.fromWeb(body as never) })) {
    const { cursor: isEnd, ...row } = JSON.parse(line)
    if (isEnd === undefined && rows.push(row) < 500) continue
    await db.transaction(async tx => {
      for (const row of rows) await put(tx, kind, row.id, row)
      await note(tx, 'cursor', cursor ?? headers.get('x-export-cursor') as string)
      await note(tx, kind, isEnd === undefined ? row.id : 'all')
    })
    rows = []
  }
}
/** Applies an event to the copy. The same event again changes nothing. */
async function apply (tx: Transaction, { event, entity: { type, id }, data }: Event): Promise<void> {
  if (!KINDS.includes(type)) return
  const gone = event.endsWith('.deleted') ? id : data.duplicateId // another candidate, who was merged, or comes back
  const which = "(kind = $1 or kind = 'merge' and $1 = 'candidate') and id = $2 or $1 = 'job' and data->'jobId' = $3"
  await tx.query(`delete from copies where ${which}`, [type, gone ?? null, gone ?? null])
  if (gone === id) return
  if (data.duplicate !== undefined) await put(tx, 'merge', gone, data.duplicate as Row)
  for (const visit of (data.visits ?? []) as Row[]) await put(tx, 'visit', visit.id, visit)
  const vacancies = data.vacancies as Row | undefined
  if (vacancies !== undefined) await put(tx, 'job', data.jobId ?? id, { vacancies, numVacancies: vacancies.total })
  await put(tx, type, id, Object.fromEntries(Object.entries(data).filter(([field]) => !BESIDE.test(field))))
  const isNew = /(created|anonymized)$/.test(event) && (type !== 'application' || data.customFields !== undefined)
  const gated = GATED[type] ?? []
  const changed = isNew || data.hiring != null ? gated : data.changed as string[] | undefined
  if (changed?.some(field => gated.includes(field.replace(/\..+/, ''))) === true) {
    const now = await (await get(`${pathOf(type)}/${id}`, 404, 410)).json() as Row
    if (now.id === id) await put(tx, type, id, Object.fromEntries(gated.map(field => [field, now[field]])))
  }
  const { name, code, category } = data // which other objects show
  const show = async (kind: string, as: string, shown: Row) =>
    await tx.query('update copies set data = data || $1 where kind = $2 and data->$3 = $4', [shown, kind, `${as}Id`, id])
  await show('job', type, { [`${type}Name`]: name, [`${type}Code`]: code })
  await show('user', type, { [`${type}Code`]: code })
  if (type === 'application') { // these go with it when candidates are merged
    await tx.query(`update copies set data = data || $1 where kind in ('offer', 'interview', 'scorecard', 'comment')
      and data->'applicationId' = $2`, [{ candidateId: data.candidateId }, id])
  }
  for (const [kind = '', as = ''] of SHOWN[type]?.split(' ').map(at => at.split('.')) ?? []) await show(kind, as, { [`${as}Code`]: code })
  const place = "select n - 1 from jsonb_array_elements(data->'branchIds') with ordinality b (id, n) where b.id = $1"
  await tx.query(`update copies set data = jsonb_set(data, array['branchCodes', (${place})::text], coalesce(to_jsonb($2::text), 'null'))
    where kind = 'user' and $3 = 'branch' and data->'branchIds' @> $1`, [id, code, type])
  await tx.query(`update copies set data = jsonb_set(data, '{currentStep}', data->'currentStep' || $1)
    where kind = 'application' and $3 = 'step' and data->'currentStep'->'id' = $2`, [{ name, code, type: data.type, category }, id, type])
}
const firstMissing = async () => (await Promise.all(KINDS.map(async kind => await read(kind) === 'all' ? [] : kind))).flat()[0]
for (;;) {
  for (let kind = await firstMissing(); kind !== undefined; kind = await firstMissing()) {
    await copyAll(kind).catch(console.error)
    if (kind === await firstMissing()) await sleep(1000) // an export that broke off has no last line: it goes on
  }
  for (let cursor = await read('cursor'); cursor !== undefined;) {
    const response = await get(`/events?after=${cursor}&wait=20&maxPageSize=100`, 410)
    if (response.status === 410) break
    const page = await response.json().catch(() => sleep(1000)) as { results: Event[], cursor: string } | undefined
    if (page === undefined) continue
    await db.transaction(async tx => {
      for (const event of page.results) await apply(tx, event)
      await note(tx, 'cursor', page.cursor)
    })
    cursor = page.cursor
    console.log(`${page.results.length} events, up to ${cursor}`)
  }
  await startAnew()
}
