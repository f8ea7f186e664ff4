import sql, { raw } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import type { Change } from '../shared/change.js'
import { eventState } from '../shared/classification.js'
import { changedFields } from '../shared/patch.js'
import { assignments, byColumn, columnOf, nextVersion } from '../shared/sql.js'
import { daysIn, IN_A_DAY, mayShorten } from './retention-days.js'
import { Company, COMPANY_EVENTS, Settings, type CompanyPatch, type VersionedCompany } from './schema.js'

/** What holds for a company that has set nothing. */
const DEFAULTS: Settings = {
  timeZone: 'UTC',
  locale: 'en',
  country: null,
  requireReasonId: false,
  requireOfferApproval: false,
  offersWithoutTerms: false,
  retentionDays: null,
  retentionDaysByCountry: {},
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
  const { retentionDaysByCountry: byCountry } = settings
  const columns = {
    ...byColumn(settings),
    ...(byCountry === undefined ? {} : { retention_days_by_country: JSON.stringify(byCountry) }),
    ...retentionColumns(before, { ...before, ...settings })
  }
  await tx.send(sql`insert into company_settings (company_id) values (${companyId}) on conflict do nothing`)
  await tx.send(sql`
    update company_settings set ${Object.keys(columns).length === 0 ? raw('') : sql`${assignments(columns)}, `}${nextVersion()}
    where company_id = ${companyId}`)
  const after = await findCompany(tx, companyId)
  const { data } = eventState(Company, after)
  const previousName = name === undefined ? {} : { previousName: before.name }
  await change.record(COMPANY_EVENTS['company.changed'], { id: companyId, data: { ...data, ...previousName, changed } })
  return after
}

/**
 * What follows from the settings for retention. Where somebody may be due earlier than before, it begins in a day. More days do not bring
 * forward what was to begin later, as they may be fewer than those before.
 */
function retentionColumns (before: Settings, after: Settings): object {
  const { retentionDays, retentionDaysByCountry: byCountry } = after
  const shortest = Math.min(retentionDays ?? Infinity, ...Object.values(byCountry))
  if (shortest === Infinity) return { retention_shortest_days: null, retention_begins_at: null }
  const named = [null, ...Object.keys(byCountry), ...Object.keys(before.retentionDaysByCountry)]
  const isShorter = after.timeZone !== before.timeZone || mayShorten(after, before.country, after.country) ||
    named.some(country => daysIn(after, country) < daysIn(before, country))
  return { retention_shortest_days: shortest, ...(isShorter ? { retention_begins_at: IN_A_DAY } : {}) }
}

/** The time zone as the database spells it, which computes with it. */
async function findTimeZone (db: Queryable, name: string): Promise<string> {
  const [zone] = await db.query<{ name: string }>(sql`select name from pg_timezone_names where lower(name) = lower(${name})`)
  if (zone !== undefined) return zone.name
  throw new ApiError('BAD_ARGUMENT', { target: 'timeZone', message: `timeZone: the database does not know the time zone ${name}` })
}
