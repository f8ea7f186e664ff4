#!/usr/bin/env node
import { randomUUID } from 'node:crypto'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { VERSIONS } from '../routes/versions.js'
import { progressBar } from './cli/progress-bar.js'
import { loadConfig } from './config.js'
import { StartError, toLine } from './database/failures.js'
import { openDatabase } from './database/open.js'
import type { PoolDatabase } from './database/pool.js'
import { DOCUMENTS, openapiDocuments } from './documents.js'
import { findCompany, insertCompany } from './domain/companies/queries.js'
import { issueToken, revokeToken } from './domain/tokens/changes.js'
import { listTokens, lockToken } from './domain/tokens/queries.js'
import { SCOPES, type Scope } from './domain/shared/scopes.js'
import { createSecret } from './domain/tokens/secret.js'
import { seedCompany } from './seed/company.js'
import { serve } from './server.js'

/** The call itself is wrong: exit code 2, where failures have 1. */
class UsageError extends Error {}

type Values = Record<string, string | boolean | undefined>

interface Command {
  summary: string
  /** Options and what they mean; those without a default are required unless marked. */
  options?: Record<string, { hint: string, default?: string, optional?: true }>
  /** Name of the one argument, if there is one. */
  argument?: string
  run: (values: Values, argument: string) => Promise<void>
}

const company = { hint: 'id of the company' }

const COMMANDS: Record<string, Command> = {
  serve: { summary: 'Start the server.', run: async () => await serve(process.env) },
  migrate: {
    summary: 'Bring the schema of the database to the newest version, print the migrations that were run, and end.',
    run: async () => await withDatabase(async db => {
      for (const name of await db.open()) print(name)
      print('The schema is up to date')
    })
  },
  seed: {
    summary: 'Fill an empty company with made-up data; goes on where an earlier call was interrupted.',
    options: {
      company,
      jobs: { hint: 'how many', default: '100' },
      candidates: { hint: 'how many', default: '10000' },
      applications: { hint: 'how many', default: '50000' },
      seed: { hint: 'another number gives other data', default: '1' }
    },
    run: async values => await withDatabase(async db => {
      const [companyId, jobs, candidates, applications, seed] = ['company', 'jobs', 'candidates', 'applications', 'seed'].map(name => toInteger(values, name)) as [number, number, number, number, number]
      await seedCompany(db, { companyId, jobs, candidates, applications, seed, onProgress: progressBar(process.stderr) })
      print(`Company ${companyId} holds ${jobs} jobs, ${candidates} candidates and ${applications} applications`)
    })
  },
  'company create': {
    summary: 'Make a company and print its id.',
    options: { name: { hint: 'name of the company' } },
    run: async ({ name }) => await withDatabase(async db => print((await insertCompany(db, String(name))).id))
  },
  'token create': {
    summary: 'Make a token and print its secret, which is not shown again.',
    options: {
      company,
      name: { hint: 'what the token is for' },
      scopes: { hint: `comma list of ${SCOPES.join(', ')}`, default: '*' },
      'expires-at': { hint: 'RFC 3339 time, such as 2027-01-01T00:00:00Z', optional: true },
      'rate-limit': { hint: 'requests a minute', optional: true }
    },
    run: async values => await withDatabase(async db => {
      const companyId = toInteger(values, 'company')
      if (await findCompany(db, companyId) === undefined) throw new StartError(`There is no company ${companyId}; make one with: company create --name "…"`)
      const secret = createSecret()
      const token = {
        id: randomUUID(),
        companyId,
        name: String(values.name),
        secret,
        scopes: toScopes(String(values.scopes)),
        expiresAt: toTime(values, 'expires-at'),
        rateLimitPerMinute: values['rate-limit'] === undefined ? null : toInteger(values, 'rate-limit')
      }
      await db.transaction(async tx => await issueToken(tx, token, null))
      print(secret)
    })
  },
  'token list': {
    summary: 'List the tokens of a company.',
    options: { company },
    run: async values => await withDatabase(async db => {
      for (const token of await listTokens(db, toInteger(values, 'company'))) {
        const state = token.revokedAt !== null ? `revoked ${token.revokedAt}` : token.expiresAt !== null ? `expires ${token.expiresAt}` : 'valid'
        print([token.id, token.prefix, state, token.scopes.join(','), token.name].join('\t'))
      }
    })
  },
  'token revoke': {
    summary: 'Revoke a token; it holds on all replicas within a second.',
    options: { company },
    argument: 'id',
    run: async (values, id) => await withDatabase(async db => {
      const companyId = toInteger(values, 'company')
      await db.transaction(async tx => {
        const token = await lockToken(tx, companyId, id)
        if (token === undefined) throw new StartError(`There is no token ${id} in this company`)
        await revokeToken(tx, companyId, token, null)
      })
      print(`Token ${id} is revoked`)
    })
  },
  document: {
    summary: 'Write a generated document into the repository, for those who work on it.',
    argument: Object.keys(DOCUMENTS).join('|'),
    run: async (_values, name) => {
      const write = own(DOCUMENTS, name)
      if (write === undefined) throw new UsageError(`There is no document ${name}`)
      await write()
    }
  },
  openapi: {
    summary: 'Print the OpenAPI document of a version.',
    argument: VERSIONS.map(({ name }) => name).join('|'),
    run: async (_values, version) => {
      const document = own(await openapiDocuments(), version)
      if (document === undefined) throw new UsageError(`There is no version ${version}`)
      process.stdout.write(document)
    }
  }
}

