import type { Static } from '@sinclair/typebox'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { StepCategory } from '../steps/schema.js'
import { chosenBy, type Asked, type Grouped } from './chosen.js'
import { MAX_GROUPS } from './schema.js'

// Applications by the steps that they visited, and how long they stayed there.

type Category = Static<typeof StepCategory>
export const CATEGORIES = StepCategory.enum as Category[]
const bitOf = (category: Category) => raw(String(1 << CATEGORIES.indexOf(category)))

/** A group, with how many applications entered each category. */
export type FunnelRow = Grouped & Record<Category | 'count' | 'inProcess' | 'hired' | 'reproved' | 'withdrawn', number>

/** The statement that counts applications by status, and by the categories of the steps that each visited, whose bits it adds up. */
export function countFunnel (asked: Asked): Sql {
  const { companyId } = asked
  const bit = sql`case category ${join(CATEGORIES.map(category => sql`when ${category} then ${bitOf(category)}`), ' ')} end`
  return sql`
    with ${chosenBy(asked, { time: 'created_at', columns: { status: sql`a.status` } })}
    select group_id as "groupId", group_text as "groupText", count(*) as count,
      count(*) filter (where status = 'in_process') as "inProcess", count(*) filter (where status = 'hired') as hired,
      count(*) filter (where status = 'reproved') as reproved, count(*) filter (where status = 'give_up') as withdrawn,
      ${join(CATEGORIES.map(name => sql`count(*) filter (where visited & ${bitOf(name)} <> 0) as ${raw(name)}`))}
    from (
      select c.id, c.status, c.group_id, c.group_text, bit_or(p.bit) as visited
      from chosen c
        left join application_steps v on v.company_id = ${companyId} and v.application_id = c.id
        left join (select id, ${bit} as bit from steps where company_id = ${companyId}) p on p.id = v.step_id
      group by c.id, c.status, c.group_id, c.group_text) applications
    group by group_id, group_text order by group_id, group_text limit ${MAX_GROUPS + 1}`
}

/** Milliseconds: the median, and what nine of ten do not exceed. */
export type Times = [median: number, p90: number]

const percentiles = (ms: Sql) => sql`percentile_cont(array[0.5, 0.9]) within group (order by ${ms})`
const msBetween = (from: Sql, to: Sql) => sql`round(date_part('epoch', ${to} - ${from}) * 1000)`

/** A group, with the number of visits of each category, and their times where there are any. */
export type VisitsRow = Grouped & Record<Category, number> & Record<`${Category}Times`, Times | null>

/**
 * The statement that measures the visits that have ended. Categories are columns: rows that are not grouped need not be sorted. Each visit
 * has a step; the left join keeps PostgreSQL from looking for the visits of each step.
 */
export function measureVisits (asked: Asked): Sql {
  const { companyId } = asked
  return sql`
    with ${chosenBy(asked, { time: 'created_at' })}
    select group_id as "groupId", group_text as "groupText",
      ${join(CATEGORIES.map(name => sql`
        count(*) filter (where category = ${name}) as ${raw(name)},
        ${percentiles(sql`ms`)} filter (where category = ${name}) as ${raw(`"${name}Times"`)}`))}
    from (
      select c.group_id, c.group_text, p.category, ${msBetween(sql`v.started_at`, sql`v.ended_at`)} as ms
      from chosen c
        join application_steps v on v.company_id = ${companyId} and v.application_id = c.id
        left join steps p on p.company_id = ${companyId} and p.id = v.step_id
      where v.ended_at is not null) visits
    group by group_id, group_text order by group_id, group_text limit ${MAX_GROUPS + 1}`
}

/** The hires of a group. */
export interface HireRow extends Grouped { hires: number, times: Times }

/** The statement that measures hires. One that was undone has no time any more. */
export function measureHires (asked: Asked): Sql {
  const columns = { created_at: sql`a.created_at`, hired_at: sql`a.hired_at` }
  return sql`
    with ${chosenBy(asked, { time: 'hired_at', columns, where: sql`and a.hired_at is not null` })}
    select group_id as "groupId", group_text as "groupText", count(*) as hires,
      ${percentiles(msBetween(sql`created_at`, sql`hired_at`))} as times
    from chosen group by group_id, group_text order by group_id, group_text limit ${MAX_GROUPS + 1}`
}
