import { Type, type TObject } from '@sinclair/typebox'
import sql, { type Sql } from 'sql-template-tag'
import { NO_JSON_ROWS, prepared, type CompanyDatabase, type JsonFields, type JsonRows, type Queryable } from '../../database/port.js'
import { CUSTOM_FIELDS, VALUE_EXAMPLES, type ValuesByKey } from '../shared/custom-values.js'
import type { Identity } from '../shared/identity.js'
import { findJson } from '../shared/resource.js'
import { holdsScope } from '../shared/scopes.js'
import { JOBS } from './queries.js'
import { Job } from './schema.js'

// Jobs as a token sees them that has `jobs:public` and not `jobs:read`: those that are published to everybody, without what is for the
// company alone.

/** The fields of jobs that such a token sees, filters by and sorts by. */
export const PUBLIC_FIELDS = [
  'id', 'code', 'name', 'status', 'type', 'publicationType', 'workplaceType', 'departmentId', 'departmentName', 'roleId', 'roleName',
  'branchId', 'branchName', 'description', 'responsibilities', 'prerequisites', 'additionalInformation', 'city', 'state', 'country',
  'salary', 'applicationDeadline', 'customFields', 'createdAt', 'updatedAt', 'publishedAt'
] as const satisfies ReadonlyArray<keyof Job>

/** Whether it is one of them, or a part of one. */
export const isPublicField = (path: string): boolean => (PUBLIC_FIELDS as readonly string[]).includes(path.split('.')[0] as string)

const shown = Object.entries(Job.properties).filter(([field]) => isPublicField(field))

const PublicJob: TObject = Type.Object({
  ...Object.fromEntries(shown),
  [CUSTOM_FIELDS]: Type.Unsafe<ValuesByKey>({
    type: 'object',
    additionalProperties: true,
    maxProperties: 200,
    description: 'Values of the custom fields with `isPublic`, by key.',
    examples: [VALUE_EXAMPLES.job]
  })
}, { title: 'PublicJob', description: 'A job that is published to everybody.' })

type Listing = typeof JOBS.listing

/** Without others, whatever the filters. */
const listingOf: Listing = (companyId, { status, publicationType, ...others }, fields) => {
  const only = (one: string, asked: string[] = [one]) => asked.filter(each => each === one)
  const filter = { ...others, status: only('published', status), publicationType: only('external', publicationType) }
  const listing = JOBS.listing(companyId, filter, fields)
  const isCustom = fields.some(({ name }) => name === CUSTOM_FIELDS)
  return isCustom ? { ...listing, columns: sql`${listing.columns}, ${publicValues(companyId)} as "customFields"` } : listing
}

const publicValues = (companyId: number): Sql => sql`coalesce((
  select jsonb_object_agg(v.key, v.value) from jsonb_each(j.custom_fields -> 'open') v where v.key in (
    select f.key from custom_fields f where f.company_id = ${companyId} and f.entity = 'job' and f.is_public)), '{}')`

const PUBLIC_JOBS: typeof JOBS = { ...JOBS, schema: PublicJob as typeof Job, listing: listingOf }

/** The jobs that the caller sees. */
export const jobsFor = ({ scopes }: Pick<Identity, 'scopes'>): typeof JOBS => holdsScope(scopes, 'jobs:read') ? JOBS : PUBLIC_JOBS

/** The job, if the caller sees it. */
export async function findJobJson (
  db: CompanyDatabase, kind: typeof JOBS, companyId: number, id: number, fields: JsonFields
): Promise<JsonRows> {
  const found = await findJson(db, kind, companyId, id, fields)
  const isSeen = kind === JOBS || (found.first('status') === 'published' && found.first('publicationType') === 'external')
  return isSeen ? found : NO_JSON_ROWS
}

/** Those of these keys of which the company has a public field of jobs. */
export async function findPublicKeys (db: Queryable, companyId: number, keys: string[]): Promise<string[]> {
  const found = await db.query<{ key: string }>(prepared(sql`
    select key from custom_fields where company_id = ${companyId} and entity = 'job' and is_public and key = any(${keys}::text[])`))
  return found.map(({ key }) => key)
}
