import sql, { raw } from 'sql-template-tag'
import type { Transactional } from '../../src/database/port.js'
import { findDoomed } from '../../src/domain/attachments/removal.js'
import { clearCompany, deleteCompany } from '../../src/domain/companies/removal.js'
import { pdf } from '../../trials/shared/forms.js'
import { makeAttachment, makeCandidate, makeJob } from '../factories.js'
import { upload } from '../forms.js'
import { build, createClient, createCompany } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'
import { openExchange, uploadOf, watchSpool } from '../uploads.js'

// What the removal of a company does with files, also with those that arrive meanwhile.

const countSpooled = watchSpool(t)
const app = await build(t)
const { database, files } = app
/** Ids of files whose bytes were removed. */
const removed = new Set<string>()
const [put, remove] = [files.put.bind(files), files.remove.bind(files)]
files.remove = async key => {
  removed.add(key.id)
  await remove(key)
}

const rowsOf = async (table: string, companyId: number) =>
  (await database.query(sql`select from ${raw(table)} where company_id = ${companyId}`)).length

/** The database with something around each transaction of the removal. */
function around (hooks: { before?: () => Promise<void>, after?: () => Promise<void> }): Transactional {
  const transaction: Transactional['transaction'] = async work => {
    await hooks.before?.()
    const result = await database.transaction(work)
    await hooks.after?.()
    return result
  }
  return { query: async statement => await database.query(statement), transaction }
}

t.test('interrupted → no file that is left is given up', async t => {
  const companyId = await createCompany(app)
  const { id } = await makeJob(app, companyId)
  const files = [await makeAttachment(app, companyId, 'job', id), await makeAttachment(app, companyId, 'job', id)]
  const interrupted = clearCompany(around({ before: async () => { throw new Error('interrupted') } }), companyId)
  await t.rejects(interrupted, { message: 'interrupted' })
  t.equal(await rowsOf('loose_files', companyId), 0)
  await clearCompany(database, companyId)
  await waitFor(() => files.every(id => removed.has(id)))
})

t.test('a file that gets its name during the removal → its bytes are removed as well', async t => {
  const companyId = await createCompany(app)
  const { id } = await makeJob(app, companyId)
  let late: string | undefined
  await clearCompany(around({ before: async () => { late ??= await makeAttachment(app, companyId, 'job', id) } }), companyId)
  t.same([await rowsOf('attachments', companyId), await rowsOf('file_chunks', companyId)], [0, 0])
  await waitFor(() => removed.has(late as string))
})

t.test('a file that is given up already → can be deleted', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const { id } = await makeJob(app, companyId)
  const file = await makeAttachment(app, companyId, 'job', id)
  await database.query(sql`
    insert into loose_files (company_id, file_id, is_doomed, since)
    values (${companyId}, ${file}, true, statement_timestamp() + interval '1 hour')`)
  const answer = await client.send({ method: 'DELETE', url: `/api/v1/jobs/${id}/attachments/${file}` })
  t.equal(answer.statusCode, 204, answer.body)
})

t.test('an upload whose first bytes are removed → 503, and nothing of it is left', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const url = `/api/v2/candidates/${await makeCandidate(app, companyId)}/attachments`
  files.put = async (key, bytes) => {
    await database.query(sql`
      insert into file_chunks (company_id, file_id, position, bytes) values (${companyId}, ${key.id}, 1000, 'x')`)
    const interrupted = clearCompany(around({
      after: async () => { if (await rowsOf('file_chunks', companyId) === 0) throw new Error('interrupted') }
    }), companyId)
    await t.rejects(interrupted, { message: 'interrupted' })
    t.notOk((await findDoomed(database, 100)).some(({ id }) => id === key.id), 'the sweep would forget it before it is stored')
    await put(key, bytes)
  }
  t.teardown(() => { files.put = put })
  const answer = await upload(client, url)
  t.equal(answer.statusCode, 503, answer.body)
  t.same([await rowsOf('attachments', companyId), await rowsOf('file_chunks', companyId)], [0, 0])
  t.equal(await rowsOf('loose_files', companyId), 0)
})

t.test('an upload that is being received while its company is deleted → nothing of it is left', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const url = `/api/v2/candidates/${await makeCandidate(app, companyId)}/attachments`
  const { head, payload } = uploadOf(client, url, { bytes: pdf(), headers: ['Idempotency-Key: once'] })
  const { socket, answer } = await openExchange(t, app, head)
  socket.write(payload.subarray(0, 0.9 * payload.length))
  await waitFor(() => countSpooled() === 1)
  await deleteCompany(database, companyId)
  socket.write(payload.subarray(0.9 * payload.length))
  const { status, body } = await answer()
  t.ok([403, 404].includes(status), `${status} ${body}`)
  for (const table of ['attachments', 'file_chunks', 'loose_files', 'idempotency_keys']) t.equal(await rowsOf(table, companyId), 0, table)
})
