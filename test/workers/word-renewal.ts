import sql from 'sql-template-tag'
import { saveWords } from '../../src/domain/attachments/reading.js'
import { WordRenewal } from '../../src/workers/word-renewal.js'
import { makeCandidate } from '../factories.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import { makeTextFile } from '../text-files.js'

const app = await build(t)

const URL = '/api/v2/candidates'

t.test('words that an earlier version made → made anew, in batches; those that are the same are not touched', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const add = async (lastName: string) =>
    (await client.send({ method: 'POST', url: URL, payload: { name: 'Ada', lastName, email: `${lastName.length}@mail.test` } })).json().id
  const [plain, spelled] = [await add('Moreira'), await add("O'Brien-Łukasz")]
  const wordsOf = async (id: number) => (await app.database.query<{ word: string }>(sql`
    select word from candidate_words where company_id = ${companyId} and candidate_id = ${id} order by word`)).map(({ word }) => word)
  const words = await wordsOf(spelled)
  t.ok(words.includes('obrienlukasz'))
  await app.database.query(sql`delete from candidate_words where company_id = ${companyId}`)

  await app.database.query(sql`insert into outdated_words (company_id, candidate_id) values (${companyId}, 0)`)
  await new WordRenewal(app.database, app.log).runNow()
  t.same([await wordsOf(spelled), await wordsOf(plain)], [words, []])
  t.same(await app.database.query(sql`select 1 from outdated_words where company_id = ${companyId}`), [])
})

t.test('more candidates than a batch → all of them, from where the last round ended', async t => {
  const { companyId } = await createClient(app)
  await app.database.query(sql`
    insert into candidates (company_id, name, last_name, email, email_folded)
    select ${companyId}, 'Ada', 'Müller', n || '@mail.test', n || '@mail.test' from generate_series(1, 1100) n`)
  await app.database.query(sql`insert into outdated_words (company_id, candidate_id) values (${companyId}, 0)`)
  await new WordRenewal(app.database, app.log).runNow()
  const [row] = await app.database.query<{ count: number }>(sql`
    select count(*) as count from candidate_words where company_id = ${companyId} and word = 'mueller'`)
  t.equal(row?.count, 1100)
})

t.test('files that an earlier version read → are read again, a few at a time, and found by their old words until then', async t => {
  const { companyId } = await createClient(app)
  const candidateId = await makeCandidate(app, companyId)
  for (let count = 0; count < 25; count++) await makeTextFile(app, companyId, { candidateId, text: 'old' })
  await makeTextFile(app, companyId, { candidateId, text: 'old', contentType: 'image/png' })
  await app.database.query(sql`update attachments set text_state = 'none' where company_id = ${companyId} and content_type = 'image/png'`)
  await app.database.query(sql`
    insert into outdated_files (company_id, attachment_id) values (${companyId}, '00000000-0000-0000-0000-000000000000')`)
  const renewal = new WordRenewal(app.database, app.log)
  const pending = async () => (await app.database.query<{ id: string }>(sql`
    select id from attachments where company_id = ${companyId} and text_state = 'pending'`)).map(({ id }) => id)
  const read = async () => {
    for (const id of await pending()) {
      await app.database.transaction(async tx => await saveWords(tx, { companyId, id }, [['new', 1]]))
    }
  }
  const counts: Record<string, number>[] = []
  for (let round = 0; round < 3; round++) {
    await renewal.runNow()
    await renewal.runNow()
    counts.push({ pending: (await pending()).length })
    await read()
  }
  t.same(counts, [{ pending: 20 }, { pending: 5 }, { pending: 0 }])
  t.same(await app.database.query(sql`
    select word, count(*) as files from attachment_words where company_id = ${companyId} group by word order by word`),
  [{ word: 'new', files: 25 }, { word: 'old', files: 1 }])
  t.same(await app.database.query(sql`select 1 from outdated_files where company_id = ${companyId}`), [])
})
