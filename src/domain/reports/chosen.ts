import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { beginningOf, oneOf } from '../shared/sql.js'
import { MAX_GROUPS, type GroupBy, type ReportQuestion } from './schema.js'

// The applications that a report is about, each with its group, as queries of WITH: `chosen` has group_id and group_text.

/** A question, and where and when its answer is looked for. */
export interface Asked { companyId: number, zone: string, question: ReportQuestion }

/** What tells the group of a row. */
export interface Grouped { groupId: number | null, groupText: string | null }

interface Choice {
  /** The time by which applications are in the report. */
  time: 'created_at' | 'hired_at'
  /** What the report needs of `a`, the applications, besides their ids, by name. */
  columns?: Record<string, Sql>
  where?: Sql
}

/** The applications of a report, named `chosen`, for the beginning of its statement. */
export function chosenBy ({ companyId, zone, question }: Asked, { time, columns = {}, where = empty }: Choice): Sql {
  const { jobId, departmentId, branchId, from, to, groupBy } = question
  const at = raw(`a.${time}`)
  const beginning = (day: string) => beginningOf(sql`${day}::date`, sql`${zone}::text`)
  // A join with all jobs costs more than finding those of a department first.
  const ofJobs = [oneOf(sql`department_id`, departmentId), oneOf(sql`branch_id`, branchId)].filter(condition => condition !== undefined)
  const conditions = [
    oneOf(sql`a.job_id`, jobId),
    ofJobs.length === 0
      ? undefined
      : sql`a.job_id = any(array(select id from jobs where company_id = ${companyId} and ${join(ofJobs, ' and ')}))`,
    from === undefined ? undefined : sql`${at} >= ${beginning(from)}`,
    to === undefined ? undefined : sql`${at} < ${beginning(to)}`
  ].flatMap(condition => condition === undefined ? [] : [sql` and ${condition}`])
  const { id, text } = groupOf(groupBy, sql`to_char(${at} at time zone ${zone}::text, 'YYYY-MM')`)
  const showsJobs = groupBy === 'department' || groupBy === 'branch'
  const applications = sql`
    select a.id, ${id} as group_id, ${text} as group_text
    ${join([empty, ...Object.entries(columns).map(([name, column]) => sql`${column} as ${raw(name)}`)], ', ')}
    ${groupBy === 'source' ? sql`, a.created_at as group_since` : empty}
    from applications a ${showsJobs ? sql`left join jobs j on j.company_id = ${companyId} and j.id = a.job_id` : empty}
    where a.company_id = ${companyId} ${where} ${join([empty, ...conditions], ' ')}`
  if (groupBy !== 'source') return sql`chosen as (${applications})`
  const names = raw(['id', 'group_id', ...Object.keys(columns)].map(name => `w.${name}`).join(', '))
  return sql`
    written as (${applications}),
    spelled as (${spellings('written', { text: sql`group_text`, since: sql`group_since` })}),
    chosen as (
      select ${names}, s.spelling as group_text
      from written w left join spelled s on s.text = w.group_text)`
}

/** The columns that tell the group of an application: an id, or a text. */
function groupOf (groupBy: GroupBy | undefined, month: Sql): { id: Sql, text: Sql } {
  const none = { id: sql`null::bigint`, text: sql`null::text` }
  if (groupBy === 'job') return { ...none, id: sql`a.job_id` }
  if (groupBy === 'department') return { ...none, id: sql`j.department_id` }
  if (groupBy === 'branch') return { ...none, id: sql`j.branch_id` }
  if (groupBy === 'month') return { ...none, text: month }
  return groupBy === 'source' ? { id: sql`a.source_id`, text: freeSource } : none
}

/** A source that is not one of the catalog. */
export const freeSource = sql`case when a.source_id is null then a.source end`

/**
 * The texts in a column of a query, each with the spelling that was written first of those that differ in case alone. Of two written at the
 * same time, the one that sorts first counts.
 */
export function spellings (from: string, { text, since }: { text: Sql, since: Sql }): Sql {
  return sql`
    select text, first_value(text) over (partition by lower(text collate "default") order by since, text) as spelling
    from (select ${text} as text, min(${since}) as since from ${raw(from)} where ${text} is not null group by ${text}) texts`
}

/** The rows of the first groups: one more than an answer may have, which tells that there are too many. */
export function inGroups (rows: Sql): Sql {
  return sql`
    select * from (select r.*, dense_rank() over (order by group_id, group_text) as nth from (${rows}) r) numbered
    where nth <= ${MAX_GROUPS + 1}`
}
