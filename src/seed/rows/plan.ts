import { StartError } from '../../database/failures.js'
import { DEFAULT_STEPS } from '../../domain/steps/schema.js'
import { wasPublished } from '../data/job-values.js'
import type { ValuesOf } from '../data/custom-fields.js'
import { makeNames, type Names } from '../data/names.js'
import { BRANCHES, DEPARTMENTS, ROLES, TAGS, USERS } from '../data/organization.js'
import { Pairing } from './pairing.js'
import { countSamples } from './samples.js'

/** How much to generate, and with which seed. */
export interface SeedSize { jobs: number, candidates: number, applications: number, seed: number }

/** Every job has this many steps, so an application visits at most this many. */
export const STEPS = DEFAULT_STEPS.length

/** Every job has this many interviewers. */
export const TEAM_SIZE = 2

/** A job with openings has at most this many: each open one has its id by its job, each filled one by its application. */
export const OPENINGS = 5

/** How many ids each table needs. */
export function countIds (size: SeedSize) {
  return {
    departments: DEPARTMENTS.length,
    roles: ROLES.length,
    branches: BRANCHES.length,
    users: USERS,
    tags: TAGS.length,
    jobs: size.jobs,
    steps: size.jobs * STEPS,
    team_members: size.jobs * TEAM_SIZE,
    offers: size.applications,
    interviews: size.applications,
    scorecards: size.applications * TEAM_SIZE,
    openings: size.jobs * OPENINGS + size.applications,
    candidates: size.candidates,
    applications: size.applications,
    application_steps: size.applications * STEPS,
    ...countSamples()
  }
}

/** The first id of each table's range: the n-th row has `first + n`, so rows refer to each other without being read. */
export type FirstIds = Record<keyof ReturnType<typeof countIds>, number>

/** Everything that a row is computed from, beside its index. */
export interface Plan {
  size: SeedSize
  first: FirstIds
  pairing: Pairing
  names: Names
  /** Values of custom fields; undefined in a company without any. */
  valuesOf?: ValuesOf
}

/** @throws StartError when a number is not a count, or the applications cannot all have a different pair of candidate and job */
export function checkSize (size: SeedSize): void {
  for (const [name, value] of Object.entries(size)) {
    if (!Number.isSafeInteger(value) || value < 0) throw new StartError(`${name} must be a whole number from 0 on`)
  }
  const { capacity } = makePairing(size)
  if (size.applications > capacity) {
    const given = `${size.jobs} jobs and ${size.candidates} candidates`
    throw new StartError(`${size.applications} applications are too many: for ${given} at most ${capacity} can be made`)
  }
}

export async function makePlan (size: SeedSize, first: FirstIds, valuesOf?: ValuesOf): Promise<Plan> {
  return { size, first, pairing: makePairing(size), names: await makeNames(size.seed), valuesOf }
}

function makePairing (size: SeedSize): Pairing {
  return new Pairing(size, Array.from({ length: size.jobs }, (_, job) => job).filter(wasPublished))
}
