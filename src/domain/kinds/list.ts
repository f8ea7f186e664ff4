import { COMMENTS } from '../applications/comments.js'
import { APPLICATIONS } from '../applications/listing.js'
import { TAGS } from '../applications/tags.js'
import { VISITS } from '../applications/visits.js'
import { ATTACHMENTS } from '../attachments/queries.js'
import { MERGES } from '../candidates/merges.js'
import { CANDIDATES } from '../candidates/queries.js'
import { CUSTOM_FIELD } from '../custom-fields/definitions.js'
import { INTERVIEWS } from '../interviews/queries.js'
import { JOBS } from '../jobs/queries.js'
import { MESSAGE_TEMPLATE } from '../message-templates/templates.js'
import { MESSAGES } from '../messages/queries.js'
import { OFFERS } from '../offers/queries.js'
import { OPENINGS } from '../openings/queries.js'
import { BRANCH } from '../organization/branches.js'
import { DEPARTMENT } from '../organization/departments.js'
import { ROLE } from '../organization/roles.js'
import { USER } from '../organization/users.js'
import { REASON } from '../reasons/reasons.js'
import { SCORECARD_TEMPLATE } from '../scorecard-templates/templates.js'
import { SCORECARDS } from '../scorecards/queries.js'
import { SOURCE } from '../sources/sources.js'
import { STEPS } from '../steps/queries.js'
import { TEAM } from '../team/team.js'

/** Every kind of object, in the order of the documents. A new kind adds its line here. */
export const LIST = [
  JOBS,
  STEPS,
  TEAM,
  OPENINGS,
  APPLICATIONS,
  INTERVIEWS,
  SCORECARDS,
  OFFERS,
  MESSAGES,
  VISITS,
  COMMENTS,
  TAGS,
  CANDIDATES,
  ATTACHMENTS,
  DEPARTMENT,
  ROLE,
  BRANCH,
  USER,
  REASON,
  SOURCE,
  SCORECARD_TEMPLATE,
  MESSAGE_TEMPLATE,
  CUSTOM_FIELD,
  MERGES
] as const
