import { randomUUID } from 'node:crypto'
import { pdf } from '../../trials/shared/forms.js'
import { makeJob } from '../factories.js'
import { upload } from '../forms.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import { request, sendRaw } from '../raw.js'

// Links to files: which address they have, and what a browser does with what they lead to.

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000049454e44ae426082', 'hex')
const app = await build(t)
const client = await createClient(app)
const list = `/api/v1/jobs/${(await makeJob(app, client.companyId)).id}/attachments`

async function linkTo (fileName: string, bytes: Buffer | string, payload?: object): Promise<Awaited<ReturnType<typeof client.send>>> {
  const { id } = (await upload(client, list, { kind: 'other', bytes, fileName })).json()
  return await client.send({ method: 'POST', url: `${list}/${id}/link`, payload })
}

t.test('inline: true → PDF and images are shown, under a policy of their own; otherwise they are saved', async t => {
  const policy = "default-src 'none'; frame-ancestors 'none'; form-action 'none'"
  const cases: Array<[string, Buffer, object | undefined, string, string]> = [
    ['a.pdf', pdf('1'), { inline: true }, 'inline; filename="a.pdf"', policy],
    ['a.png', PNG, { inline: true }, 'inline; filename="a.png"', `${policy}; style-src 'unsafe-inline'; sandbox`],
    ['a.pdf', pdf('1'), { inline: false }, 'attachment; filename="a.pdf"', `${policy}; sandbox`],
    ['a.pdf', pdf('1'), {}, 'attachment; filename="a.pdf"', `${policy}; sandbox`],
    ['a.pdf', pdf('1'), undefined, 'attachment; filename="a.pdf"', `${policy}; sandbox`]
  ]
  for (const [fileName, bytes, payload, disposition, wanted] of cases) {
    const made = await linkTo(fileName, bytes, payload)
    t.equal(made.statusCode, 201, made.body)
    const { headers, rawPayload } = await app.inject(new URL(made.json().url).pathname)
    t.match(headers, {
      'content-disposition': disposition, 'content-security-policy': wanted, 'x-content-type-options': 'nosniff',
      'content-type': fileName === 'a.pdf' ? 'application/pdf' : 'image/png'
    })
    t.ok(rawPayload.equals(bytes))
  }
})

t.test('inline: true for another type, and wrong bodies → 400 that names it', async t => {
  for (const payload of [{ inline: 'yes' }, { other: 1 }]) t.equal((await linkTo('a.pdf', pdf('1'), payload)).statusCode, 400)
  for (const bytes of ['text', '{\\rtf1}']) {
    const refused = await linkTo('a', bytes, { inline: true })
    t.same([refused.statusCode, refused.headers['x-error-code']], [400, 'BAD_ARGUMENT'])
    t.match(refused.body, /"inline/)
  }
})

t.test('links to many files → each leads to its file; ids of no file are left out, wrong bodies are a 400', async t => {
  const make = async (fileName: string, bytes: Buffer | string) =>
    (await upload(client, list, { kind: 'other', bytes, fileName })).json().id as string
  const [first, second] = [await make('first.pdf', pdf('first')), await make('second.txt', 'second')]
  const stranger = await createClient(app)
  const others = `/api/v1/jobs/${(await makeJob(app, stranger.companyId)).id}/attachments`
  const foreign = (await upload(stranger, others, { kind: 'other' })).json().id
  const links = async (payload: object, by = client, headers = {}) =>
    await by.send({ method: 'POST', url: '/api/v2/attachments/links', payload, headers })
  const made = await links({ ids: [second, randomUUID(), foreign, first.toUpperCase()] })
  t.equal(made.statusCode, 200, made.body)
  const { results } = made.json()
  t.same(results.map(({ id }: { id: string }) => id), [second, first], 'in the order of ids')
  const names = []
  for (const { url, expiresAt } of results) {
    t.ok(Date.parse(expiresAt) > Date.now())
    names.push((await app.inject(new URL(url).pathname)).headers['content-disposition'])
  }
  t.same(names, ['attachment; filename="second.txt"', 'attachment; filename="first.pdf"'])
  t.same((await links({ ids: [foreign] })).json(), { results: [] })

  t.equal((await links({ ids: [first], inline: true })).statusCode, 200)
  t.match((await links({ ids: [first, second], inline: true })).json().errors, [{ target: 'inline', message: second }])
  for (const ids of [undefined, [], ['x'], [first, first], Array.from({ length: 101 }, () => randomUUID())]) {
    t.equal((await links({ ids })).statusCode, 400)
  }
  const key = { 'idempotency-key': 'links' }
  await links({ ids: [first] }, client, key)
  t.match((await links({ ids: [first] }, client, key)).headers, { 'x-error-code': 'ANSWER_NOT_KEPT' })
  const reader = await createClient(app, { companyId: client.companyId, scopes: ['jobs:read', 'candidates:read'] })
  t.equal((await links({ ids: [first] }, reader)).statusCode, 403)
})

t.test('a link → begins with PUBLIC_URL, whatever Host says; without it, with Host', async t => {
  t.match((await linkTo('a.pdf', pdf('1'))).json().url, /^http:\/\/localhost(:80)?\/files\//)
  const own = await build(t, { PUBLIC_URL: 'https://hr.example/recruitment/' })
  const one = await createClient(own)
  const files = `/api/v1/jobs/${(await makeJob(own, one.companyId)).id}/attachments`
  const { id } = (await upload(one, files, { kind: 'other' })).json()
  const made = await one.send({ method: 'POST', url: `${files}/${id}/link`, headers: { host: 'evil.example' } })
  t.match(made.json().url, /^https:\/\/hr\.example\/recruitment\/files\//)
})

t.test('a forwarded host → is checked like Host, where the proxy is trusted', async t => {
  const behind = await build(t, { TRUST_PROXY: 'true' })
  const head = (host: string) => request('/health/live', `X-Forwarded-Host: ${host}`)
  t.same([(await sendRaw(behind, head('a b'))).status, (await sendRaw(behind, head('a.example:8443'))).status], [400, 200])
  t.equal((await sendRaw(app, head('a b'))).status, 200, 'nobody reads it')
})
