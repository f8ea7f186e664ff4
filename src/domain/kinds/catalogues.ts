import type { Kind } from '../engine/kind.js'
import { BRANCH } from '../organization/branches.js'
import { DEPARTMENT } from '../organization/departments.js'
import { ROLE } from '../organization/roles.js'
import { USER } from '../organization/users.js'
import { REASON } from '../reasons/reasons.js'
import { SOURCE } from '../sources/sources.js'

/** The kinds that follow entirely from their description: a new kind adds its line here. */
export const CATALOGUES = [
  DEPARTMENT,
  ROLE,
  BRANCH,
  USER,
  REASON,
  SOURCE
] as const

export const catalogues = CATALOGUES as readonly unknown[] as readonly Kind[]
