import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { StartError } from '../database/failures.js'
import type { PoolDatabase } from '../database/pool.js'
import { issueToken, revokeToken } from '../domain/tokens/changes.js'
import { listTokens, lockToken } from '../domain/tokens/queries.js'
import type { Scope } from '../domain/shared/scopes.js'
import { Token, type TokenWithSecret } from '../domain/tokens/schema.js'
import { createSecret } from '../domain/tokens/secret.js'
import { print, toRow, withDatabase, type Context } from './context.js'
import { companyOption, jsonOption, numberOption, scopesOption, textOption, timeOption } from './options.js'
import { requireCompany } from './require-company.js'

interface CreateOptions {
  company: number, name: string, scopes: Scope[], expiresAt?: string, rateLimit?: number, strict?: true, json?: true
}

const { name: { maxLength }, rateLimitPerMinute: { minimum, maximum } } = Token.properties

/** `token create`, `token list` and `token revoke`. */
export function addTokenCommands (program: Command, context: Context): void {
  const group = program.command('token').description('Create, list and revoke access tokens.').helpCommand(false)
  addCreate(group, context)
  addList(group, context)
  addRevoke(group, context)
}

function addCreate (group: Command, context: Context): void {
  group.command('create')
    .description('Create a token and print its secret, which is not shown again.')
    .addOption(companyOption())
    .addOption(textOption('--name <name>', 'what the token is for', maxLength).makeOptionMandatory())
    .addOption(scopesOption('--scopes <scopes>').makeOptionMandatory())
    .addOption(timeOption('--expires-at <time>', 'RFC 3339 time, such as 2029-12-31T00:00:00Z; without it, the token never expires'))
    .addOption(numberOption('--rate-limit <requests>', 'requests per minute; default: that of the server', { minimum, maximum }))
    .option('--strict', 'refuse unknown query parameters')
    .addOption(jsonOption())
    .action(async (options: CreateOptions) => {
      const token = await withDatabase(context, async database => await createToken(database, options))
      print(context, options.json, token, [token.secret])
    })
}

async function createToken (database: PoolDatabase, options: CreateOptions): Promise<TokenWithSecret> {
  const { company: companyId, name, scopes, expiresAt = null, rateLimit: rateLimitPerMinute = null, strict } = options
  await requireCompany(database, companyId)
  const secret = createSecret()
  const token = { id: randomUUID(), companyId, name, secret, scopes, expiresAt, rateLimitPerMinute, strict }
  return { ...await database.transaction(async tx => await issueToken(tx, token, null)), secret }
}

function addList (group: Command, context: Context): void {
  group.command('list')
    .description('List the tokens of a company: id, prefix, state, scopes and name.')
    .addOption(companyOption())
    .addOption(jsonOption())
    .action(async ({ company, json }: { company: number, json?: true }) => {
      const tokens = await withDatabase(context, async database => {
        await requireCompany(database, company)
        return await listTokens(database, company)
      })
      print(context, json, tokens, tokens.map(token => toRow([token.id, token.prefix, toState(token), token.scopes.join(','), token.name])))
    })
}

function toState ({ revokedAt, expiresAt }: Token): string {
  if (revokedAt !== null) return `revoked ${revokedAt}`
  return expiresAt === null ? 'valid' : `expires ${expiresAt}`
}

function addRevoke (group: Command, context: Context): void {
  group.command('revoke')
    .description('Revoke a token, on all servers within a second.')
    .argument('<id>', 'id of the token')
    .addOption(companyOption())
    .action(async (id: string, { company }: { company: number }) => {
      await withDatabase(context, async database => await database.transaction(async tx => {
        await requireCompany(tx, company)
        const token = await lockToken(tx, company, id)
        if (token === undefined) throw new StartError(`There is no token ${id} in company ${company}; see token list --company ${company}`)
        await revokeToken(tx, company, token, null)
      }))
      context.stdout.write(`Token ${id} is revoked\n`)
    })
}
