import { DAY, day } from '../data/calendar.js'
import { Random } from '../data/random.js'
import type { Batch } from './batch.js'
import { addCustomValues } from './custom-values.js'
import type { Plan } from './plan.js'
import { TABLES } from './tables.js'

const CONTRACTS = ['permanent', 'permanent', 'fixed term']

/** The columns of an application with its hire. */
export const NO_HIRING = {
  hiring_start_date: null,
  hiring_contract_type: null,
  hiring_salary_amount: null,
  hiring_salary_currency: null,
  hiring_salary_period: null,
  hiring_offer_id: null,
  hiring_opening_id: null
}

/**
 * The offer that the hired person of this application accepted: most of them had one.
 * @returns what the hire takes over from it
 */
export function addAcceptedOffer (
  batch: Batch, plan: Plan, index: number, createdAt: number, hiredAt: number
): typeof NO_HIRING {
  const { size, first } = plan
  const random = new Random(size.seed, 'offer', index)
  if (random.chance(0.3)) return NO_HIRING
  const id = first.offers + index
  const madeAt = Math.max(createdAt, hiredAt - random.between(1, 6) * DAY)
  const terms = {
    start_date: day(hiredAt + random.between(10, 60) * DAY),
    contract_type: random.pick(CONTRACTS),
    salary_amount: random.between(30, 120) * 100,
    salary_currency: 'EUR',
    salary_period: 'month'
  }
  batch.add(TABLES.offers, {
    id,
    application_id: first.applications + index,
    status: 'accepted',
    ...terms,
    sent_at: madeAt,
    ended_at: hiredAt,
    custom_fields: addCustomValues(batch, plan, 'offer', index),
    created_at: madeAt,
    updated_at: hiredAt
  })
  const taken = Object.fromEntries(Object.entries(terms).map(([column, value]) => [`hiring_${column}`, value]))
  return { ...taken, hiring_offer_id: id } as unknown as typeof NO_HIRING
}
