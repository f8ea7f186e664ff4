import sql from 'sql-template-tag'
import type { Settings } from './schema.js'

type Retention = Pick<Settings, 'country' | 'retentionDays' | 'retentionDaysByCountry'>

/** When what makes people due earlier begins to hold. */
export const IN_A_DAY = sql`statement_timestamp() + interval '24 hours'`

/** The days for which a company keeps people of this country; of none, without those that are named. */
export function daysIn ({ retentionDays, retentionDaysByCountry }: Retention, country: string | null): number {
  return (country === null ? undefined : retentionDaysByCountry[country]) ?? retentionDays ?? Infinity
}

/** Whether people may be due earlier where one country takes the place of another. */
export function mayShorten (settings: Retention, before: string | null, after: string | null): boolean {
  return daysIn(settings, after) < daysIn(settings, before)
}
