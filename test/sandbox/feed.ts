import { build, createClient, engine } from '../helper.js'
import { t } from '../part.js'
import { TAGS } from '../../src/seed/data/organization.js'
import { KINDS } from '../../src/domain/kinds/table.js'
import { differences, pluralOf, readExports, type Company, type Row } from '../../trials/drill/exact-copy.js'
import { seedSandbox } from '../../src/sandbox/company.js'

interface FeedEvent { event: string, entity: { type: string, id: number }, data: Record<string, unknown> }

/** What docs/keep-a-copy.md leaves out of the state of an object. */
const BESIDE = ['changed', 'previousName', 'previousStatus', 'previousStep', 'candidate', 'job', 'jobCode', 'tag', 'visits', 'vacancies']
const GATED: Record<string, string[]> = {
  job: ['salary'],
  offer: ['salary'],
  candidate: ['identificationDocument', 'salaryExpectation'],
  scorecard: ['answers', 'recommendation']
}

t.test(`the feed of a sandbox from its beginning (${engine}) → makes the company, field by field`, async t => {
  const app = await build(t)
  const { companyId } = await seedSandbox(app.database)
  const client = await createClient(app, { companyId })
  const copy: Company = new Map()
  const seen: string[] = []
  for (let after = '', hasMore = true; hasMore;) {
    const page = (await client.get(`/api/v2/events?maxPageSize=100${after}`)).json<{
      results: FeedEvent[], cursor: string, hasMore: boolean
    }>()
    for (const { event, entity: { type, id }, data } of page.results) {
      // It is no kind: there is no export of them.
      if (type === 'suppression') continue
      const key = `${pluralOf(type)} ${id}`
      t.notOk(copy.has(key), `${event} of ${key} comes once`)
      seen.push(event)
      copy.set(key, Object.fromEntries(Object.entries(data).filter(([field]) => !BESIDE.includes(field))) as Row)
      if (data.vacancies !== undefined) {
        const ofJob = `jobs ${data.jobId ?? id}`
        copy.set(ofJob, { ...copy.get(ofJob) as Row, vacancies: data.vacancies })
      }
      for (const visit of (data.visits ?? []) as Row[]) copy.set(`visits ${visit.id}`, visit)
    }
    ({ hasMore } = page)
    after = `&after=${page.cursor}`
  }
  const first = KINDS.all.map(({ events }) => Object.keys(events)[0])
  t.ok(seen.every(event => event.endsWith('.created') || first.includes(event)))
  // Events never hold what needs a scope of its own: it is read from the object.
  for (const [kind, fields] of Object.entries(GATED)) {
    const plural = pluralOf(kind)
    for (const line of (await client.get(`/api/v2/exports/${plural}`)).body.trim().split('\n').slice(0, -1)) {
      const row = JSON.parse(line) as Row
      for (const field of fields) {
        const copied = copy.get(`${plural} ${row.id}`) as Row
        t.notOk(field in copied)
        copied[field] = row[field]
      }
      // So are custom fields with a gate.
      if ('customFields' in row) (copy.get(`${plural} ${row.id}`) as Row).customFields = row.customFields
    }
  }
  const now = await readExports(async path => (await client.get(path)).body, KINDS.all)
  for (const [key, { hiring }] of now) {
    if (!key.startsWith('applications ') || hiring === null) continue
    const copied = copy.get(key) as Row
    copied.hiring = { ...copied.hiring as object, salary: (hiring as { salary: unknown }).salary }
  }
  const sampled = KINDS.catalogues.flatMap(({ samples = [] }) => samples).length
  const visits = [...now.keys()].filter(key => key.startsWith('visits ')).length
  t.ok(visits > 1500)
  const below = 37 + 17 + 2 + 10 + 6 + 169 + 3 + 187 + 2 + 2
  t.equal(now.size - visits, 8 + 12 + 6 + 12 + sampled + TAGS.length + 60 + 300 + 60 * 2 + 400 + 1500 + below)
  t.same(differences(now, copy), [])
})
