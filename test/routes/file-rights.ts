import type { Scope } from '../../src/domain/shared/scopes.js'
import { makeApplication, makeCandidate, makeJob } from '../factories.js'
import { upload } from '../forms.js'
import { createClient, sharedApp, type Client } from '../helper.js'
import { t } from '../part.js'

// Who may do what with files.

const app = await sharedApp()
const owner = await createClient(app)
const stranger = await createClient(app)
const candidateId = await makeCandidate(app, owner.companyId)
const job = await makeJob(app, owner.companyId)
const applicationId = await makeApplication(app, owner.companyId, { job, candidateId })

const OWNERS: Record<string, { list: string, kind: string, read: Scope, write: Scope }> = {
  candidate: { list: `/api/v2/candidates/${candidateId}/attachments`, kind: 'resume', read: 'candidates:read', write: 'candidates:write' },
  application: {
    list: `/api/v1/jobs/${job.id}/applications/${applicationId}/attachments`,
    kind: 'resume',
    read: 'applications:read',
    write: 'applications:write'
  },
  job: { list: `/api/v1/jobs/${job.id}/attachments`, kind: 'other', read: 'jobs:read', write: 'jobs:write' }
}

for (const [name, { list, kind, read, write }] of Object.entries(OWNERS)) {
  t.test(`files of the ${name} → are there for their company, and for tokens with the scope`, async t => {
    const made = await upload(owner, list, { kind })
    t.equal(made.statusCode, 201, made.body)
    const file = `${list}/${made.json().id}`
    const CALLS: Record<string, { scope: Scope, call: (client: Client) => Promise<{ statusCode: number, body: string }> }> = {
      list: { scope: read, call: async client => await client.get(list) },
      get: { scope: read, call: async client => await client.get(file) },
      content: { scope: read, call: async client => await client.get(`${file}/content`) },
      head: { scope: read, call: async client => await client.send({ method: 'HEAD', url: `${file}/content` }) },
      link: { scope: read, call: async client => await client.send({ method: 'POST', url: `${file}/link` }) },
      upload: { scope: write, call: async client => await upload(client, list, { kind, fileName: 'again.pdf' }) },
      delete: { scope: write, call: async client => await client.send({ method: 'DELETE', url: file }) }
    }
    for (const [what, { scope, call }] of Object.entries(CALLS)) {
      t.equal((await call(stranger)).statusCode, 404, `${what}: another company`)
      const without = await createClient(app, { companyId: owner.companyId, scopes: [scope === read ? write : read, 'webhooks:read'] })
      t.equal((await call(without)).statusCode, 403, `${what}: without ${scope}`)
      t.equal((await call({ ...owner, ...nobody })).statusCode, 401, `${what}: without a token`)
      const withScope = await createClient(app, { companyId: owner.companyId, scopes: [scope] })
      const { statusCode, body } = await call(withScope)
      t.ok(statusCode < 300, `${what}: with ${scope}: ${statusCode} ${body}`)
      if (what === 'upload') t.equal(body, '', 'who may not read gets no body')
    }
    t.equal((await owner.get(file)).statusCode, 404)
  })
}

const nobody: Pick<Client, 'get' | 'send'> = {
  send: async options => await app.inject(options),
  get: async url => await app.inject(url)
}

t.test('the path of another owner → 404, though the company is right', async t => {
  const { id } = (await upload(owner, OWNERS.application?.list as string)).json()
  const other = await makeCandidate(app, owner.companyId)
  const otherJob = await makeJob(app, owner.companyId)
  for (const list of [
    `/api/v2/candidates/${other}/attachments`, `/api/v1/jobs/${job.id}/attachments`,
    `/api/v1/jobs/${otherJob.id}/applications/${applicationId}/attachments`
  ]) {
    for (const suffix of ['', '/content']) t.equal((await owner.get(`${list}/${id}${suffix}`)).statusCode, 404, list)
    t.equal((await owner.send({ method: 'POST', url: `${list}/${id}/link` })).statusCode, 404)
    t.equal((await owner.send({ method: 'DELETE', url: `${list}/${id}` })).statusCode, 404)
  }
  for (const id of ['1', 'x', '..%2f..%2fetc%2fpasswd', '00000000-0000-0000-0000-000000000000']) {
    t.ok([400, 404].includes((await owner.get(`${OWNERS.candidate?.list}/${id}/content`)).statusCode), id)
  }
})
