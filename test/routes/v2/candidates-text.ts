import sql from 'sql-template-tag'
import { makeTextFile } from '../../text-files.js'
import { makeDocx, makeOdt, makePdf, paragraphOf, wordXml } from '../../../trials/shared/documents.js'
import { makeApplication, makeCandidate, makeJob } from '../../factories.js'
import { upload } from '../../forms.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { waitFor } from '../../receiver.js'

const app = await sharedApp()

const URL = '/api/v2/candidates'

interface Item { id: number, name?: string, matchedAttachments?: Array<{ id: string, fileName: string }> }
interface Page { results: Item[], nextPageToken: string | null }

const urlOf = (text: string, more = '') => `${URL}?text=${encodeURIComponent(text)}${more}`

async function search (client: Client, text: string, more = ''): Promise<Item[]> {
  const answer = await client.get(urlOf(text, more))
  t.equal(answer.statusCode, 200, text)
  return answer.json<Page>().results
}

const idsOf = (items: Item[]): number[] => items.map(({ id }) => id)
const filesOf = (items: Item[]): string[] =>
  items.flatMap(({ matchedAttachments = [] }) => matchedAttachments.map(({ fileName }) => fileName))

t.test('text → the people of whom one file has all words, folded as search is; the files are named', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const [ada, bob, eve] = [await makeCandidate(app, companyId), await makeCandidate(app, companyId), await makeCandidate(app, companyId)]
  const id = await makeTextFile(app, companyId, { candidateId: ada, fileName: 'ada.pdf', text: 'Kubernetes, São Paulo; LISBON. C++' })
  await makeTextFile(app, companyId, { candidateId: bob, fileName: 'bob.pdf', text: 'kubernetes' })
  await makeTextFile(app, companyId, { candidateId: bob, fileName: 'bob2.pdf', text: 'lisbon' })
  await makeTextFile(app, companyId, { candidateId: eve, text: 'kubernetesque lisbonne' })
  const other = await createClient(app)
  await makeTextFile(app, other.companyId, { candidateId: await makeCandidate(app, other.companyId), text: 'kubernetes lisbon' })

  const found = await search(client, 'kubernetes lisbon')
  t.match(found, [{ id: ada, name: 'Ada', matchedAttachments: [{ id, fileName: 'ada.pdf' }] }])
  t.equal(found.length, 1)
  for (const text of ['LISBON Kubernetes', 'sao paulo', 'são', 'c++', 'kubernetes,lisbon kubernetes']) {
    t.ok(idsOf(await search(client, text)).includes(ada), text)
  }
  t.same(idsOf(await search(client, 'kubernetes')).sort(), [ada, bob].sort(), 'whole words')
  for (const text of ['kubern', 'kubernetes lisbon none', "x' or 1=1"]) t.same(await search(client, text), [], text)
  t.same(await search(client, 'sao', '&fields=id'), [{ id: ada }])
  t.same(await search(client, 'sao', '&fields=id,matchedAttachments'), [{ id: ada, matchedAttachments: [{ id, fileName: 'ada.pdf' }] }])
  t.match(await search(client, 'sao', '&expand=attachments'), [{ id: ada, attachments: [{ id }], matchedAttachments: [{ id }] }])
  t.same(await search(client, 'sao', '&city=none'), [], 'with a filter')
  t.notOk('matchedAttachments' in ((await client.get(`${URL}?id=${ada}`)).json<Page>().results[0] as Item), 'only with text')
})

