import { readFileSync } from 'node:fs'
import path from 'node:path'
import { makeJob } from '../../factories.js'
import { createClient, ROOT, sharedApp } from '../../helper.js'
import { t } from '../../part.js'

// The people of docs/reports.md live as its table says; the reports then answer as the page shows.

const app = await sharedApp()
const page = readFileSync(path.join(ROOT, 'docs/reports.md'), 'utf8')

const at = (time: string) => `${time.replace(' ', 'T')}:00Z`

t.test('docs/reports.md → its careers give the numbers that it shows', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId, { numVacancies: 5 })
  const base = `/api/v1/jobs/${job.id}/applications`
  const people = [...page.matchAll(/^\| (\w+) \| (.+?) \| (2026-.+?) \| (.*?) ?\| (.*?) ?\| (.*?) ?\|$/gm)]
  t.equal(people.length, 5)
  for (const [, name = '', source, came = '', screening = '', interview = '', end = ''] of people) {
    const manualCandidate = { name, lastName: 'Example', email: `${name}@example.com` }
    const response = await client.send({ method: 'POST', url: base, payload: { manualCandidate, source, at: at(came) } })
    const { id } = response.json<{ id: number }>()
    const [, status, ended = '', reason] = /^(\w+) (.{16})(?:: (.*))?/.exec(end) ?? []
    const changes = [
      { currentStepCode: 'screening', at: screening }, { currentStepCode: 'interview', at: interview }, { status, reason, at: ended }
    ].filter(({ at }) => at !== '').map(change => ({ ...change, at: at(change.at) }))
    for (const payload of changes) t.equal((await client.send({ method: 'PATCH', url: `${base}/${id}`, payload })).statusCode, 200, name)
  }
  const shown = [...page.matchAll(/^`GET (\/api\/v2\/reports\/\S+)`\n\n```json\n([^`]*)\n```$/gm)]
  t.equal(shown.length, 5)
  for (const [, url = '', answer = ''] of shown) t.same((await client.get(url)).json(), JSON.parse(answer), url)
})
