import sql, { raw } from 'sql-template-tag'
import type { Transaction } from '../database/port.js'
import type { CustomEntity } from '../domain/shared/custom-values.js'
import { addCustomFields, giveValues } from '../seed/custom-fields.js'

// What a few objects of the sandbox have in fields of their own. The examples of the reference name them.

/** By the number of the object; -1 is the last. Nothing has a `former_id`: the example of the deletion takes that field. */
const VALUES: Record<CustomEntity, Record<number, Record<string, unknown>>> = {
  job: Object.fromEntries([1, 2, 3, 4, 5].map(number => [number, { cost_center: String(4710 + number) }])),
  candidate: {
    1: { notice_period: 0 },
    2: { notice_period: 30 },
    3: { notice_period: 60 },
    133: { notice_period: 30, bonus: { amount: 5000, currency: 'BRL' } }
  },
  application: { 1: { referral: 'friend' }, 2: { referral: 'fair' }, 3: { referral: 'friend' }, 697: { referral: 'friend' } },
  offer: { 1: { probation_months: 3 }, 2: { probation_months: 6 }, [-1]: { probation_months: 6 } }
}

/** Adds the fields and values. */
export async function addSampleFields (tx: Transaction, companyId: number): Promise<void> {
  await addCustomFields(tx, companyId)
  for (const [entity, samples] of Object.entries(VALUES)) {
    const ids = await tx.query<{ id: number }>(sql`select id from ${raw(`${entity}s`)} where company_id = ${companyId} order by id`)
    const valuesOf = new Map(Object.entries(samples).map(([number, values]) =>
      [ids.at(Number(number) < 0 ? Number(number) : Number(number) - 1)?.id, values]))
    await giveValues(tx, companyId, entity as CustomEntity, ids.map(({ id }) => ({ id, values: valuesOf.get(id) ?? {} })))
  }
}
