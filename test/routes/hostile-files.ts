import sql from 'sql-template-tag'
import { makeCandidate } from '../factories.js'
import { envOf } from '../../trials/shared/file-stores.js'
import { pdf, type Part } from '../../trials/shared/forms.js'
import { sendForm, upload } from '../forms.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'

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
    ['a field of 10 kB', [{ ...kind, value: 'x'.repeat(10_000) }, file], 400],
    ['a field __proto__', [kind, { name: '__proto__', value: 'x' }, file], 400],
    ['many parts', [...Array.from({ length: 200 }, (_, i) => ({ name: `n${i}`, value: '' })), kind, file], 400],
    ['a text in place of the file', [kind, { name: 'file', value: 'x' }], 400],
    ['a file without a name', [kind, { ...file, fileName: '../..' }], 400],
    ['a name that is too long', [kind, { ...file, fileName: `${'x'.repeat(300)}.pdf` }], 400],
    ['an empty file', [kind, { ...file, value: '' }], 400],
    ['a file that is too large', [kind, { ...file, value: pdf('x'.repeat(30_000)) }], 413],
    ['a page', [kind, { ...file, value: '\ufeff \n<!doctype html><script>alert(1)</script>' }], 415],
    ['a picture that is a program', [kind, { ...file, value: '<svg xmlns="http://www.w3.org/2000/svg"/>' }], 415],
    ['a page that holds a PDF', [kind, { ...file, value: `<html>${pdf()}` }], 415],
    ['a program', [kind, { ...file, value: Buffer.from('MZ\0\0\x01') }], 415],
    ['an archive', [kind, { ...file, value: Buffer.from('PK\x03\x04\x14\0\0\0\x08\0') }], 415]
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

t.test('texts and names → as they were sent, and safe to open from a disk', async t => {
  const latin = Buffer.from('R\xe9sum\xe9 \x80', 'latin1')
  const sent = await upload(client, URL, { bytes: latin, fileName: '../a/\u202efdp.\u0001x.txt' })
  t.match([sent.statusCode, sent.json()], [201, { contentType: 'text/plain', fileName: 'fdp.x.txt', text: 'pending' }])
  t.ok((await client.get(`${URL}/${sent.json().id}/content`)).rawPayload.equals(latin))
  const text = await upload(client, URL, { bytes: 'BM is not a picture', fileName: 'a.txt' })
  t.match(text.json(), { contentType: 'text/plain; charset=utf-8' })
})

t.test('markup → is refused where a text begins with it', async t => {
  const far = (blanks: number) => `${' '.repeat(blanks)}<html>`
  const large = await build(t)
  const one = await createClient(large)
  const list = `/api/v2/candidates/${await makeCandidate(large, one.companyId)}/attachments`
  const refused = ['<!x', '<?x', '</x', '<a>', '<x-y:z0/', '\n\ufeff <h1\n', '<svg\t', far(60_000), far(65_535), '<é>',
    '<html>%PDF-1.4 %%EOF']
  for (const bytes of refused) t.equal((await upload(one, list, { bytes })).statusCode, 415, bytes.trim())
  t.equal((await upload(one, list, { bytes: Buffer.from('\ufeff<html>', 'utf16le') })).statusCode, 415, 'UTF-16')
  const taken = [
    '< a>', '<ada@example.com>', '<https://example.com/ada>', '<3', 'I use <b>bold</b>', '<a', '<_>', far(65_536), '<', '-<a>'
  ]
  for (const bytes of taken) t.equal((await upload(one, list, { bytes })).json().contentType, 'text/plain; charset=utf-8', bytes.trim())
})

t.test('files that begin with something else → are what they are', async t => {
  const cases: Array<[bytes: string, type: string]> = [
    ['\ufeff{\\rtf1 x}', 'application/rtf'], ['\r\n{\\rtf1 x}', 'application/rtf'], [`x: y\r\n\r\n${pdf()}`, 'application/pdf'],
    [`\x1b%-12345X@PJL\r\n${pdf()}`, 'application/pdf'], [`${' '.repeat(1020)}${pdf()}`, 'application/pdf'],
    [`${' '.repeat(1021)}${pdf()}`, 'text/plain; charset=utf-8'], ['of %PDF-1.4 I know', 'text/plain; charset=utf-8']
  ]
  for (const [bytes, contentType] of cases) t.match((await upload(client, URL, { bytes })).json(), { contentType }, bytes)
})

t.test('a name → has an ending of its type, and is shortened before it', async t => {
  const long = 'ä'.repeat(255)
  const cases: Array<[name: string, bytes: string | Buffer, wanted: string]> = [
    ['a.html', 'I use <b>', 'a.html.txt'], ['p.html', pdf('<html>'), 'p.html.pdf'], ['resume', pdf('1'), 'resume.pdf'],
    ['CV.PDF', pdf('2'), 'CV.PDF'], ['a.pdf.', pdf('3'), 'a.pdf..pdf'], ['a.txt', pdf('4'), 'a.txt.pdf'], ['pdf', pdf('5'), 'pdf.pdf'],
    ...['a.text', 'a.md', 'a.CSV'].map((name): [string, string, string] => [name, name, name]),
    ['a.docx', '{\\rtf1}', 'a.docx.rtf'], [long, pdf('6'), `${'ä'.repeat(251)}.pdf`],
    [`${'x'.repeat(250)}.html`, 'y', `${'x'.repeat(250)}..txt`]
  ]
  for (const [fileName, bytes, wanted] of cases) {
    const sent = await upload(client, URL, { bytes, fileName })
    t.equal(sent.json().fileName, wanted, sent.body)
  }
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
