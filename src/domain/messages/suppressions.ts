import { createHash } from 'node:crypto'
import sql, { raw } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { emailKey } from '../../email.js'
import { notFound } from '../../errors.js'
import type { Change } from '../shared/change.js'
import { newId } from '../shared/new-id.js'
import { pageOf, type PageSlice } from '../shared/pages.js'
import { SUPPRESSION_EVENTS } from './events.js'
import type { Suppression, SuppressionCreate } from './schema.js'

const COLUMNS = raw('t.id, t.address, t.reason, t.created_at as "createdAt"')

/** By which addresses are compared. It stays when somebody is anonymized. */
const hashOf = (companyId: number, address: string): string =>
  createHash('sha256').update(`${companyId} ${emailKey(address)}`).digest('hex')

/** By which kept answers that show a suppression are found. */
const shownAs = (id: string) => `suppression ${id}`

/** One page of the suppressions of a company. */
export async function pageSuppressions (
  db: Queryable, companyId: number, slice: PageSlice, address?: string
): Promise<{ rows: Suppression[], total: number }> {
  const lookups = address === undefined
    ? []
    : [{ column: 'address_hash', type: 'text', values: [hashOf(companyId, address)], isFew: true } as const]
  return await pageOf<Suppression>(db, { table: 'suppressions', alias: 't', companyId, columns: sql`${COLUMNS}`, lookups }, slice)
}

/** The suppression with this id. @throws ApiError NOT_FOUND */
export async function findSuppression (db: Queryable, companyId: number, id: string): Promise<Suppression> {
  const [row] = await db.query<Suppression>(prepared(sql`
    select ${COLUMNS} from suppressions t where t.company_id = ${companyId} and t.id = ${id}`))
  if (row === undefined) throw notFound('suppression')
  return row
}

/** Why messages to such an address are not sent. */
export const SUPPRESSED = 'the address gets no messages (suppressions)'

/** Those of these addresses that get no messages. */
export async function findSuppressed (db: Queryable, companyId: number, addresses: string[]): Promise<Set<string>> {
  const hashes = addresses.map(address => hashOf(companyId, address))
  const rows = await db.query<{ hash: string }>(prepared(sql`
    select address_hash as hash from suppressions where company_id = ${companyId} and address_hash = any(${hashes}::text[])`))
  const found = new Set(rows.map(({ hash }) => hash))
  return new Set(addresses.filter((_, index) => found.has(hashes[index] as string)))
}

/** Sends the address no messages any more. One that gets none already stays as it is, but for an address that was forgotten. */
export async function suppress (
  change: Change, { address, reason = null }: SuppressionCreate, newOne: string = newId()
): Promise<{ row: Suppression, isNew: boolean }> {
  const { tx, companyId } = change
  const hash = hashOf(companyId, address)
  const [created] = await tx.query<Suppression>(prepared(sql`
    insert into suppressions as t (company_id, id, address, address_hash, reason)
    values (${companyId}, ${newOne}, ${address}, ${hash}, ${reason}) on conflict (company_id, address_hash) do nothing
    returning ${COLUMNS}`))
  if (created === undefined) {
    const [row] = await tx.query<Suppression>(prepared(sql`
      select ${COLUMNS} from suppressions t where t.company_id = ${companyId} and t.address_hash = ${hash}`))
    change.shown = shownAs((row as Suppression).id)
    return { row: row as Suppression, isNew: false }
  }
  const { id, createdAt } = created
  change.shown = shownAs(id)
  await change.record(SUPPRESSION_EVENTS['suppression.created'], { id, data: { id, createdAt } })
  return { row: created, isNew: true }
}

/** The address may get messages again. @throws ApiError NOT_FOUND */
export async function unsuppress (change: Change, id: string): Promise<void> {
  const { tx, companyId } = change
  const [row] = await tx.query<Suppression>(prepared(sql`
    delete from suppressions t where t.company_id = ${companyId} and t.id = ${id} returning ${COLUMNS}`))
  if (row === undefined) throw notFound('suppression')
  await tx.send(prepared(sql`
    update idempotency_keys set body = null where company_id = ${companyId} and shown = ${shownAs(id)} and body <> ''`))
  await change.record(SUPPRESSION_EVENTS['suppression.deleted'], { id: row.id, data: { id: row.id, createdAt: row.createdAt } })
}

/** Forgets these addresses, what was said of them, and the kept answers that show them; they stay suppressed. */
export async function forgetAddresses ({ tx, companyId }: Change, addresses: string[]): Promise<void> {
  const areThese = sql`company_id = ${companyId} and address_hash = any(${addresses.map(one => hashOf(companyId, one))}::text[])`
  await tx.send(prepared(sql`update suppressions set address = null, reason = null where ${areThese}`))
  await tx.send(prepared(sql`
    update idempotency_keys set body = null where company_id = ${companyId} and body <> ''
      and shown in (select ${shownAs('')}::text || id from suppressions where ${areThese})`))
}
