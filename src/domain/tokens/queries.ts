import sql, { raw } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import type { Referrer } from '../engine/kind.js'
import type { ActingToken, Identity } from '../shared/identity.js'
import type { Scope } from '../shared/scopes.js'
import { pageOf, type PageSlice } from '../shared/pages.js'
import { createdBy } from '../shared/sql.js'
import type { Token } from './schema.js'
import { hashSecret, secretPrefix } from './secret.js'

const COLUMNS = raw(`
  t.id, t.name, t.prefix, t.scopes, t.rate_limit_per_minute as "rateLimitPerMinute", t.strict, t.user_id as "userId",
  t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt", t.revoked_at as "revokedAt", t.created_at as "createdAt",
  ${createdBy('t')}`)

/** The identity behind a secret, if its token is known, not revoked and not expired. */
export async function findIdentity (db: Queryable, secret: string): Promise<Identity | undefined> {
  const [identity] = await db.query<Identity>(prepared(sql`
    select t.company_id as "companyId", c.name as "companyName", t.id as "tokenId", t.name as "tokenName", t.prefix as "tokenPrefix",
      t.scopes, t.rate_limit_per_minute as "rateLimitPerMinute", t.strict, t.user_id as "userId", t.expires_at as "expiresAt",
      c.custom_entities as "customEntities"
    from tokens t join companies c on c.id = t.company_id
    where t.secret_hash = ${hashSecret(secret)} and t.revoked_at is null and (t.expires_at is null or t.expires_at > clock_timestamp())`))
  return identity
}

/** The ids of these tokens that are neither revoked nor expired. */
export async function findValid (db: Queryable, ids: string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(prepared(sql`
    select id from tokens
    where id = any(${ids}::uuid[]) and revoked_at is null and (expires_at is null or expires_at > clock_timestamp())`))
  return new Set(rows.map(({ id }) => id))
}

export interface NewToken {
  id: string
  companyId: number
  name: string
  secret: string
  scopes: readonly Scope[]
  expiresAt?: string | null
  rateLimitPerMinute?: number | null
  strict?: boolean
  userId?: number | null
}

/** Stores a token by the hash of its secret. A token with this id is replaced, also if it was revoked. */
export async function putToken (db: Queryable, token: NewToken, maker: ActingToken = null): Promise<Token> {
  const [row] = await db.query<Token>(sql`
    insert into tokens as t (id, company_id, name, prefix, secret_hash, scopes, rate_limit_per_minute, strict, user_id, expires_at,
      created_by_token_id, created_by_name)
    values (${token.id}, ${token.companyId}, ${token.name}, ${secretPrefix(token.secret)}, ${hashSecret(token.secret)},
      ${token.scopes}, ${token.rateLimitPerMinute ?? null}, ${token.strict ?? false}, ${token.userId ?? null},
      ${token.expiresAt ?? null}, ${maker?.tokenId ?? null}, ${maker?.tokenName ?? null})
    on conflict (id) do update set prefix = excluded.prefix, secret_hash = excluded.secret_hash, revoked_at = null
    returning ${COLUMNS}`)
  return row as Token
}

/** How many tokens of the company are valid. Until the transaction ends nobody else creates one for it: creators take turns. */
export async function countLive (tx: Queryable, companyId: number): Promise<number> {
  // Weak enough for rows that refer to the company.
  await tx.query(sql`select 1 from companies where id = ${companyId} for no key update`)
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*)::integer as count from tokens t
    where t.company_id = ${companyId} and t.revoked_at is null and (t.expires_at is null or t.expires_at > clock_timestamp())`)
  return row?.count ?? 0
}

export async function listTokens (db: Queryable, companyId: number): Promise<Token[]> {
  return await db.query<Token>(sql`select ${COLUMNS} from tokens t where t.company_id = ${companyId} order by t.created_at, t.id`)
}

/** One page of the company's tokens, including revoked ones, and their total number. */
export async function pageTokens (db: Queryable, companyId: number, window: PageSlice): Promise<{ rows: Token[], total: number }> {
  return await pageOf<Token>(db, { columns: COLUMNS, table: 'tokens', alias: 't', companyId }, window)
}

/**
 * Updates when tokens were last used. They are locked in the order of their ids, which prevents deadlocks between replicas.
 */
export async function markUsed (db: Queryable, used: ReadonlyMap<string, number>): Promise<void> {
  const ids = [...used.keys()]
  const times = [...used.values()].map(ms => new Date(ms))
  await db.query(sql`
    with held as materialized (select id from tokens where id = any(${ids}::uuid[]) order by id for no key update)
    update tokens t set last_used_at = greatest(t.last_used_at, u.at)
    from held h join unnest(${ids}::uuid[], ${times}::timestamptz[]) u (id, at) on u.id = h.id where t.id = h.id`)
}

/** Tokens that work and name a user. */
export const TOKENS_OF_USERS: Referrer = {
  noun: 'token',
  table: 'tokens',
  columns: [],
  count: (companyId, userId) => sql`
    select count(*) from tokens t where t.company_id = ${companyId} and t.user_id = ${userId}
      and t.revoked_at is null and (t.expires_at is null or t.expires_at > clock_timestamp())`
}

/** The token, even if revoked. */
export async function findToken (db: Queryable, companyId: number, id: string): Promise<Token | undefined> {
  const [row] = await db.query<Token>(prepared(sql`select ${COLUMNS} from tokens t where t.company_id = ${companyId} and t.id = ${id}`))
  return row
}

/** The token, even if revoked, locked until the end of the transaction. */
export async function lockToken (tx: Queryable, companyId: number, id: string): Promise<Token | undefined> {
  const [row] = await tx.query<Token>(sql`
    select ${COLUMNS} from tokens t where t.company_id = ${companyId} and t.id::text = ${id.toLowerCase()} for update`)
  return row
}

export async function markRevoked (tx: Queryable, companyId: number, id: string): Promise<Token> {
  const [row] = await tx.query<Token>(sql`
    update tokens t set revoked_at = statement_timestamp() where t.company_id = ${companyId} and t.id = ${id} returning ${COLUMNS}`)
  return row as Token
}
