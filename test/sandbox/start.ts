import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { openDatabase } from '../../src/database/open.js'
import { findIdentity } from '../../src/domain/tokens/queries.js'
import { SANDBOX } from '../../src/sandbox/company.js'
import { prepareSandbox } from '../../src/sandbox/prepare.js'
import { sandboxToken } from '../../src/sandbox/token.js'
import { call } from '../cli/call.js'
import { testConfig } from '../helper.js'
import { t } from '../part.js'

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

t.test('the file of the token, empty or cut off → another token that works, for its owner alone; a usable text → kept', async t => {
  const first = await start()
  const database = await openDatabase(config)
  t.teardown(async () => await database.close())
  const file = path.join(DATA_DIR, 'sandbox-token')
  const read = async () => await sandboxToken(database, { companyId: Number(first.companyId), dataDir: DATA_DIR, fixed: undefined })
  const seen = new Set([first.token])
  for (const text of ['', '\n', String(first.token).slice(0, 20), `${first.token}x`, 'too short', '\0'.repeat(55)]) {
    writeFileSync(file, text, { mode: 0o644 })
    const token = await read()
    t.equal((await findIdentity(database, token))?.companyId, first.companyId, JSON.stringify(text))
    t.equal(readFileSync(file, 'utf8'), `${token}\n`)
    t.equal(statSync(file).mode & 0o777, 0o600)
    t.notOk(seen.has(token))
    seen.add(token)
    t.equal(await read(), token, 'the next start keeps it')
  }
  t.same(readdirSync(DATA_DIR).filter(name => name.startsWith('sandbox')), ['sandbox-token'], 'nothing else is left')
  for (const text of [String(first.token), 'a-text-that-the-operator-chose']) {
    writeFileSync(file, `${text}\n`)
    t.equal(await read(), text)
  }
})
