import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect, isDeepStrictEqual } from 'node:util'
import sql from 'sql-template-tag'
import ts from 'typescript'
import { ApiError, ConnectionError, RecruitmentApi, type v1 } from '../../client/src/index.js'
import { SANDBOX } from '../../src/sandbox/company.js'
import { Random } from '../../src/seed/data/random.js'
import { ROOT } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'
import { SANDBOX_TOKEN, startSandbox } from '../sandbox/sandbox.js'

// A copy, kept as the client's README shows it, while others write and requests fail in every way.

const WRITERS = 4
const WRITES = 25

type Row = Record<string, unknown>
type Copy = (api: RecruitmentApi, rows: Map<number, Row>, signal: AbortSignal) => Promise<void>

/** The function of the README. */
async function importCopy (t: { teardown: (fn: () => void) => void }): Promise<Copy> {
  const readme = readFileSync(path.join(ROOT, 'client/README.md'), 'utf8')
  const [, example = ''] = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].find(([, text]) => text?.includes('copyApplications')) ?? []
  const { outputText } = ts.transpileModule(example, { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } })
  const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-copy-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const client = pathToFileURL(path.join(ROOT, 'dist/client/src/index.js')).href
  writeFileSync(path.join(folder, 'copy.mjs'), outputText.replace('\'recruitment-api-client\'', `'${client}'`))
  return (await import(pathToFileURL(path.join(folder, 'copy.mjs')).href)).copyApplications
}

const BAD_DAYS: Array<Record<string, string>> = [
  { 'X-Sandbox-Status': '503' },
  { 'X-Sandbox-Status': '429' },
  { 'X-Sandbox-Reset': 'headers' },
  { 'X-Sandbox-Reset': 'body' },
  { 'X-Sandbox-Truncate': 'true' },
  { 'X-Sandbox-Delay': '200' }
]

t.test('export and feed through bad days, while others write through them → a copy that is exact, field by field', async t => {
  const { app, base: baseUrl } = await startSandbox(t)
  // Aborted requests leave connections behind that the server would wait for.
  t.teardown(() => app.server.closeAllConnections())
  // While the made-up events get their positions, the end of the feed is not the end of what happened.
  await waitFor(async () => (await app.database.query(sql`select 1 from unnumbered_events limit 1`)).length === 0)
  const random = new Random(7, 'structure', 0)
  const faults = new Set<string>()
  /** The first exports meet each of the bad days; after that, and for other requests, they come at random. */
  const first = [...BAD_DAYS]
  let readTo: string | undefined
  const api = new RecruitmentApi({
    baseUrl,
    token: SANDBOX_TOKEN,
    fetch: async request => {
      const day = (request.url.includes('/exports/') ? first.shift() : undefined) ?? (random.chance(0.15) ? random.pick(BAD_DAYS) : {})
      readTo = new URL(request.url).searchParams.get('after') ?? undefined
      for (const [name, value] of Object.entries(day)) request.headers.set(name, value)
      return await fetch(request)
    },
    onRetry: ({ error }) => faults.add(error instanceof ApiError ? String(error.status) : error.name)
  })
  const calm = new RecruitmentApi({ baseUrl, token: SANDBOX_TOKEN })

  const rows = new Map<number, Row>()
  const controller = new AbortController()
  const following = (await importCopy(t))(api, rows, controller.signal).catch(error => error)
  const created = await Promise.all(Array.from({ length: WRITERS }, async (_, writer) => await write(api, random, writer)))
  const { data: last } = await calm.post('/api/v1/jobs/{jobId}/applications', await applicationFor(calm, 'the-end'))
  const end = await cursorBehind(calm, last.id)
  await waitFor(() => readTo === end)
  controller.abort(new Error('enough'))
  t.match(await following, { message: 'enough' })

  const now = new Map<number, Row>()
  for await (const row of calm.export('applications')) now.set(row.id, row)
  t.same([...rows.keys()].sort(), [...now.keys()].sort())
  const differing = [...now].flatMap(([id, row]) => Object.keys(row)
    // No event has the number of files and the last activity: they follow from other events.
    .filter(field => !['attachmentCount', 'lastActivityAt'].includes(field) && !isDeepStrictEqual(row[field], rows.get(id)?.[field]))
    .map(field => `${id}: ${field} is ${inspect(row[field])}, in the copy ${inspect(rows.get(id)?.[field])}`))
  t.same(differing.slice(0, 5), [])
  t.same([...faults].sort(), ['429', '503', 'ConnectionError'])
  t.equal(first.length, 0)
  t.same(created.flat().filter(id => !now.has(id)), [])
  t.equal(now.size, SANDBOX.applications + created.flat().length + 1, 'each has applied once')
})

/** What the writers may meet: another was faster, or the answer to a write that is not repeated is lost. */
function isExpected (error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && [404, 409].includes(error.status))
}

/** Writes of every kind to applications. @returns the ids of new ones */
async function write (api: RecruitmentApi, random: Random, writer: number): Promise<number[]> {
  const { data: { results } } = await api.get('/api/v2/applications', { params: { query: { maxPageSize: 100 } } })
  const created: number[] = []
  for (let count = 0; count < WRITES; count++) {
    const { id, jobId } = random.pick(results) as { id: number, jobId: number }
    const params = { path: { jobId, applicationId: id } }
    const change = (body: v1.ApplicationPatch) => api.patch('/api/v1/jobs/{jobId}/applications/{applicationId}', { params, body })
    const actions = [
      async () => {
        const { data } = await api.post('/api/v1/jobs/{jobId}/applications', await applicationFor(api, `${writer}-${count}`))
        created.push(data.id)
      },
      async () => {
        const { data: steps } = await api.get('/api/v1/jobs/{jobId}/steps', { params: { path: { jobId } } })
        await change({ currentStepId: random.pick(steps.results).id })
      },
      async () => await change({ status: 'reproved', reason: 'no fit', notes: `by ${writer}` }),
      async () => await change({ status: 'give_up', reason: 'moved away' }),
      async () => await change({ status: 'in_process' }),
      async () => await change({ score: random.below(100), partnerName: `Partner ${count}` }),
      async () => {
        await api.put('/api/v1/jobs/{jobId}/applications/{applicationId}/tags', { params, body: { name: `tag-${random.below(5)}` } })
      }
    ]
    await random.pick(actions)().catch(error => { if (!isExpected(error)) throw error })
  }
  return created
}

/** The cursor behind the last event, which is about this application. */
async function cursorBehind (api: RecruitmentApi, id: number): Promise<string> {
  for await (const { results, cursor } of api.follow({ entity: ['application'] })) {
    if (results.some(({ entity }) => entity.id === id)) return cursor
  }
  throw new Error('The feed has no end')
}

async function applicationFor (api: RecruitmentApi, name: string) {
  const query = { status: ['published' as const], perPage: 1 }
  const { data: { results: [job] } } = await api.get('/api/v1/jobs', { params: { query } })
  return {
    params: { path: { jobId: job?.id as number } },
    body: { manualCandidate: { name, lastName: 'Silva', email: `${name}@example.com` } }
  }
}
