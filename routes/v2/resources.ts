import type { TProperties, TSchema } from '@sinclair/typebox'
import { Type } from '@sinclair/typebox'
import { COMMENTS } from '../../src/domain/applications/comments.js'
import { APPLICATIONS } from '../../src/domain/applications/queries.js'
import { Application, ApplicationStatus } from '../../src/domain/applications/schema.js'
import { TAGS } from '../../src/domain/applications/tags.js'
import { CANDIDATES } from '../../src/domain/candidates/queries.js'
import { JOBS } from '../../src/domain/jobs/queries.js'
import { Job, JobStatus, LONG_TEXTS } from '../../src/domain/jobs/schema.js'
import { ENTITIES } from '../../src/domain/organization/entities.js'
import { resourceOf } from '../../src/domain/organization/queries.js'
import { gatesOf } from '../../src/domain/shared/classification.js'
import type { Filter, Related, Resource } from '../../src/domain/shared/resource.js'
import type { Scope } from '../../src/domain/shared/scopes.js'
import { STEPS } from '../../src/domain/steps/queries.js'
import { IdsParameter, ListParameter, TextFilter } from '../../src/http/parameters.js'
import { UpdatedRange } from '../../src/http/time-ranges.js'
import { Id, StringEnum } from '../../src/schema.js'

/** A kind of object in this version: its list, single objects and its export are made of this. */
export interface ApiResource extends Resource {
  /** One and several of them in words; the latter is the path, too. */
  noun: string
  plural: string
  scope: Scope
  /** Group of its operations. */
  tag: string
  /** Query parameters of the list and the export. */
  filters: TProperties
  /** Fields that lists leave out unless they are asked for. */
  omitted?: readonly string[]
}

const code = TextFilter('Your own key, whole.')
const email = TextFilter('Whole e-mail address. Case does not matter.')
const filtersOf = (resource: Resource, objects: string, own: TProperties = {}): TProperties => ({
  id: IdsParameter(resource.schema.properties.id as TSchema, objects), ...own, ...UpdatedRange
})

export const CANDIDATE: ApiResource = {
  ...CANDIDATES,
  noun: 'candidate',
  plural: 'candidates',
  scope: 'candidates:read',
  tag: 'candidates',
  filters: filtersOf(CANDIDATES, 'candidates', {
    email,
    identificationDocument: TextFilter('Number of the document; only letters and digits count. Needs the scope `candidates:sensitive`.')
  })
}

/** What is listed, shown and exported in the same way. */
export const RESOURCES: readonly ApiResource[] = [
  {
    ...JOBS,
    noun: 'job',
    plural: 'jobs',
    scope: 'jobs:read',
    tag: 'jobs',
    filters: filtersOf(JOBS, 'jobs', { code, status: ListParameter(JobStatus) }),
    omitted: LONG_TEXTS
  },
  {
    ...STEPS,
    noun: 'step',
    plural: 'steps',
    scope: 'jobs:read',
    tag: 'steps',
    filters: filtersOf(STEPS, 'steps', { jobId: ListParameter(Job.properties.id, 'Ids of jobs.') })
  },
  {
    ...APPLICATIONS,
    noun: 'application',
    plural: 'applications',
    scope: 'applications:read',
    tag: 'applications',
    filters: filtersOf(APPLICATIONS, 'applications', {
      jobId: ListParameter(Id, 'Ids of jobs.'),
      candidateId: ListParameter(Id, 'Ids of candidates.'),
      status: ListParameter(ApplicationStatus)
    })
  },
  {
    ...COMMENTS,
    noun: 'comment',
    plural: 'comments',
    scope: 'applications:read',
    tag: 'applications',
    filters: filtersOf(COMMENTS, 'comments', { applicationId: ListParameter(Application.properties.id, 'Ids of applications.') })
  },
  {
    ...TAGS,
    noun: 'tag',
    plural: 'tags',
    scope: 'applications:read',
    tag: 'applications',
    filters: filtersOf(TAGS, 'tags', { name: TextFilter('Whole name of the tag.') })
  },
  ...ENTITIES.map((entity): ApiResource => {
    const { name: noun, table: plural, scopes, schema } = entity
    const resource = resourceOf(entity)
    return {
      ...resource,
      noun,
      plural,
      scope: scopes.read,
      tag: plural === 'users' ? 'users' : 'organization',
      filters: filtersOf(resource, plural, { code, ...('email' in schema.properties ? { email } : {}) })
    }
  })
]

/** The object with what `expand` adds. */
export function viewOf ({ schema, related = {} }: Resource) {
  const added = Object.entries(related).map(([name, { schema: inner, list }]) =>
    [name, Type.Optional(list === undefined ? inner : Type.Array(inner, { description: list }))])
  return Type.Object({ ...schema.properties, ...Object.fromEntries(added) }, { title: schema.title, description: schema.description })
}

/** The parameter `expand`, where there is something to add. */
export function expandParameter ({ schema: { title }, related }: Resource): TProperties {
  if (related === undefined) return {}
  const scopes = Object.entries(related).flatMap(([name, { scope }]) =>
    scope === undefined ? [] : [` \`${name}\` needs the scope \`${scope}\`.`])
  const Expansion = StringEnum(Object.keys(related), { title: `${title}Expansion`, description: 'Related objects to embed.' })
  return { expand: ListParameter(Expansion, `Whole related objects to add.${scopes.join('')}`) }
}

/**
 * What the request expands.
 * @throws ApiError FORBIDDEN if the token may not read such objects, or the fields of its filters
 */
export function allowedExpansion (
  { schema, related = {} }: Resource, request: { query: Filter, requireScope: (scope: Scope) => void }
): string[] {
  const names: string[] = request.query.expand ?? []
  const gates = gatesOf(schema).filter(({ field }) => field in request.query)
  for (const { scope } of [...gates, ...names.map(name => related[name] as Related)]) {
    if (scope !== undefined) request.requireScope(scope)
  }
  return names
}
