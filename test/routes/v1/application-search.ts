import { makeApplication, makeCandidate, makeJob } from '../../factories.js'
import { createClient, sharedApp } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

t.test('q on the applications of a job → by names and e-mail of the candidate, as in the search of candidates', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const [job, other] = [await makeJob(app, companyId), await makeJob(app, companyId)]
  const make = async (name: string, lastName: string, email: string) =>
    (await client.send({ method: 'POST', url: '/api/v2/candidates', payload: { name, lastName, email } })).json().id as number
  const [ana, muller] = [await make('Ana Luísa', 'da Silva', 'ana@example.com'), await make('Jürgen', 'Müller-Sá', 'jm@example.org')]
  const [ofAna, ofMuller] = [
    await makeApplication(app, companyId, { job, candidateId: ana }), await makeApplication(app, companyId, { job, candidateId: muller })
  ]
  await makeApplication(app, companyId, { job: other, candidateId: ana })
  await makeApplication(app, companyId, { job, candidateId: await makeCandidate(app, companyId, { name: 'Rui' }), status: 'reproved' })
  const find = async (q: string, more = '') => {
    const answer = await client.get(`/api/v1/jobs/${job.id}/applications?q=${encodeURIComponent(q)}${more}`)
    t.equal(answer.statusCode, 200, answer.body)
    const { results, totalResults } = answer.json()
    t.equal(totalResults, results.length)
    return results.map(({ id }: { id: number }) => id)
  }
  for (const [q, found] of [
    ['ana', [ofAna]], ['SIL luis', [ofAna]], ['ana muller', []], ['mueller', [ofMuller]], ['müller', [ofMuller]],
    ['jm@example', [ofMuller]], ['lva', []], ['anna', []], ['!', []], ['example', [ofAna, ofMuller]]
  ] as const) t.same(await find(q), found, q)
  t.same(new Set(await find('example', '&status=in_process&order=createdAt desc&fields=id')), new Set([ofAna, ofMuller]))
  t.same(await find('example', '&status=reproved'), [])
  t.same(await find('ana', '&currentStep.name=Registration'), await find('ana', `&currentStepId=${job.stepIds[0]}`))
  for (const q of ['', 'a b c d e f g h i j k']) {
    t.equal((await client.get(`/api/v1/jobs/${job.id}/applications?q=${q}`)).statusCode, 400, q)
  }
  await client.send({ method: 'PATCH', url: `/api/v2/candidates/${ana}`, payload: { name: 'Bia' } })
  t.same([await find('ana luisa'), await find('bia')], [[], [ofAna]], 'after a change of the name')
  await client.send({ method: 'POST', url: `/api/v2/candidates/${ana}/anonymize` })
  t.same(await find('bia'), [])
})
