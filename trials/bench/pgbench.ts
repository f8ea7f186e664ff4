import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database, Transaction } from '../../src/database/port.js'
import { program } from '../shared/processes.js'
import { recording, type Statement } from './statement-recorder.js'

/** A transaction for pgbench. Values that do not change between transactions are variables, so that they are sent as parameters. */
export interface Script { lines: string[], constants: Record<string, string> }

export type Id = number | string

/** Thrown to roll back a recorded transaction. */
class Undo extends Error {}

/**
 * Runs `work` in a transaction, records its statements, rolls back, and makes a script from them.
 * @param variables id → name of the variable that the script sets for each transaction in its place
 */
export async function recordScript (
  db: Database, variables: Map<Id, string>, work: (tx: Transaction) => Promise<unknown>
): Promise<Script> {
  let statements: Statement[] = []
  await db.transaction(async tx => {
    const recorder = recording(tx)
    await work(recorder)
    statements = recorder.statements
    throw new Undo()
  }).catch(error => { if (!(error instanceof Undo)) throw error })
  return toScript(statements, variables)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `\gset` stores the ids that a statement returned, for the statements after it. */
function toScript (statements: Statement[], variables: Map<Id, string>): Script {
  const names = new Map([...variables].map(([id, name]) => [String(id), name]))
  if (names.size !== variables.size) throw new Error('Two ids are the same: the script would mix them up')
  const constants: Record<string, string> = {}
  const taken = new Set<number>()

  const place = (value: unknown): string => {
    if (value === null) return 'null'
    if (Array.isArray(value)) return value.length === 0 ? "'{}'" : `array[${value.map(place).join()}]`
    if (typeof value === 'object') throw new Error('A script has no objects')
    const text = String(value)
    const name = names.get(text)
    if (name !== undefined) {
      const origin = /^r(\d+)_/.exec(name)?.[1]
      if (origin !== undefined) taken.add(Number(origin))
      return `:${name}`
    }
    // Each event has an id of its own.
    if (UUID.test(text)) return 'gen_random_uuid()'
    const constant = `c${Object.keys(constants).length}`
    constants[constant] = text
    return `:${constant}`
  }
  const texts = statements.map(({ text, values, rows }, index) => {
    const placed = text.trim().replace(/\$(\d+)/g, (_match, number: string) => place(values[Number(number) - 1]))
    const [row] = rows.length === 1 ? rows : []
    for (const [column, value] of Object.entries(row ?? {})) {
      if (/id$/i.test(column) && typeof value === 'number' && !names.has(String(value))) names.set(String(value), `r${index}_${column}`)
    }
    return placed
  })
  const lines = texts.map((text, index) => taken.has(index) ? `${text} \\gset r${index}_` : `${text};`)
  return { lines: ['begin;', ...lines, 'commit;'], constants }
}

export function findPgbench (): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)).map(version => path.join(
        debian, version, 'bin'
      ))
    : []
  return [...versions, ...(process.env.PATH ?? '').split(':')].map(folder => path.join(folder, 'pgbench')).find(existsSync)
}

interface Run { url: string, clients: number, seconds: number, setup: string[], variables: Record<string, number | string> }

/** Runs the script in a loop on each connection. @returns transactions a second, and their number */
export async function runPgbench (
  pgbench: string, script: Script, { url, clients, seconds, setup, variables }: Run
): Promise<{ perSecond: number, count: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-bench-'))
  try {
    const file = path.join(folder, 'script.sql')
    writeFileSync(file, [...setup, ...script.lines, ''].join('\n'))
    const values = Object.entries({ ...script.constants, ...variables }).flatMap(([name, value]) => ['-D', `${name}=${value}`])
    const printed = await program(
      pgbench, ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds), '-f', file, ...values, url]
    )
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(printed)?.[1])
    const count = Number(/transactions actually processed: (\d+)/.exec(printed)?.[1])
    if (!(perSecond > 0) || /Run was aborted/.test(printed)) throw new Error(`pgbench: ${printed}`)
    return { perSecond, count }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