t.test('files of each format, as clients send them → are found soon; what cannot be read says so; a deleted one is not found', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const candidateId = await makeCandidate(app, companyId)
  const url = `${URL}/${candidateId}/attachments`
  const files = {
    'a.pdf': makePdf(['Terraform Lisboa']),
    'b.docx': makeDocx(wordXml(paragraphOf('Terraform Lisboa'))),
    'c.odt': makeOdt('<text:p>Terraform Lisboa</text:p>'),
    'd.rtf': '{\\rtf1\\ansi Terraform Lisboa\\par}',
    'e.txt': Buffer.from('Terraform Lisboa S\xe3o', 'latin1'),
    'f.pdf': makePdf([]).subarray(0, 100)
  }
  for (const [fileName, bytes] of Object.entries(files)) {
    const answer = await upload(client, url, { fileName, bytes })
    t.match([answer.statusCode, answer.json()], [201, { fileName, text: 'pending' }], answer.body)
  }
  const stateOf = async () => (await client.get(url)).json<{ results: Array<{ fileName: string, text: string }> }>().results
  await waitFor(async () => (await stateOf()).every(({ text }) => text !== 'pending'))
  t.same((await stateOf()).filter(({ text }) => text !== 'ready').map(({ fileName, text }) => [fileName, text]), [['f.pdf', 'failed']])
  t.same(filesOf(await search(client, 'lisboa terraform')).sort(), ['a.pdf', 'b.docx', 'c.odt', 'd.rtf', 'e.txt'])
  t.same(filesOf(await search(client, 'são')), ['e.txt'])
  const id = (await stateOf()).find(({ fileName }) => fileName === 'e.txt') as unknown as { id: string }
  t.equal((await client.send({ method: 'DELETE', url: `${url}/${id.id}` })).statusCode, 204)
  t.same(await search(client, 'são'), [])
})

t.test('words however they are written in files that clients send → are found, and no others', async t => {
  const client = await createClient(app)
  const candidateId = await makeCandidate(app, client.companyId)
  const url = `${URL}/${candidateId}/attachments`
  const files = {
    'signs.txt': Buffer.from('C++ and R&D at al-Qur’an, front-end develop-\nment'),
    'plain.docx': makeDocx(wordXml(paragraphOf('C and frontend, Ku\u00adber', 'netes'))),
    'apart.odt': makeOdt('<text:p>front end</text:p>'),
    'east.txt': Buffer.from('私は東京都の会社で営業を担当しました。กรุงเทพมหานคร')
  }
  for (const [fileName, bytes] of Object.entries(files)) await upload(client, url, { fileName, bytes })
  await waitFor(async () => !(await client.get(url)).body.includes('"pending"'))
  for (const [text, found] of [
    ['c++', ['signs.txt']], ['c', ['plain.docx', 'signs.txt']], ['c#', []], ['r&d', ['signs.txt']], ['quran', ['signs.txt']],
    ['al-qurʾan', ['signs.txt']], ['front-end', ['apart.odt', 'plain.docx', 'signs.txt']], ['frontend', ['plain.docx', 'signs.txt']],
    ['development', ['signs.txt']], ['ment', []], ['kubernet\u200des', ['plain.docx']], ['東京', ['east.txt']], ['営業を担当', ['east.txt']],
    ['東営', []], ['กรุงเทพ', ['east.txt']], ['front-end develop-ment', ['signs.txt']]
  ] as const) t.same(filesOf(await search(client, text)).sort(), found, text)

  const other = await makeCandidate(app, client.companyId)
  await makeTextFile(app, client.companyId, { candidateId: other, text: 'front end' })
  const page = (await client.get(urlOf('front-end', '&maxPageSize=1'))).json<Page>()
  const next = (await client.get(`${URL}?pageToken=${page.nextPageToken}`)).json<Page>()
  t.same([idsOf(page.results), idsOf(next.results), next.nextPageToken], [[candidateId], [other], null], 'in pages, each person once')
})

t.test('files of applications → are searched with applications:read alone, those of jobs never', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const candidateId = await makeCandidate(app, companyId)
  const job = await makeJob(app, companyId)
  const applicationId = await makeApplication(app, companyId, { candidateId, job })
  await makeTextFile(app, companyId, { applicationId, fileName: 'letter.pdf', text: 'golang lisbon' })
  await makeTextFile(app, companyId, { candidateId, fileName: 'resume.pdf', text: 'golang' })
  await makeTextFile(app, companyId, { jobId: job.id, text: 'golang lisbon' })
  t.same(filesOf(await search(client, 'golang lisbon')), ['letter.pdf'])
  t.same(filesOf(await search(client, 'golang')).sort(), ['letter.pdf', 'resume.pdf'])
  const narrow = await createClient(app, { companyId, scopes: ['candidates:read'] })
  t.same(await search(narrow, 'golang lisbon'), [])
  t.same(filesOf(await search(narrow, 'golang')), ['resume.pdf'])
  const none = await createClient(app, { companyId, scopes: ['jobs:read'] })
  t.equal((await none.get(urlOf('golang'))).statusCode, 403)
})

