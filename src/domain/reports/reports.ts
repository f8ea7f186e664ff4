import sql, { raw } from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import { findSettings } from '../settings/settings.js'
import type { Asked, Grouped } from './chosen.js'
import {
  Funnel, MAX_GROUPS, OTHER, Reasons, Sources, TimeInStep, TimeToHire,
  type Group, type GroupBy, type Numbers, type Report, type ReportQuestion, type ReportSchema
} from './schema.js'
import { CATEGORIES, countFunnel, measureHires, measureVisits, type FunnelRow, type HireRow, type VisitsRow } from './steps.js'
import { countReasons, countSources, type WordRow } from './words.js'

/** A report: how its numbers are found. */
export interface ReportKind {
  name: 'funnel' | 'time-in-step' | 'time-to-hire' | 'sources' | 'reasons'
  schema: ReportSchema
  /** The list within each group; a report without one has one item a group. */
  list?: string
  find: (db: Queryable, asked: Asked) => Promise<Array<Grouped & { count: number, numbers: object }>>
}

const MS_IN = { hour: 3_600_000, day: 86_400_000 }

/** Times as hours or days with two decimals. Hundredths of both are whole milliseconds, so halves are exact, and rounded up. */
const inUnits = (ms: number, unit: keyof typeof MS_IN) => Math.round(ms / (MS_IN[unit] / 100)) / 100
const share = (part: number, whole: number) => whole === 0 ? null : Math.round(part * 100 / whole) / 100

/** The rows of each group. */
function byGroup<Row extends Grouped> (rows: Row[]): Row[][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = JSON.stringify([row.groupId, row.groupText])
    const others = groups.get(key)
    if (others === undefined) groups.set(key, [row])
    else others.push(row)
  }
  return [...groups.values()]
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

const FUNNEL: ReportKind = {
  name: 'funnel',
  schema: Funnel,
  list: 'steps',
  find: async (db, asked) => (await db.query<FunnelRow>(countFunnel(asked))).map(row => {
    const { groupId, groupText, count, inProcess, hired, reproved, withdrawn } = row
    const entered = CATEGORIES.filter(category => row[category] > 0)
    const first = row[entered[0] ?? 'registration']
    const steps = entered.map(category => ({ category, entered: row[category], reached: share(row[category], first) }))
    return { groupId, groupText, count, numbers: { steps, inProcess, hired, reproved, withdrawn } }
  })
}

const TIME_IN_STEP: ReportKind = {
  name: 'time-in-step',
  schema: TimeInStep,
  list: 'steps',
  find: async (db, asked) => (await db.query<VisitsRow>(measureVisits(asked))).map(row => {
    const { groupId, groupText } = row
    const steps = CATEGORIES.flatMap(category => {
      const { [category]: visits, [`${category}Times` as const]: times } = row
      return times === null ? [] : [{ category, visits, medianHours: inUnits(times[0], 'hour'), p90Hours: inUnits(times[1], 'hour') }]
    })
    return { groupId, groupText, count: sum(steps.map(({ visits }) => visits)), numbers: { steps } }
  })
}

const TIME_TO_HIRE: ReportKind = {
  name: 'time-to-hire',
  schema: TimeToHire,
  find: async (db, asked) => (await db.query<HireRow>(measureHires(asked))).map(({ groupId, groupText, hires, times: [median, p90] }) =>
    ({ groupId, groupText, count: hires, numbers: { hires, medianDays: inUnits(median, 'day'), p90Days: inUnits(p90, 'day') } }))
}

type Word = WordRow & { name: string }

/** The most frequent first, and the others last; names are sorted by code point. */
const byFrequency = (a: Word, b: Word) =>
  Number(isOther(a)) - Number(isOther(b)) || b.applications - a.applications || compare(a.name, b.name) || (a.id ?? 0) - (b.id ?? 0)
const isOther = ({ id, word }: WordRow) => id === null && word === null

