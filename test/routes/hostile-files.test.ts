import sql from 'sql-template-tag'
import t from 'tap'
import { makeCandidate } from '../factories.js'
import { envOf } from '../../trials/shared/file-stores.js'
import { pdf, type Part } from '../../trials/shared/forms.js'
import { sendForm, upload } from '../forms.js'
import { build, createClient } from '../helper.js'

// Files and forms that nobody should send, and a store that is away.

const app = await build(t, { ATTACHMENT_LIMIT: '20000' })
const client = await createClient(app)
const URL = `/api/v2/candidates/${await makeCandidate(app, client.companyId)}/attachments`
const kind: Part = { name: 'kind', value: 'resume' }
const file: Part = { name: 'file', value: pdf(), fileName: 'resume.pdf' }
const stored = async () => (await app.database.query(sql`select from file_chunks`)).length

t.test('wrong forms → a failure that names what is wrong, and nothing is kept', async t => {
  const cases: Array<[string, Part[], number]> = [
    ['no kind', [file], 400],
    ['no file', [kind], 400],
    ['two files', [kind, file, file], 400],
    ['two kinds', [kind, kind, file], 400],
    ['a kind of another owner', [{ ...kind, value: 'offer_letter' }, file], 400],
    ['an unknown field', [kind, file, { name: 'note', value: 'x' }], 400],
    ['a field of 1 MB', [{ ...kind, value: 'x'.repeat(1_000_000) }, file], 400],
    ['a field __proto__', [kind, { name: '__proto__', value: 'x' }, file], 400],
    ['many parts', [...Array.from({ length: 10_000 }, (_, i) => ({ name: `n${i}`, value: '' })), kind, file], 400],
    ['a text in place of the file', [kind, { name: 'file', value: 'x' }], 400],
    ['a file without a name', [kind, { ...file, fileName: '../..' }], 400],
    ['a name that is too long', [kind, { ...file, fileName: `${'x'.repeat(300)}.pdf` }], 400],
    ['an empty file', [kind, { ...file, value: '' }], 400],
    ['a file that is too large', [kind, { ...file, value: pdf('x'.repeat(30_000)) }], 413],
    ['a page', [kind, { ...file, value: '\ufeff \n<!doctype html><script>alert(1)</script>' }], 415],
    ['a picture that is a program', [kind, { ...file, value: '<svg xmlns="http://www.w3.org/2000/svg"/>' }], 415],
    ['a page that holds a PDF', [kind, { ...file, value: `<html>${pdf()}` }], 415],
    ['a program', [kind, { ...file, value: Buffer.from('MZ\0\0\x01') }], 415],
    ['an archive', [kind, { ...file, value: Buffer.from('PK\x03\x04\x14\0\0\0') }], 415]
  ]
  for (const [what, parts, status] of cases) {
    const answer = await sendForm(client, URL, parts)
    t.equal(answer.statusCode, status, `${what}: ${answer.body}`)
  }
  t.equal((await client.send({ method: 'POST', url: URL, payload: { kind: 'resume', file: 'x' } })).statusCode, 415, 'JSON')
  const cut = { 'content-type': 'multipart/form-data; boundary=x' }
  t.equal((await client.send({ method: 'POST', url: URL, headers: cut, payload: '--x\r\ncontent-disp' })).statusCode, 400, 'cut off')
  const without = { 'content-type': 'multipart/form-data' }
  t.equal((await client.send({ method: 'POST', url: URL, headers: without, payload: 'x' })).statusCode, 400, 'without a boundary')
  t.equal(await stored(), 0)
})

t.test('texts and names → as they are safe to send', async t => {
  const latin = await upload(client, URL, { bytes: Buffer.from('R\xe9sum\xe9 \x80', 'latin1'), fileName: '../a/\u202efdp.\u0001x.txt' })
  t.match([latin.statusCode, latin.json()], [201, { contentType: 'text/plain; charset=utf-8', fileName: 'fdp.x.txt', text: 'pending' }])
  t.equal((await client.get(`${URL}/${latin.json().id}/content`)).body, 'Résumé €')
  const text = await upload(client, URL, { bytes: 'BM is not a picture', fileName: 'a.txt' })
  t.match(text.json(), { contentType: 'text/plain; charset=utf-8' })
})

t.test('a store that is away → 503, nothing is named, and other routes go on', async t => {
  const away = await build(t, envOf(9))
  const one = await createClient(away)
  const id = await makeCandidate(away, one.companyId)
  const answer = await upload(one, `/api/v2/candidates/${id}/attachments`)
  t.same([answer.statusCode, answer.headers['retry-after']], [503, '1'])
  const { attachmentCount } = (await one.get(`/api/v2/candidates/${id}`)).json()
  t.same([attachmentCount, (await away.database.query(sql`select from attachments`)).length], [0, 0])
})
