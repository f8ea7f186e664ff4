import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { Engine } from '../../src/database/port.js'
import { databaseUrl, settingsOf, tidy } from '../shared/databases.js'
import { command, type Env } from '../shared/processes.js'

export interface Size { jobs: number, candidates: number, applications: number }

const SIZES: Record<Engine, Size> = {
  postgresql: { jobs: 1000, candidates: 100_000, applications: 200_000 },
  embedded: { jobs: 200, candidates: 4000, applications: 10_000 }
}

/** A filled database that nobody changes, and copies of it to work on. */
export interface BenchDatabase {
  engine: Engine
  size: Size
  /** Further properties of the database, by name. */
  facts: Record<string, string>
  /** The environment of a process that works on a fresh copy. */
  copy: () => Promise<Env>
  close: () => Promise<void>
}

/** On PostgreSQL with a URL; else on the embedded database in a temporary directory. */
export async function makeBenchDatabase (url: string | undefined, keep: boolean): Promise<BenchDatabase> {
  return url === undefined ? await embeddedDatabase() : await postgresqlDatabase(url, keep)
}

async function fill (env: Env, { jobs, candidates, applications }: Size): Promise<void> {
  await command(env, 'migrate')
  const company = await command(env, 'company', 'create', '--name', 'Bench')
  await command(
    env, 'seed', '--company', company, '--jobs', String(jobs), '--candidates', String(candidates), '--applications', String(applications)
  )
}

async function embeddedDatabase (): Promise<BenchDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-bench-'))
  const filled = path.join(folder, 'filled')
  let copies = 0
  const close = async () => rmSync(folder, { recursive: true })
  try {
    await fill({ DATA_DIR: filled }, SIZES.embedded)
  } catch (error) {
    await close()
    throw error
  }
  return {
    engine: 'embedded',
    size: SIZES.embedded,
    facts: {},
    copy: async () => {
      const directory = path.join(folder, `copy-${++copies}`)
      cpSync(filled, directory, { recursive: true })
      return { DATA_DIR: directory }
    },
    close
  }
}

async function postgresqlDatabase (url: string, keep: boolean): Promise<BenchDatabase> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const prefix = `recruitment_bench_${randomBytes(4).toString('hex')}`
  const size = SIZES.postgresql
  const made: string[] = []
  const create = async (name: string, rest = '') => {
    await admin.query(`create database ${name} ${rest}`)
    made.push(name)
  }
  const close = async () => {
    for (const name of made) await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  try {
    const kept = `recruitment_bench_kept_${size.applications}`
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [kept])
    const filled = keep ? kept : `${prefix}_filled`
    if (!keep || rowCount === 0) {
      const name = `${prefix}_filled`
      await create(name)
      await fill({ DATABASE_URL: databaseUrl(url, name) }, size)
      await tidy(databaseUrl(url, name))
      if (keep) {
        await admin.query(`alter database ${name} rename to ${kept}`)
        made.pop()
      }
    }
    return {
      engine: 'postgresql',
      size,
      facts: await settingsOf(admin),
      copy: async () => {
        const name = `${prefix}_${made.length}`
        await create(name, `template ${filled}`)
        return { DATABASE_URL: databaseUrl(url, name) }
      },
      close
    }
  } catch (error) {
    await close()
    throw error
  }
}
