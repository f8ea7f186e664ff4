import sql, { raw } from 'sql-template-tag'
import { createClient } from '../helper.js'
import { t } from '../part.js'
import { connect, onPostgresql, prepare } from '../plan-server.js'

const [COMMON, COMMONER] = [10_000, 100_000]

t.test('two words that many candidates have, and few have both → the rarer one is walked, also where both are common', {
  ...onPostgresql
}, async t => {
  const { config, preparing: filling } = await prepare(t)
  const { companyId, send } = await createClient(filling)
  for (const n of [1, 2, 3]) {
    await send({ method: 'POST', url: '/api/v2/candidates', payload: { name: 'Marcos', lastName: 'Mariana', email: `${n}@example.com` } })
  }
  // The search meets words first; of these many there is no more.
  await filling.database.query(raw('alter table candidate_words drop constraint candidate_words_candidate_id_fkey'))
  for (const [word, first, count] of [['marcos', 1000, COMMON], ['mariana', 1000 + COMMON, COMMONER]] as const) {
    await filling.database.query(sql`
      insert into candidate_words (company_id, word, candidate_id, shared, beginnings)
      select ${companyId}, ${word}, n, 0, ' mar ' from generate_series(${first}::int, ${first + count - 1}::int) n`)
  }
  await filling.database.query(sql`vacuum analyze candidate_words`)
  await filling.close()

  const { app, plans } = await connect(t, { ...config, RUN: 'api' })
  const client = await createClient(app, { companyId })
  for (const q of ['mariana marcos', 'marcos mariana', 'maria marco']) {
    plans.drain()
    const { statusCode, body } = await client.get(`/api/v2/candidates?q=${encodeURIComponent(q)}`)
    t.equal(statusCode, 200, q)
    t.equal(JSON.parse(body).results.length, 3, q)
    const works = plans.drain()
    const buffers = works.reduce((sum, work) => sum + work.buffers, 0)
    t.ok(buffers <= 10 * COMMON, `${q} → ${buffers} buffers`, { works: works.map(({ text, buffers }) => ({ text, buffers })) })
  }
})
