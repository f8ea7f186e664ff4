import { COMMENTS } from '../applications/comments.js'
import { APPLICATIONS } from '../applications/listing.js'
import { TAGS } from '../applications/tags.js'
import { VISITS } from '../applications/visits.js'
import { ATTACHMENTS } from '../attachments/queries.js'
import { CANDIDATES } from '../candidates/queries.js'
import { CUSTOM_FIELD } from '../custom-fields/definitions.js'
import { countOfUser } from '../custom-fields/lookups.js'
import { tellReferred } from '../engine/describe.js'
import { JOBS } from '../jobs/queries.js'
import { OFFERS } from '../offers/queries.js'
import { OPENINGS } from '../openings/queries.js'
import { USER } from '../organization/users.js'
import type { Resource } from '../shared/resource.js'
import { STEPS } from '../steps/queries.js'
import { TEAM } from '../team/team.js'
import { catalogues } from './catalogues.js'

/** Kinds of objects whose lists version 2 pages through in the same way. */
export const WALKED: readonly Resource[] = [
  JOBS, STEPS, TEAM, OPENINGS, APPLICATIONS, OFFERS, VISITS, COMMENTS, TAGS, ATTACHMENTS, ...catalogues, CUSTOM_FIELD
]

/** Every kind of object that is read and exported. Candidates have a list of their own, which searches them, too. */
export const KINDS: readonly Resource[] = [...WALKED, CANDIDATES]

for (const each of KINDS) tellReferred(each)
USER.referrers.push({ noun: 'custom field value', table: 'custom_field_values', columns: [], count: countOfUser })
