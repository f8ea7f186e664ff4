import type { TSchema } from '@sinclair/typebox'
import type { Kind } from '../../src/domain/engine/kind.js'
import { MESSAGE_TEMPLATE } from '../../src/domain/message-templates/templates.js'
import { BRANCH } from '../../src/domain/organization/branches.js'
import { DEPARTMENT } from '../../src/domain/organization/departments.js'
import { ROLE } from '../../src/domain/organization/roles.js'
import { USER } from '../../src/domain/organization/users.js'
import { REASON, ReasonUse } from '../../src/domain/reasons/reasons.js'
import { SCORECARD_TEMPLATE } from '../../src/domain/scorecard-templates/templates.js'
import { SOURCE } from '../../src/domain/sources/sources.js'
import { ActiveFilter, ArchivedFilter, CodeFilter, EmailFilter, Ids, ListOf } from '../../src/http/parameters.js'

/** A kind whose routes are the same as those of others, but for names and filters. */
export interface Catalogue { kind: Kind, filters: Readonly<Record<string, TSchema>> }

/** A catalogue with the parameter of each filter that it has besides the name. */
export function catalogue<F extends Kind['filters']> (
  kind: Kind & { filters: F }, filters: { readonly [Name in Exclude<keyof F, 'name'>]: TSchema }
): Catalogue {
  return { kind, filters }
}

/** The catalogues, in both versions. */
export const CATALOGUES: readonly Catalogue[] = [
  catalogue(DEPARTMENT, { code: CodeFilter, active: ActiveFilter }),
  catalogue(ROLE, { code: CodeFilter, active: ActiveFilter }),
  catalogue(BRANCH, { code: CodeFilter, active: ActiveFilter }),
  catalogue(USER, { code: CodeFilter, active: ActiveFilter, email: EmailFilter, departmentId: Ids('departments') }),
  catalogue(REASON, { code: CodeFilter, archived: ArchivedFilter, appliesTo: ListOf(ReasonUse) }),
  catalogue(SOURCE, { code: CodeFilter, archived: ArchivedFilter }),
  catalogue(SCORECARD_TEMPLATE, { code: CodeFilter, archived: ArchivedFilter }),
  catalogue(MESSAGE_TEMPLATE, { code: CodeFilter, archived: ArchivedFilter })
]
