import type { CustomEntity } from '../domain/shared/custom-values.js'
import type { ValuesOf } from '../seed/data/custom-fields.js'

/**
 * What a few objects of the sandbox have in fields of their own, by the number of the object; an offer has that of its application. The
 * examples of the reference name them. Nothing has a `former_id`: the example of the deletion takes that field.
 */
const VALUES: Record<CustomEntity, Record<number, Record<string, unknown>>> = {
  job: Object.fromEntries([1, 2, 3, 4, 5].map(number => [number, { cost_center: String(4710 + number) }])),
  candidate: {
    1: { notice_period: 0 },
    2: { notice_period: 30 },
    3: { notice_period: 60 },
    133: { notice_period: 30, bonus: { amount: 5000, currency: 'BRL' } }
  },
  application: { 1: { referral: 'friend' }, 2: { referral: 'fair' }, 3: { referral: 'friend' }, 697: { referral: 'friend' } },
  offer: { 112: { probation_months: 3 }, 303: { probation_months: 6 } }
}

export const sampleValues: ValuesOf = (entity, n) => VALUES[entity][n + 1] ?? {}
