import sql from 'sql-template-tag'
import { createClient } from '../helper.js'
import { t } from '../part.js'
import { connect, onPostgresql, prepare } from '../plan-server.js'

const FILES = 30_000
const PAGE = 5

t.test('words that many files have, few, or none → the index of the rarest is walked, and a person is a few lookups', {
  ...onPostgresql
}, async t => {
  const { config, preparing: filling } = await prepare(t)
  const { companyId } = await createClient(filling)
  const { database } = filling
  await database.query(sql`
    insert into candidates (company_id, id, name, last_name, email, email_folded)
    select ${companyId}, n, 'Ada', 'Moreira', n || '@mail.test', n || '@mail.test' from generate_series(1, ${FILES}::int) n`)
  await database.query(sql`
    insert into attachments (company_id, id, candidate_id, kind, file_name, content_type, size, sha256, text_state)
    select ${companyId}, md5(n::text)::uuid, n, 'resume', 'resume.pdf', 'application/pdf', 1, md5(n::text), 'ready'
    from generate_series(1, ${FILES}::int) n`)
  // `everybody` and `often` are in all files, `some` in a hundredth, `rare` in three.
  for (const [word, each] of [['everybody', 1], ['often', 1], ['some', 100], ['rare', 10_000]] as const) {
    await database.query(sql`
      insert into attachment_words (company_id, attachment_id, word, rank)
      select ${companyId}, md5(n::text)::uuid, ${word}, 1000 - n % 7 from generate_series(1, ${FILES}::int) n where n % ${each}::int = 0`)
  }
  // As it would be by itself, after so many rows have come; without statistics.
  await database.query(sql`vacuum attachment_words`)
  await filling.close()

  const { app, plans } = await connect(t, { ...config, RUN: 'api' })
  const client = await createClient(app, { companyId })
  for (const isAnalyzed of [false, true]) {
    if (isAnalyzed) await app.database.query(sql`analyze`)
    for (const [text, found, buffers] of [
      ['everybody', PAGE, 400], ['rare', 3, 400], ['none', 0, 50], ['everybody often', PAGE, 2000], ['rare everybody', 3, 1000],
      ['everybody rare often', 3, 1000], ['some rare', 3, 1000], ['everybody none', 0, 500]
    ] as const) {
      // More often than a prepared statement is planned for its values.
      for (let time = 0; time < 7; time++) {
        plans.drain()
        const { statusCode, body } = await client.get(`/api/v2/candidates?text=${encodeURIComponent(text)}&maxPageSize=${PAGE}`)
        t.equal(statusCode, 200, text)
        const { results, nextPageToken } = JSON.parse(body) as { results: unknown[], nextPageToken: string | null }
        t.equal(results.length, found, text)
        const works = plans.drain().filter(({ text }) => text.includes('attachment_words'))
        const took = works.reduce((sum, work) => sum + work.buffers, 0)
        t.ok(took <= buffers, `${text} → ${took} buffers`, { works: works.map(({ text, buffers, plan }) => ({ text, buffers, plan })) })
        if (nextPageToken !== null && time === 6) {
          t.equal(JSON.parse((await client.get(`/api/v2/candidates?pageToken=${nextPageToken}`)).body).results.length, PAGE)
          const next = plans.drain().filter(({ text }) => text.includes('attachment_words')).reduce((sum, work) => sum + work.buffers, 0)
          t.ok(next <= buffers, `the next page of ${text} → ${next} buffers`)
        }
      }
    }
  }
})
