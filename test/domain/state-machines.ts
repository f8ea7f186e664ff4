import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { makeApplication, makeJob, makeNamed } from '../factories.js'
import { createClient, ROOT, sharedApp } from '../helper.js'
import { t } from '../part.js'

// The tables of the contract, written down a second time on purpose: random walks must agree with them.

const app = await sharedApp()

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

const OFFER: Record<string, string[]> = {
  draft: ['waiting_approval', 'sent', 'withdrawn'],
  waiting_approval: ['draft', 'approved', 'withdrawn'],
  approved: ['draft', 'sent', 'withdrawn'],
  sent: ['accepted', 'declined', 'expired', 'withdrawn'],
  accepted: [],
  declined: [],
  expired: [],
  withdrawn: []
}
const OFFER_REASONS = ['waiting_approval>draft', 'approved>draft', 'sent>declined']

const INTERVIEW: Record<string, string[]> = {
  scheduled: ['completed', 'canceled', 'no_show'], completed: [], canceled: ['scheduled'], no_show: ['scheduled']
}

const OPENING: Record<string, string[]> = { open: ['filled', 'canceled'], filled: ['open'], canceled: ['open'] }

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
  t.same(drawn('offer-states.svg'), wanted(OFFER, OFFER_REASONS))
  t.same(drawn('interview-states.svg'), wanted(INTERVIEW, ['scheduled>canceled']))
  t.same(drawn('opening-states.svg'), wanted(OPENING, []))
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

t.test('offers: random walks of any length stay in the table, and hire once they are accepted', async t => {
  const client = await createClient(app)
  await fc.assert(fc.asyncProperty(fc.array(fc.tuple(
    fc.constantFrom(...Object.keys(OFFER)), fc.boolean()
  ), { minLength: 1, maxLength: 10 }), fc.boolean(), async (walk, needsApproval) => {
    await client.send({ method: 'PATCH', url: '/api/v1/company', payload: { requireOfferApproval: needsApproval } })
    const job = await makeJob(app, client.companyId)
    const application = `/api/v1/jobs/${job.id}/applications/${await makeApplication(app, client.companyId, { job })}`
    const payload = { startDate: '2099-02-01' }
    const { id } = (await client.send({ method: 'POST', url: `${application}/offers`, payload })).json<{ id: number }>()
    let now = 'draft'
    for (const [to, withReason] of walk) {
      const url = `${application}/offers/${id}`
      const takesReason = ['draft', 'declined', 'withdrawn'].includes(to) && withReason
      const { statusCode, body } = await client.send({
        method: 'PATCH', url, payload: { status: to, ...(takesReason && to !== now ? { reason: 'because' } : {}) }
      })
      const isLegal = OFFER[now]?.includes(to) === true && to !== 'expired' && !(needsApproval && now === 'draft' && to === 'sent')
      const expected = to === now ? 200 : !isLegal ? 409 : OFFER_REASONS.includes(`${now}>${to}`) && !takesReason ? 400 : 200
      if (statusCode !== expected) throw new Error(`${now} → ${to}: ${statusCode} instead of ${expected}: ${body}`)
      if (expected === 200) now = to
      const { status, endedAt } = (await client.get(url)).json<{ status: string, endedAt: string | null }>()
      if (status !== now) throw new Error(`the offer is ${status} instead of ${now}`)
      if ((endedAt !== null) !== (OFFER[now]?.length === 0)) throw new Error(`${now}: ended at ${endedAt}`)
      const { hiring } = (await client.get(application)).json<{ hiring: { offerId: number } | null }>()
      if (hiring?.offerId !== (now === 'accepted' ? id : undefined)) throw new Error(`${now}: hiring is ${JSON.stringify(hiring)}`)
    }
  }), { numRuns: 20 })
  t.pass('every walk agreed')
})

t.test('openings: random walks of hires and changes by hand stay in the table, and the job counts them', async t => {
  const client = await createClient(app)
  const moves = ['hired', 'in_process', 'canceled', 'open', 'filled']
  await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom(...moves), { minLength: 1, maxLength: 12 }), async walk => {
    const job = await makeJob(app, client.companyId)
    const application = `/api/v1/jobs/${job.id}/applications/${await makeApplication(app, client.companyId, { job })}`
    const ofJob = `/api/v1/jobs/${job.id}`
    const { id } = (await client.send({ method: 'POST', url: `${ofJob}/openings`, payload: {} })).json<{ id: number }>()
    let now = 'open'
    for (const to of walk) {
      const isOfHire = to === 'hired' || to === 'in_process'
      const next = to === 'hired' ? 'filled' : to === 'in_process' ? (now === 'filled' ? 'open' : now) : to
      const byHand = now !== 'filled' && to !== 'filled'
      const isLegal = OPENING[now]?.includes(next) === true && (isOfHire || byHand)
      const expected = next === now || isLegal ? 200 : 409
      const { statusCode, body } = await client.send({
        method: 'PATCH', url: isOfHire ? application : `${ofJob}/openings/${id}`, payload: { status: to }
      })
      if (statusCode !== expected) throw new Error(`${now}, ${to}: ${statusCode} instead of ${expected}: ${body}`)
      if (expected === 200) now = next
      const { status } = (await client.get(`${ofJob}/openings/${id}`)).json<{ status: string }>()
      const { vacancies } = (await client.get(ofJob)).json<{ vacancies: object }>()
      const wanted = { total: now === 'canceled' ? 0 : 1, filled: now === 'filled' ? 1 : 0, open: now === 'open' ? 1 : 0 }
      if (status !== now || JSON.stringify(vacancies) !== JSON.stringify(wanted)) {
        throw new Error(`the opening is ${status} instead of ${now}, and the job has ${JSON.stringify(vacancies)}`)
      }
    }
  }), { numRuns: 20 })
  t.pass('every walk agreed')
})
