import type { Kind, KindEvents } from '../engine/kind.js'
import { BRANCH } from '../organization/branches.js'
import { DEPARTMENT } from '../organization/departments.js'
import { ROLE } from '../organization/roles.js'
import { USER } from '../organization/users.js'
import { REASON } from '../reasons/reasons.js'
import { SOURCE } from '../sources/sources.js'

/** The kinds of which everything follows from their description: a kind that comes new adds its line here. */
export const CATALOGUES = [
  DEPARTMENT,
  ROLE,
  BRANCH,
  USER,
  REASON,
  SOURCE
] as const

export const catalogues = CATALOGUES as readonly unknown[] as readonly Kind[]

/** The events of these kinds, by name. */
export const CATALOGUE_EVENTS = Object.fromEntries(catalogues.flatMap(({ events }) =>
  Object.values(events).map(event => [event.name, event]))) as KindEvents<(typeof CATALOGUES)[number]['name']>