t.test('rank → by how often the rarest word stands in the best file; each person once, over all pages', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const expected: number[] = []
  for (let count = 9; count > 0; count--) {
    const candidateId = await makeCandidate(app, companyId)
    expected.push(candidateId)
    const applicationId = await makeApplication(app, companyId, { candidateId })
    await makeTextFile(app, companyId, { candidateId, text: `${'rust '.repeat(2 * count)} common` })
    await makeTextFile(app, companyId, { candidateId, text: 'rust common' })
    await makeTextFile(app, companyId, { applicationId, text: `${'rust '.repeat(count)} common` })
    await makeTextFile(app, companyId, { candidateId, text: `${'rust '.repeat(50)}` })
  }
  const candidateId = await makeCandidate(app, companyId)
  for (let count = 0; count < 20; count++) await makeTextFile(app, companyId, { candidateId, text: 'common '.repeat(100) })
  t.same(idsOf(await search(client, 'rust common')), expected)
  for (const size of [1, 2, 4, 9]) {
    const ids: number[] = []
    for (let url: string | undefined = urlOf('common rust', `&maxPageSize=${size}`); url !== undefined;) {
      const page: Page = (await client.get(url)).json<Page>()
      ids.push(...idsOf(page.results))
      t.ok(page.results.length <= size && page.results.every(({ matchedAttachments }) => matchedAttachments?.length === 3))
      url = page.nextPageToken === null ? undefined : `${URL}?pageToken=${page.nextPageToken}`
    }
    t.same(ids, expected, `pages of ${size}`)
  }
})

t.test('bad input → 400', async t => {
  const client = await createClient(app)
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')
  t.equal((await client.get(urlOf(words(10)))).statusCode, 200)
  for (const [url, target] of [
    [urlOf(words(11)), 'text'], [urlOf(''), 'text'], [urlOf('... % +'), 'text'],
    [urlOf('\u200b'), 'text'], [urlOf('x'.repeat(256)), 'text'], [urlOf('a', '&q=b'), 'text'],
    [`${URL}?text=a&text=b`, 'text']
  ] as const) {
    const answer = await client.get(url)
    t.equal(answer.statusCode, 400, url)
    t.match(answer.body, `"target":"${target}"`)
  }
})

t.test('words that come → are found at once, also by a search that was repeated before; they go with the file', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const candidateId = await makeCandidate(app, companyId)
  for (let time = 0; time < 3; time++) {
    const answer = await client.get(urlOf('terraform'))
    t.same([answer.json<Page>().results, answer.headers.etag], [[], undefined])
  }
  const id = await makeTextFile(app, companyId, { candidateId, text: 'terraform' })
  t.same(idsOf(await search(client, 'terraform')), [candidateId])
  t.equal((await client.get(`${URL}?id=${candidateId}`)).headers.etag?.slice(0, 2), 'W/', 'other lists are tagged')
  await app.database.query(sql`delete from attachments where company_id = ${companyId} and id = ${id}`)
  t.same(await search(client, 'terraform'), [])
  t.same(await app.database.query(sql`select 1 from attachment_words where company_id = ${companyId}`), [])
})

t.test('an anonymized person → is not found, and none of the words is left', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const candidateId = await makeCandidate(app, companyId)
  const applicationId = await makeApplication(app, companyId, { candidateId })
  await makeTextFile(app, companyId, { candidateId, text: 'ansible' })
  await makeTextFile(app, companyId, { applicationId, text: 'ansible' })
  t.equal((await client.send({ method: 'POST', url: `${URL}/${candidateId}/anonymize` })).statusCode, 200)
  t.same(await search(client, 'ansible'), [])
  t.same(await app.database.query(sql`select 1 from attachment_words where company_id = ${companyId}`), [])
})
