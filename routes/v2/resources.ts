import type { TProperties, TSchema } from '@sinclair/typebox'
import { Type } from '@sinclair/typebox'
import { COMMENTS } from '../../src/domain/applications/comments.js'
import { APPLICATIONS } from '../../src/domain/applications/queries.js'
import { Application, ApplicationStatus } from '../../src/domain/applications/schema.js'
import { TAGS } from '../../src/domain/applications/tags.js'
import { CANDIDATES } from '../../src/domain/candidates/queries.js'
import { JOBS } from '../../src/domain/jobs/queries.js'
import { Job, LONG_TEXTS } from '../../src/domain/jobs/schema.js'
import { ENTITIES } from '../../src/domain/organization/entities.js'
import { resourceOf } from '../../src/domain/organization/queries.js'
import { gatesOf } from '../../src/domain/shared/classification.js'
import type { Filter, Related, Resource } from '../../src/domain/shared/resource.js'
import type { Scope } from '../../src/domain/shared/scopes.js'
import { STEPS } from '../../src/domain/steps/queries.js'
import { Step, StepCategory } from '../../src/domain/steps/schema.js'
import { ActiveFilter, IdsParameter, ListParameter, TextFilter } from '../../src/http/parameters.js'
import { CreatedRange, HiredRange, UpdatedRange } from '../../src/http/time-ranges.js'
import { Id, StringEnum } from '../../src/schema.js'
import { JobFilters } from '../shared/job-filters.js'

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
  /** What some of them need besides, as they tell what the reader of the list alone does not see. */
  filterScopes?: Readonly<Record<string, Scope>>
  /** Fields that lists leave out unless they are asked for. */
  omitted?: readonly string[]
}

const code = TextFilter('Your own key, whole.')
const email = TextFilter('Whole e-mail address. Case does not matter.')
const userFilters = { email, departmentId: ListParameter(Id, 'Ids of departments.') }
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
    identificationDocument: TextFilter('Number of the document; only letters and digits count. Needs the scope `candidates:sensitive`.'),
    phone: Type.Optional(Type.String({
      maxLength: 50,
      pattern: '[0-9]',
      'x-rule': 'must contain a digit',
      description: 'Whole mobile or other phone number; only digits count.'
    })),
    city: TextFilter('Whole name of the city. Case and accents do not matter.'),
    skill: TextFilter('One of the skills, whole. Case matters.')
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
    filters: filtersOf(JOBS, 'jobs', { code, ...JobFilters }),
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
      status: ListParameter(ApplicationStatus),
      source: TextFilter('Whole source. Case matters.'),
      tag: TextFilter('Whole name of a tag on the application. Case matters.'),
      currentStepId: ListParameter(Step.properties.id, 'Ids of current steps.'),
      stepCategory: ListParameter(StepCategory),
      candidateEmail: TextFilter('Whole e-mail address of the candidate. Case does not matter. Needs the scope `candidates:read`.'),
      departmentId: ListParameter(Id, 'Ids of departments of the job. Needs the scope `jobs:read`.'),
      ...CreatedRange,
      ...HiredRange
    }),
    filterScopes: { candidateEmail: 'candidates:read', departmentId: 'jobs:read' }
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
    const { name: noun, table: plural, scopes } = entity
    const resource = resourceOf(entity)
    return {
      ...resource,
      noun,
      plural,
      scope: scopes.read,
      tag: plural === 'users' ? 'users' : 'organization',
      filters: filtersOf(resource, plural, { code, active: ActiveFilter, ...(plural === 'users' ? userFilters : {}) })
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
  { schema, related = {}, filterScopes = {} }: ApiResource, request: { query: Filter, requireScope: (scope: Scope) => void }
): string[] {
  const names: string[] = request.query.expand ?? []
  const gates = gatesOf(schema).filter(({ field }) => field in request.query).map(({ scope }) => scope)
  const ofFilters = Object.entries(filterScopes).filter(([name]) => name in request.query).map(([, scope]) => scope)
  for (const scope of [...gates, ...ofFilters, ...names.map(name => (related[name] as Related).scope)]) {
    if (scope !== undefined) request.requireScope(scope)
  }
  return names
}
