import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import t from 'tap'
import { openDatabase } from '../../src/database/open.js'
import { findIdentity } from '../../src/domain/tokens/queries.js'
import { SANDBOX } from '../../src/sandbox/company.js'
import { prepareSandbox } from '../../src/sandbox/prepare.js'
import { call } from '../cli/call.js'
import { testConfig } from '../helper.js'

// Whatever becomes of a sandbox, the next start makes it whole again.

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'recruitment-start-'))
t.teardown(() => rmSync(DATA_DIR, { recursive: true, force: true }))
const config = testConfig({ DATA_DIR })

/** Starts the sandbox and stops it. @returns what its owner finds */
async function start (): Promise<Record<string, unknown>> {
  const database = await openDatabase(config)
  try {
    const { token, companyId } = await prepareSandbox(database, config)
    const identity = await findIdentity(database, token)
    const [counts] = await database.query<Record<string, number>>(sql`
      select (select count(*) from jobs where company_id = ${companyId}) as jobs,
        (select count(*) from webhooks where company_id = ${companyId}) as webhooks,
        (select count(*) from deliveries where company_id = ${companyId}) as deliveries,
        (select count(*) from tokens where company_id = ${companyId} and revoked_at is null) as tokens`)
    return { token, companyId: identity?.companyId, scopes: identity?.scopes, ...counts }
  } finally {
    await database.close()
  }
}

t.test('a start after a new name, or a command that revoked, cleared or deleted → whole, with the token that its owner has', async t => {
  const run = async (...words: string[]) => t.match(await call(words, { DATA_DIR }), { code: 0 }, words.join(' '))
  const first = await start()
  t.match(first, { companyId: 1, scopes: ['*'], jobs: SANDBOX.jobs, webhooks: 3, deliveries: 1, tokens: 2 })
  t.same(await start(), first, 'a start that finds everything changes nothing')

  for (const id of [1, 2]) await run('token', 'revoke', `00000000-0000-4000-8000-00000000000${id}`, '--company', '1')
  t.same(await start(), { ...first, tokens: 1 }, 'its own token is back; the other one stays revoked')

  const database = await openDatabase(config)
  await database.query(sql`update companies set name = 'Renamed'`)
  await database.close()
  t.same(await start(), { ...first, tokens: 1 })

  await run('company', 'clear', '--company', '1', '--confirm', 'Renamed')
  t.same(await start(), first)

  await run('company', 'delete', '--company', '1', '--confirm', 'Renamed')
  t.same(await start(), { ...first, companyId: 2 })
})
