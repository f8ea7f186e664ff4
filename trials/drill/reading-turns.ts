import { Client } from '../shared/client.js'
import { newCompany } from '../shared/companies.js'
import { withDatabase } from '../shared/databases.js'
import { makePdf, pagesOf, pdfOf, streamOf } from '../shared/documents.js'
import { formOf } from '../shared/forms.js'
import { until } from '../shared/processes.js'
import type { Rig } from './rig.js'

const SLOW = 3
const TEXTS = 5
const MAX_READING_MS = 30 * 60_000
/** Promised times, on two quiet cores: one slow file at most comes before the texts. */
const [TEXTS_MS, RESUMES_MS] = [30_000, 20_000]

/** A PDF that takes far longer than reading may: its page draws the same hundred kilobytes of nothing again and again. */
function slowPdf (number: number): Buffer {
  const objects = pagesOf(streamOf('/Nothing Do '.repeat(20_000)))
  objects.push(streamOf('q Q '.repeat(25_000), '/Type /XObject /Subtype /Form /BBox [0 0 10 10] '))
  objects[3] = (objects[3] as string).replace('/Resources <<', `$& /XObject << /Nothing ${objects.length} 0 R >>`)
  return pdfOf(objects, `/Number ${number} `)
}

/** A résumé of two pages. */
function resume (number: number): Buffer {
  const page = (title: string) =>
    Array.from({ length: 50 }, (_, line) => `${title} ${line}: engineer ${number} of platforms, databases and teams`)
  return makePdf(page('Experience'), page('Education'))
}

/** One company sends files that take as long as a file may, then many résumés; another one sends small texts meanwhile. */
export async function drillReadingTurns (rig: Rig): Promise<void> {
  const resumes = rig.options.short ? 10 : 50
  const database = await rig.database()
  const secrets = await withDatabase(database.env, async db => [await newCompany(db, 'Slow'), await newCompany(db, 'Quick')] as const)
  const server = await rig.server(database.env)
  const [slow, quick] = await Promise.all(secrets.map(async secret => await filesOf(rig, new Client(server.base, secret, 4))))
  if (slow === undefined || quick === undefined) return

  await slow.send(Array.from({ length: SLOW }, (_, n) => slowPdf(n)), 'pdf')
  const began = performance.now()
  await quick.send(Array.from({ length: TEXTS }, (_, n) => Buffer.from(`Text ${n}`)), 'txt')
  await quick.areRead()
  const texts = performance.now() - began
  const before = (await slow.states()).filter(state => state !== 'pending').length
  rig.figure(`${TEXTS} small texts beside ${SLOW} slow files of another company: read`, texts / 1000, 's')
  rig.promise('Small texts of a company do not wait for all slow files of another', before < SLOW, `${before} of ${SLOW} came before`)
  rig.promise(`Small texts are read within ${TEXTS_MS / 1000} s, beside slow files of another company`,
    texts < rig.limit(TEXTS_MS), `${texts} ms`)
  await slow.areRead()
  const ends = await slow.states()
  rig.promise('A file that takes too long fails', ends.every(state => state === 'failed'), String(ends))

  const start = performance.now()
  await quick.send(Array.from({ length: resumes }, (_, n) => resume(n)), 'pdf')
  await quick.areRead()
  const all = performance.now() - start
  rig.figure(`${resumes} résumés of one company: sent and read`, all / 1000, 's')
  rig.promise(`${resumes} résumés of one company are read within ${RESUMES_MS / 1000} s`, all < rig.limit(RESUMES_MS), `${all} ms`)
  rig.promise('Each of them has its words', (await quick.states()).every(state => state === 'ready'), String(await quick.states()))
  await server.stop()
}

/** The files of a person of the company. */
async function filesOf (rig: Rig, client: Client) {
  rig.onEnd(() => client.close())
  const person = { name: 'Ada', lastName: 'Drill', email: 'ada@example.com' }
  const { id } = await client.json<{ id: number }>('POST', '/api/v2/candidates', person)
  const path = `/api/v2/candidates/${id}/attachments`
  const states = async () =>
    (await client.json<{ results: Array<{ text: string }> }>('GET', `${path}?maxResults=100`)).results.map(({ text }) => text)
  return {
    states,
    send: async (files: Buffer[], type: string) => {
      await Promise.all(files.map(async (value, n) => {
        const { payload: body, headers } = formOf([{ name: 'kind', value: 'other' }, { name: 'file', value, fileName: `${n}.${type}` }])
        const { status, text } = await client.send({ method: 'POST', path, body, headers })
        if (status !== 201) throw new Error(`An upload was answered ${status}: ${text}`)
      }))
    },
    areRead: async () => await until('the files are read', async () => !(await states()).includes('pending'), MAX_READING_MS)
  }
}
