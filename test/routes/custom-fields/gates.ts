import { define, person, publish, sender } from '../../custom-fields.js'
import { sharedApp } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

t.test('gated fields without their scope → 403, whether or not the object exists', async t => {
  const company = await sender(app)
  for (const entity of ['job', 'candidate', 'application', 'offer']) {
    await define(company, entity, 'bonus', 'number', { gate: 'compensation:read' })
  }
  const jobId = await publish(company)
  const known = person()
  await company.ok('PUT', 'v2/candidates/by-code/KNOWN', known, 201)
  await company.ok('PUT', `v1/jobs/${jobId}/applications/by-code/KNOWN`, { candidateCode: 'KNOWN' }, 201)
  const plain = await company.as('jobs:write', 'candidates:write', 'applications:write', 'offers:write')
  const customFields = { bonus: 1 }
  const own = ['customFields.bonus']
  for (const [method, url, body, targets] of [
    ['PATCH', 'v2/candidates/999999', { customFields }, own],
    ['PUT', 'v2/candidates/by-code/KNOWN', { ...known, customFields }, own],
    ['PUT', 'v2/candidates/by-code/NEW', { ...person(), customFields }, own],
    ['PATCH', 'v1/jobs/999999', { customFields }, [/bonus/]],
    ['PATCH', 'v1/jobs/999999', { salary: null }, [/compensation:read/]],
    ['POST', 'v1/jobs/999999/applications', { candidateId: 1, customFields }, [/customFields\.bonus/]],
    ['POST', 'v1/jobs/999999/applications', { manualCandidate: { ...person(), customFields } }, [/manualCandidate: customFields\.bonus/]],
    ['PUT', `v1/jobs/${jobId}/applications/by-code/KNOWN`, { candidateCode: 'KNOWN', customFields }, [/customFields\.bonus/]],
    ['PATCH', `v1/jobs/${jobId}/applications/999999`, { customFields }, [/bonus/]],
    ['POST', `v1/jobs/${jobId}/applications/999999/offers`, { customFields }, [/bonus/]],
    ['PATCH', `v1/jobs/${jobId}/applications/999999/offers/1`, { customFields }, [/bonus/]]
  ] as const) {
    t.match(await plain.faults(method, url, body, 403), targets, `${method} ${url}`)
  }
  await plain.ok('PATCH', 'v2/candidates/999999', { customFields: {} }, 404)
  for (const [url, item] of [
    ['v1/candidates/bulk', { ...person(), salaryExpectation: 1, version: 1 }],
    [`v1/jobs/${jobId}/applications/bulk`, { applicationCode: 'NONE', customFields }],
    [`v1/jobs/${jobId}/applications/by-code/bulk`, { code: 'NEW', candidateEmail: 'nobody@example.com', customFields }]
  ] as const) {
    const { results: [result] } = await plain.ok('POST', url, { items: [item] }, 200)
    t.match(result, { status: 403, body: { detail: /bonus|compensation:read/ } }, url)
  }
})

t.test('a career site that sends gated fields → 403, whether or not the job is there and open', async t => {
  const company = await sender(app)
  for (const entity of ['candidate', 'application']) await define(company, entity, 'bonus', 'number', { gate: 'compensation:read' })
  const site = await company.as('applications:submit')
  const customFields = { bonus: 1 }
  for (const body of [{ manualCandidate: person(), customFields }, { manualCandidate: { ...person(), customFields } }]) {
    t.match(await site.faults('POST', 'v1/jobs/999999/applications', body, 403), [/customFields\.bonus/])
  }
})
