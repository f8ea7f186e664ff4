import sql from 'sql-template-tag'
import { openEmbedded } from '../../src/database/embedded.js'
import { setClockOffset } from '../../src/domain/shared/clock.js'
import { moveClock } from '../../src/sandbox/clock.js'
import { createDatabase } from '../helper.js'
import { t } from '../part.js'
import { call } from './call.js'

const TEN_YEARS_MS = 315_360_000_000

t.test('a command after a sandbox that was killed while its clock was moved → writes the real time', async t => {
  const env = await createDatabase(t)
  const killed = await openEmbedded(env.DATA_DIR as string)
  await moveClock(killed, TEN_YEARS_MS)
  setClockOffset(0)
  await killed.close()
  t.match(await call(['company', 'create', '--name', 'Acme'], env), { code: 0 })
  const database = await openEmbedded(env.DATA_DIR as string)
  t.teardown(async () => await database.close())
  const [company] = await database.query<{ age: number }>(sql`
    select extract(epoch from pg_catalog.clock_timestamp() - created_at)::float8 as age from companies where name = 'Acme'`)
  t.ok(Math.abs(company?.age as number) < 60, String(company?.age))
})
