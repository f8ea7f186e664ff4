import { Type } from '@sinclair/typebox'
import sql, { raw } from 'sql-template-tag'
import { prepared, type Transaction } from '../../database/port.js'
import { notFound } from '../../errors.js'
import { CreatedAt, Described, Id, Timestamp } from '../../schema.js'
import { checkNotAnonymized } from '../candidates/queries.js'
import type { Change } from '../shared/change.js'
import type { FiltersFor } from '../shared/filters.js'
import { TextFilter } from '../shared/parameters.js'
import type { Resource } from '../shared/resource.js'
import { single } from '../shared/listing.js'
import { nextVersion, within, type TimeRange } from '../shared/sql.js'
import { record } from './changes.js'
import { findJobApplication, lockJobApplication, type VersionedEmbeddedApplication } from './queries.js'
import { TagName } from './schema.js'

/** A tag that the company uses, or has used. */
export const Tag = Type.Object({
  id: Described(Id, 'Id of the tag.'),
  name: TagName,
  createdAt: CreatedAt,
  updatedAt: Described(Timestamp, 'When the tag was created: tags do not change.')
}, { title: 'Tag', description: 'A label that the company puts on applications.' })

export interface TagFilter extends TimeRange<'updatedAt'> { id?: number[], name?: string }

export const TAGS: Resource = {
  name: 'tag',
  plural: 'tags',
  group: 'applications',
  scopes: { read: 'applications:read' },
  filters: { name: { parameter: TextFilter('Name of the tag; exact match.') } } satisfies FiltersFor<TagFilter>,
  times: ['updatedAt'],
  schema: Tag,
  listing: (companyId, filter: TagFilter) => ({
    columns: raw('t.id, t.name, 1 as version, t.created_at as "createdAt", t.updated_at as "updatedAt"'),
    table: 'tags',
    alias: 't',
    companyId,
    lookups: [
      { column: 'id', type: 'bigint', values: filter.id, isFew: true },
      { column: 'name', type: 'text', values: single(filter.name), isFew: true }
    ],
    where: within('t', filter)
  })
}

/** Adds a tag to an application; creates the tag if it is new. @returns whether the application lacked it */
export async function addTag (change: Change, jobId: number, applicationId: number, name: string): Promise<boolean> {
  const { tx, companyId } = change
  await checkNotAnonymized(tx, companyId, await lock(change, jobId, applicationId), ['name'])
  await tx.send(prepared(sql`insert into tags (company_id, name) values (${companyId}, ${name}) on conflict do nothing`))
  const added = await tx.query(prepared(sql`
    insert into application_tags (company_id, application_id, name) values (${companyId}, ${applicationId}, ${name})
    on conflict do nothing returning 1`))
  if (added.length === 0) return false
  await finish(change, jobId, applicationId, 'application.tagged', name)
  return true
}

/** @throws ApiError NOT_FOUND when the application does not have the tag */
export async function removeTag (change: Change, jobId: number, applicationId: number, name: string): Promise<void> {
  await lock(change, jobId, applicationId)
  const removed = await change.tx.query(prepared(sql`
    delete from application_tags
    where company_id = ${change.companyId} and application_id = ${applicationId} and name = ${name} returning 1`))
  if (removed.length === 0) throw notFound('tag on this application', 'name')
  await finish(change, jobId, applicationId, 'application.untagged', name)
}

/** Locks the application. @returns the id of its candidate */
async function lock (change: Change, jobId: number, applicationId: number): Promise<number> {
  const application = await lockJobApplication(change.tx, change.companyId, jobId, applicationId)
  if (application === undefined) throw notFound('application', 'applicationId')
  change.checkState(application)
  return application.candidateId
}

async function finish (
  change: Change, jobId: number, id: number, event: 'application.tagged' | 'application.untagged', tag: string
): Promise<void> {
  await saveTags(change.tx, change.companyId, id)
  await record(change, event, await findJobApplication(change.tx, change.companyId, jobId, id) as VersionedEmbeddedApplication, { tag })
}

/** Puts the names of its tags into the application, and increments its version. */
async function saveTags (tx: Transaction, companyId: number, id: number): Promise<void> {
  const names = sql`select t.name from application_tags t where t.company_id = ${companyId} and t.application_id = ${id} order by t.name`
  await tx.send(prepared(sql`
    update applications set tags = array(${names}), ${nextVersion()} where company_id = ${companyId} and id = ${id}`))
}
