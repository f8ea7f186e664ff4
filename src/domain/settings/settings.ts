import sql, { raw } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import type { Change } from '../shared/change.js'
import { changedFields } from '../shared/patch.js'
import { assignments, byColumn, columnOf, nextVersion } from '../shared/sql.js'
import { COMPANY_EVENTS, Settings, type CompanyPatch, type VersionedCompany } from './schema.js'

/** What holds for a company that has set nothing. */
const DEFAULTS: Settings = {
  timeZone: 'UTC',
  locale: 'en',
  country: null,
  requireReasonId: false,
  requireOfferApproval: false,
  retentionMonths: null,
  retentionBeginsAt: null
}

const COLUMNS = raw(Object.keys(Settings.properties).map(field => `s.${columnOf(field)} as "${field}"`).join(', '))

/** The settings of a company: a look-up of one row by its key, for rules within writes. */
export async function findSettings (db: Queryable, companyId: number): Promise<Settings> {
  const [row] = await db.query<Settings>(prepared(sql`select ${COLUMNS} from company_settings s where s.company_id = ${companyId}`))
  return row ?? DEFAULTS
}

/** The company with its settings. */
export async function findCompany (db: Queryable, companyId: number): Promise<VersionedCompany> {
  const [company] = await db.query<Pick<VersionedCompany, 'id' | 'name' | 'createdAt'>>(prepared(sql`
    select id, name, created_at as "createdAt" from companies where id = ${companyId}`))
  const [row] = await db.query<Settings & Pick<VersionedCompany, 'updatedAt' | 'version'>>(prepared(sql`
    select ${COLUMNS}, s.updated_at as "updatedAt", s.version from company_settings s where s.company_id = ${companyId}`))
  const { id, name, createdAt } = company as VersionedCompany
  return { id, name, ...(row ?? { ...DEFAULTS, version: 1, updatedAt: createdAt }), createdAt }
}

/**
 * Changes the name and the settings of the company; equal values change nothing.
 * @throws ApiError BAD_ARGUMENT for a time zone that the database does not know
 */
export async function changeCompany (change: Change, { locale, timeZone, ...patch }: CompanyPatch): Promise<VersionedCompany> {
  const { tx, companyId } = change
  await tx.send(sql`select from companies where id = ${companyId} for no key update`)
  const before = await findCompany(tx, companyId)
  change.checkState(before)
  const given = {
    ...patch,
    ...(locale === undefined ? {} : { locale: Intl.getCanonicalLocales(locale)[0] }),
    ...(timeZone === undefined ? {} : { timeZone: await findTimeZone(tx, timeZone) })
  }
  const fields = changedFields(before, given)
  const changed = Object.keys(fields)
  if (changed.length === 0) return before
  const { name, ...settings } = fields
  if (name !== undefined) await tx.send(sql`update companies set name = ${name} where id = ${companyId}`)
  const columns = { ...byColumn(settings), ...beginningOf(before, settings.retentionMonths) }
  await tx.send(sql`insert into company_settings (company_id) values (${companyId}) on conflict do nothing`)
  await tx.send(sql`
    update company_settings set ${Object.keys(columns).length === 0 ? raw('') : sql`${assignments(columns)}, `}${nextVersion()}
    where company_id = ${companyId}`)
  const after = await findCompany(tx, companyId)
  const { version, ...data } = after
  const previousName = name === undefined ? {} : { previousName: before.name }
  await change.record(COMPANY_EVENTS['company.changed'], { id: companyId, data: { ...data, ...previousName, changed } })
  return after
}

/**
 * When other months begin: fewer, or some after none, in a day. More do not bring forward what was to begin later, as they may be fewer
 * than those before.
 */
function beginningOf ({ retentionMonths: before }: Settings, months: number | null | undefined): object {
  if (months === undefined) return {}
  if (months === null) return { retention_begins_at: null }
  return months < (before ?? Infinity) ? { retention_begins_at: sql`statement_timestamp() + interval '24 hours'` } : {}
}

/** The time zone as the database spells it, which computes with it. */
async function findTimeZone (db: Queryable, name: string): Promise<string> {
  const [zone] = await db.query<{ name: string }>(sql`select name from pg_timezone_names where lower(name) = lower(${name})`)
  if (zone !== undefined) return zone.name
  throw new ApiError('BAD_ARGUMENT', { target: 'timeZone', message: `timeZone: the database does not know the time zone ${name}` })
}
