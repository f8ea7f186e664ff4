import { COMMENTS } from '../applications/comments.js'
import { APPLICATIONS } from '../applications/listing.js'
import { TAGS } from '../applications/tags.js'
import { VISITS } from '../applications/visits.js'
import { CANDIDATES } from '../candidates/queries.js'
import { tellReferred } from '../engine/describe.js'
import { JOBS } from '../jobs/queries.js'
import type { Resource } from '../shared/resource.js'
import { STEPS } from '../steps/queries.js'
import { catalogues } from './catalogues.js'

/** Kinds of objects whose lists version 2 pages through in the same way. */
export const WALKED: readonly Resource[] = [JOBS, STEPS, APPLICATIONS, VISITS, COMMENTS, TAGS, ...catalogues]

/** Every kind of object that is read and exported. Candidates have a list of their own, which searches them, too. */
export const KINDS: readonly Resource[] = [...WALKED, CANDIDATES]

for (const each of KINDS) tellReferred(each)
