import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { Random } from '../../src/seed/data/random.js'
import { Client } from '../shared/client.js'
import { withDatabase } from '../shared/databases.js'
import { startStore } from '../shared/file-stores.js'
import { freePort, until, type Env } from '../shared/processes.js'
import type { Drill } from './drill.js'
import { sendExactFiles } from './exact-files.js'
import { FileLedger } from './file-ledger.js'
import { sendHostileDocuments } from './hostile-documents.js'
import type { Rig } from './rig.js'

const WRITERS = 8
/** Uploads and milliseconds before the process is killed, at most. */
const MAX_UPLOADS = 12
const MAX_LIFE_MS = 100
/** How often the sweep has a look, with some patience. */
const SWEEP_MS = 3000
const MAX_SWEEPS = 10
/** Longer than storing a file may take. */
const AN_AGE_MS = 2 * 60 * 60_000

export const files: Drill = {
  summary:
    'Sends files with any bytes, kills the server under uploads, again and again, and sends it hostile documents; no byte is changed or ' +
      'lost, and none is left over.',

  async run (rig) {
    await sendExactFiles(rig, 'database', {})
    await killUnderUploads(rig, 'database', {})
    const newStore = async () => await startStore({ teardown: work => rig.onEnd(work) })
    await sendExactFiles(rig, 'S3-compatible store', (await newStore()).env)
    // A store of its own: the files of others would count as left over.
    const store = await newStore()
    await killUnderUploads(rig, 'S3-compatible store', store.env, store.objects)
    await sendHostileDocuments(rig)
  }
}

/** @param objects the names of what is in the store; for files in the database, their rows tell */
async function killUnderUploads (rig: Rig, where: string, store: Env, objects?: () => string[]): Promise<void> {
  const database = await rig.database()
  const env = { ...database.env, ...store }
  const port = await freePort()
  const rounds = rig.rounds({ usual: 50, short: 2 })
  const random = new Random(rig.options.seed, 'structure', 0)
  const client = new Client(`http://127.0.0.1:${port}`, database.secret, WRITERS)
  rig.onEnd(() => client.close())

  let server = await rig.server(env, { port })
  const { company } = await client.json<{ company: { id: number } }>('GET', '/api/v1/me')
  const ledger = new FileLedger(client, WRITERS, rig.options.seed)
  const done = rig.loop()
  const writing = ledger.write(done.signal)
  for (let round = 1; round <= rounds; round++) {
    const enough = ledger.acknowledged + random.between(1, MAX_UPLOADS)
    await until('uploads are acknowledged', () => ledger.acknowledged >= enough)
    await sleep(random.below(MAX_LIFE_MS))
    await server.kill('SIGKILL')
    server = await rig.server(env, { port })
    if (round % 10 === 0) rig.say(`${where}: ${round} of ${rounds} rounds, ${ledger.acknowledged} files`)
  }
  done.abort()
  await writing
  const lost = await ledger.findLost()
  await server.kill('SIGTERM')
  const anAgeAgo = new Date(Date.now() - AN_AGE_MS).toISOString()
  // As if the hour that storing a file may take had passed.
  const left = await withDatabase(env, async db => (await db.query(sql`
    update loose_files set since = ${anAgeAgo} where company_id = ${company.id} returning file_id`)).length)
  const { orphans, missing, loose } = await sweep(rig, env, company.id, ledger, objects)

  rig.figure(`${where}: rounds of kill -9`, rounds)
  rig.figure(`${where}: acknowledged uploads`, ledger.acknowledged)
  rig.figure(`${where}: retries`, ledger.retries)
  rig.figure(`${where}: files left behind by kills and deletions`, left)
  rig.promiseNone(`${where}: no acknowledged file is lost, and each has its bytes`, lost)
  rig.promiseNone(`${where}: no file is there twice, or without an acknowledgement`, missing)
  rig.promise(`${where}: no byte is left over after the sweep`, orphans.length === 0 && loose === 0,
    `${loose} are still to be removed; ${orphans.slice(0, 5).join(', ')}`)
  rig.promiseNone(`${where}: clients see nothing but success and what is worth another try`, ledger.unexpected)
}

/** Runs a server until its sweep has nothing to do. @returns bytes that no row names, rows unlike the ledger's, rows of the sweep */
async function sweep (
  rig: Rig, env: Env, companyId: number, { kept }: FileLedger, objects?: () => string[]
): Promise<{ orphans: string[], missing: string[], loose: number }> {
  for (let time = 1; ; time++) {
    const server = await rig.server(env)
    await sleep(SWEEP_MS)
    await server.kill('SIGTERM')
    const found = await withDatabase(env, async db => {
      const rows = await db.query<{ id: string, fileName: string }>(sql`
        select id, file_name as "fileName" from attachments where company_id = ${companyId}`)
      const chunks = await db.query<{ id: string }>(sql`select distinct file_id as id from file_chunks where company_id = ${companyId}`)
      const ids = new Set(rows.map(({ id }) => id))
      const stored = objects?.().map(name => name.slice(name.lastIndexOf('/') + 1)) ?? chunks.map(({ id }) => id)
      return {
        orphans: stored.filter(id => !ids.has(id)),
        missing: [...rows.filter(({ id, fileName }) => fileName.startsWith('file-') && !kept.has(id)).map(({ id }) => id),
          ...[...kept.keys()].filter(id => !ids.has(id))],
        loose: (await db.query(sql`select from loose_files where company_id = ${companyId}`)).length
      }
    })
    if (found.loose === 0 || time === MAX_SWEEPS) return found
  }
}
