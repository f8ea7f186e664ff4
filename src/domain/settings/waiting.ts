import type { Sql } from 'sql-template-tag'
import type { Change } from '../shared/change.js'
import { IN_A_DAY, mayShorten } from './retention-days.js'
import { findSettings } from './settings.js'

/**
 * The column with the time until which people wait where a country changes, if they may be due earlier by that: so they may where there is
 * none, and another object has it.
 */
export async function waitingColumn (
  { tx, companyId }: Change, findCountries: () => Promise<{ before: string | null, after: string | null }>
): Promise<{ retention_waits_until?: Sql }> {
  const settings = await findSettings(tx, companyId)
  if (Object.keys(settings.retentionDaysByCountry).length === 0) return {}
  const { before, after } = await findCountries()
  const isShorter = before === null || after === null || mayShorten(settings, before, after)
  return isShorter ? { retention_waits_until: IN_A_DAY } : {}
}