/** Compares texts by code point, as the database does. */
function compare (a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

/** Rows of words with their names: those of the catalog as they are now. */
async function withNames (db: Queryable, { companyId }: Asked, table: 'sources' | 'reasons', rows: WordRow[]): Promise<Word[]> {
  const names = await findNames(db, companyId, table, rows.map(({ id }) => id))
  return rows.map(row => Object.assign(row, { name: row.word ?? (row.id === null ? OTHER : names.get(row.id) ?? '') }))
}

const SOURCES: ReportKind = {
  name: 'sources',
  schema: Sources,
  list: 'sources',
  find: async (db, asked) => byGroup(await withNames(db, asked, 'sources', await db.query<WordRow>(countSources(asked)))).map(rows => {
    const [{ groupId, groupText }] = rows as [Word]
    const sources = rows.sort(byFrequency)
      .map(({ name, applications, hired }) => ({ source: name, applications, hired, hireRate: share(hired, applications) }))
    return { groupId, groupText, count: sum(rows.map(({ applications }) => applications)), numbers: { sources } }
  })
}

const REASONED = ['reproved', 'give_up']

const REASONS: ReportKind = {
  name: 'reasons',
  schema: Reasons,
  list: 'reasons',
  find: async (db, asked) => byGroup(await withNames(db, asked, 'reasons', await db.query<WordRow>(countReasons(asked)))).map(rows => {
    const [{ groupId, groupText }] = rows as [Word]
    const reasons = REASONED.flatMap(status => rows.filter(row => row.status === status).sort(byFrequency))
      .map(({ status, id, name, applications }) =>
        ({ status, ...(id === null ? {} : { reasonId: id }), reason: name, count: applications }))
    return { groupId, groupText, count: sum(rows.map(({ applications }) => applications)), numbers: { reasons } }
  })
}

/** All reports, by name. */
export const REPORTS = [FUNNEL, TIME_IN_STEP, TIME_TO_HIRE, SOURCES, REASONS] as const

/** The tables that have the names of groups. */
const NAMED = { job: 'jobs', department: 'departments', branch: 'branches', source: 'sources' } as const
type NamedTable = typeof NAMED[keyof typeof NAMED] | 'reasons'

async function findNames (
  db: Queryable, companyId: number, table: NamedTable, ids: Array<number | null>
): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter(id => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await db.query<{ id: number, name: string }>(sql`
    select id, name from ${raw(table)} where company_id = ${companyId} and id = any(${known}::bigint[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * Finds the numbers of a report, in a transaction of its own.
 * @throws ApiError BAD_ARGUMENT for more groups than an answer may have
 */
export async function findReport (db: Queryable, companyId: number, kind: ReportKind, question: ReportQuestion): Promise<Report> {
  const { from = null, to = null, groupBy = null } = question
  const { timeZone: zone } = await findSettings(db, companyId)
  // Without statistics PostgreSQL expects a few rows of a company, and for each would look for others again, a million times.
  if (question.jobId === undefined) await db.query(sql`select set_config('enable_nestloop', 'off', true)`)
  const rows = await kind.find(db, { companyId, zone, question })
  if (rows.length > MAX_GROUPS) {
    const message = `groupBy: there are more than ${MAX_GROUPS} groups; narrow the report by jobId, departmentId, branchId, from or to`
    throw new ApiError('BAD_ARGUMENT', { target: 'groupBy', message })
  }
  const names = groupBy === null || groupBy === 'month'
    ? new Map<number, string>()
    : await findNames(db, companyId, NAMED[groupBy], rows.map(({ groupId }) => groupId))
  const results = rows.map(({ groupId, groupText, count, numbers }): Numbers & { id: number } =>
    ({ id: groupId ?? 0, group: toGroup(groupBy, groupId, groupText, names), count, ...numbers }))
  results.sort((a, b) => byName(a.group, b.group) || a.id - b.id)
  return { from, to, groupBy, results: results.map(({ id, ...numbers }) => numbers), total: sum(rows.map(({ count }) => count)) }
}

function toGroup (by: GroupBy | null, id: number | null, text: string | null, names: ReadonlyMap<number, string>): Group {
  if (by === null || by === 'month') return text
  return id === null ? { name: text } : { id, name: names.get(id) ?? null }
}

/** Sorts groups by name, those without one last. */
function byName (a: Group, b: Group): number {
  const [one, other] = [a, b].map(group => typeof group === 'string' ? group : group?.name ?? null) as [string | null, string | null]
  return one === null || other === null ? Number(one === null) - Number(other === null) : compare(one, other)
}
