import { makeApplication, makeJob } from '../../factories.js'
import { createClient, sharedApp } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

t.test('GET /api/v2/jobs/{id}/pipeline → numbers by step and status, of all steps in order, as they are now', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const job = await makeJob(app, companyId, { numVacancies: 5 })
  const other = await makeJob(app, companyId)
  const url = `/api/v2/jobs/${job.id}/pipeline`
  const pipeline = async () => (await client.get(url)).json()
  const none = { in_process: 0, reproved: 0, give_up: 0, hired: 0 }
  const steps = (await client.get(`/api/v1/jobs/${job.id}/steps`)).json().results
    .map(({ id, name, code, type, category }: Record<string, unknown>) => ({ id, name, code, type, category, counts: none }))
  t.same(await pipeline(), { steps, counts: none })

  const moved = await makeApplication(app, companyId, { job })
  for (const status of ['in_process', 'reproved', 'reproved', 'give_up'] as const) await makeApplication(app, companyId, { job, status })
  await makeApplication(app, companyId, { job: other })
  const patch = async (payload: object) =>
    await client.send({ method: 'PATCH', url: `/api/v1/jobs/${job.id}/applications/${moved}`, payload })
  t.equal((await patch({ currentStepId: job.stepIds[2] })).statusCode, 200)
  const counts = { in_process: 1, reproved: 2, give_up: 1, hired: 0 }
  const expected = (third: object) => steps.map((step: object, index: number) =>
    ({ ...step, counts: index === 0 ? counts : index === 2 ? { ...none, ...third } : none }))
  t.same(await pipeline(), { steps: expected({ in_process: 1 }), counts: { ...counts, in_process: 2 } })
  for (let round = 0; round < 3; round++) await pipeline()
  t.equal((await patch({ status: 'hired' })).statusCode, 200)
  t.same(await pipeline(), { steps: expected({ hired: 1 }), counts: { ...counts, hired: 1 } }, 'what is kept goes with the hire')

  const { headers: { etag } } = await client.get(url)
  t.equal((await client.get(url, { 'if-none-match': String(etag) })).statusCode, 304)
  t.equal((await (await createClient(app)).get(url)).statusCode, 404)
  for (const scopes of [['jobs:read'], ['applications:read']] as const) {
    t.equal((await (await createClient(app, { companyId, scopes: [...scopes] })).get(url)).statusCode, 403)
  }
})
