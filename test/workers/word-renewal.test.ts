import t from 'tap'
import sql from 'sql-template-tag'
import { WordRenewal } from '../../src/workers/word-renewal.js'
import { build, createClient } from '../helper.js'

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
