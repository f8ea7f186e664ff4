import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import t from 'tap'
import { makeApplication, makeJob, makeNamed } from '../factories.js'
import { build, createClient, ROOT } from '../helper.js'

// The tables of the contract, written down a second time on purpose: random walks must agree with them.

const app = await build(t)

const JOB: Record<string, string[]> = {
  draft: ['waiting_approval', 'approved', 'canceled'],
  waiting_approval: ['draft', 'approved', 'disapproved', 'canceled'],
  disapproved: ['draft', 'waiting_approval', 'canceled'],
  approved: ['draft', 'published', 'canceled'],
  published: ['frozen', 'closed', 'canceled'],
  frozen: ['published', 'closed', 'canceled'],
  closed: ['published'],
  canceled: ['draft']
}
const JOB_REASONS = ['waiting_approval>disapproved', 'published>frozen', 'published>canceled', 'frozen>canceled']

const APPLICATION: Record<string, string[]> = {
  in_process: ['reproved', 'give_up', 'hired'],
  reproved: ['in_process', 'give_up'],
  give_up: ['in_process'],
  hired: ['in_process', 'give_up']
}

t.test('the drawings → have an arrow for each transition of the tables, dashed where it needs a reason, and no other', t => {
  const drawn = (file: string) => {
    const svg = readFileSync(path.join(ROOT, 'public', file), 'utf8')
    const arrows = [...svg.matchAll(/<path data-from="(\w+)" data-to="(\w+)" d="[^"]+"( stroke-dasharray)?/g)]
    return arrows.map(([, from, to, dashed]) => `${from}>${to}${dashed === undefined ? '' : ' with a reason'}`).sort()
  }
  const wanted = (table: Record<string, string[]>, reasons: string[]) => Object.entries(table)
    .flatMap(([from, targets]) => targets.map(to => `${from}>${to}`))
    .map(name => reasons.includes(name) ? `${name} with a reason` : name).sort()
  t.same(drawn('job-states.svg'), wanted(JOB, JOB_REASONS))
  t.same(drawn('application-states.svg'), wanted(APPLICATION, ['in_process>reproved']))
  t.end()
})

t.test('jobs: random walks of any length stay in the table', async t => {
  const client = await createClient(app)
  const departmentId = await makeNamed(app, 'departments', client.companyId, 'D')
  const roleId = await makeNamed(app, 'roles', client.companyId, 'R')
  await fc.assert(fc.asyncProperty(fc.array(fc.tuple(
    fc.constantFrom(...Object.keys(JOB)), fc.boolean()
  ), { minLength: 1, maxLength: 12 }), async walk => {
    const { id } = await makeJob(app, client.companyId, { status: 'draft', departmentId, roleId })
    const url = `/api/v1/jobs/${id}`
    await client.send({ method: 'PATCH', url, payload: { hiringDeadline: '2099-12-31' } })
    let [now, wasPublished] = ['draft', false]
    for (const [to, withReason] of walk) {
      const response = await client.send({
        method: 'PATCH', url, payload: { status: to, ...(withReason ? { statusReason: 'because' } : {}) }
      })
      const isLegal = JOB[now]?.includes(to) === true && !(now === 'canceled' && wasPublished)
      const expected = to === now ? 200 : !isLegal ? 409 : JOB_REASONS.includes(`${now}>${to}`) && !withReason ? 400 : 200
      if (response.statusCode !== expected) {
        throw new Error(`${now} → ${to}: ${response.statusCode} instead of ${expected}: ${response.body}`)
      }
      if (expected === 200) now = to
      if (now === 'published') wasPublished = true
      const job = (await client.get(url)).json<{ status: string }>()
      if (job.status !== now) throw new Error(`the job is ${job.status} instead of ${now}`)
      const { allowed } = (await client.get(`/api/v2/jobs/${id}/allowed-transitions`)).json<{ allowed: Array<{ status: string }> }>()
      const legal = (JOB[now] ?? []).filter(() => !(now === 'canceled' && wasPublished))
      if (allowed.map(({ status }) => status).sort().join() !== [...legal].sort().join()) {
        throw new Error(`${now}: allowed-transitions say ${JSON.stringify(allowed)}`)
      }
    }
  }), { numRuns: 25 })
  t.pass('every walk agreed')
})

t.test('applications: random walks of any length stay in the table', async t => {
  const client = await createClient(app)
  await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(APPLICATION)), { minLength: 1, maxLength: 12 }), async walk => {
    const job = await makeJob(app, client.companyId, { numVacancies: 1 })
    const id = await makeApplication(app, client.companyId, { job })
    const url = `/api/v1/jobs/${job.id}/applications/${id}`
    let now = 'in_process'
    for (const to of walk) {
      const response = await client.send({
        method: 'PATCH', url, payload: { status: to, ...(to === 'reproved' ? { reason: 'no fit' } : {}) }
      })
      const expected = to === now || APPLICATION[now]?.includes(to) === true ? 200 : 409
      if (response.statusCode !== expected) {
        throw new Error(`${now} → ${to}: ${response.statusCode} instead of ${expected}: ${response.body}`)
      }
      if (expected === 200) now = to
      const application = (await client.get(`/api/v2/applications/${id}?expand=steps`)).json<{
        status: string,
        endedAt: string | null,
        hiredAt: string | null,
        disqualification: object | null,
        withdrawal: object | null,
        steps: Array<{ endedAt: string | null }>
      }>()
      const facts = [
        application.status, application.endedAt !== null, application.hiredAt !== null, application.disqualification !== null,
        application.withdrawal !== null, application.steps.filter(({ endedAt }) => endedAt === null).length
      ]
      const wanted = [now, now !== 'in_process', now === 'hired', now === 'reproved', now === 'give_up', now === 'in_process' ? 1 : 0]
      if (facts.join() !== wanted.join()) throw new Error(`${now}: ${facts.join()} instead of ${wanted.join()}`)
    }
  }), { numRuns: 25 })
  t.pass('every walk agreed')
})