/** Words of the caller name what is listed, not what every object has. */
function own<T> (list: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(list, name) ? list[name] : undefined
}

function print (line: string | number): void {
  process.stdout.write(`${line}\n`)
}

async function withDatabase (work: (db: PoolDatabase) => Promise<void>): Promise<void> {
  const database = await openDatabase(loadConfig(process.env))
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

function toInteger (values: Values, name: string): number {
  const text = String(values[name])
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`--${name} must be a whole number, not "${text}"`)
  return Number(text)
}

function toTime (values: Values, name: string): string | null {
  const text = values[name]
  if (text === undefined) return null
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(String(text)) || Number.isNaN(Date.parse(String(text)))) throw new UsageError(`--${name} must be a time such as 2027-01-01T00:00:00Z, not "${String(text)}"`)
  return String(text)
}

function toScopes (text: string): Scope[] {
  const scopes = text.split(',').map(scope => scope.trim())
  const unknown = scopes.find(scope => !(SCOPES as readonly string[]).includes(scope))
  if (unknown !== undefined) throw new UsageError(`There is no scope ${unknown}; scopes are ${SCOPES.join(', ')}`)
  return scopes as Scope[]
}

function overview (): string {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(16)}${summary}`)
  return `Usage: recruitment-api <command> [options]\n\n${lines.join('\n')}\n\n<command> --help says more. The database is DATABASE_URL, or the embedded one in DATA_DIR; see README.md.\n`
}

function help (name: string, { summary, options = {}, argument }: Command): string {
  const lines = Object.entries(options).map(([option, { hint, default: value, optional }]) =>
    `  --${option.padEnd(14)}${hint}${value !== undefined ? ` (default ${value})` : optional === true ? ' (optional)' : ''}`)
  return `Usage: recruitment-api ${name}${argument === undefined ? '' : ` <${argument}>`}${lines.length > 0 ? ' [options]' : ''}\n\n${summary}\n${lines.length > 0 ? `\n${lines.join('\n')}\n` : ''}`
}

/** The command that the words begin with: its name has one word or two. */
function findCommand (words: string[]): [string, Command, string[]] | undefined {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ')
    const command = own(COMMANDS, name)
    if (command !== undefined) return [name, command, words.slice(length)]
  }
  return undefined
}

function parse (command: Command, words: string[]): { values: Values, argument: string } {
  const { options = {}, argument } = command
  const config: ParseArgsConfig['options'] = Object.fromEntries(Object.keys(options).map(name => [name, { type: 'string' as const }]))
  let parsed
  try {
    parsed = parseArgs({ args: words, options: config, allowPositionals: argument !== undefined })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
  const values: Values = { ...Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default])), ...parsed.values as Values }
  const missing = Object.entries(options).find(([name, { optional }]) => optional !== true && values[name] === undefined)
  if (missing !== undefined) throw new UsageError(`--${missing[0]} is required: ${missing[1].hint}`)
  if (argument !== undefined && parsed.positionals.length !== 1) throw new UsageError(`Give one <${argument}>`)
  return { values, argument: parsed.positionals[0] ?? '' }
}

async function main (words: string[]): Promise<number> {
  const found = findCommand(words)
  const wantsHelp = words.includes('--help') || words.includes('-h')
  if (found === undefined) {
    const out = wantsHelp ? process.stdout : process.stderr
    out.write(overview())
    return wantsHelp ? 0 : 2
  }
  const [name, command, rest] = found
  if (wantsHelp) {
    process.stdout.write(help(name, command))
    return 0
  }
  try {
    const { values, argument } = parse(command, rest)
    await command.run(values, argument)
    return 0
  } catch (error) {
    if (error instanceof UsageError) process.stderr.write(`${error.message}\n\n${help(name, command)}`)
    else process.stderr.write(`${toLine(error)}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

process.exitCode = await main(process.argv.slice(2))
