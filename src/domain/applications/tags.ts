import sql, { raw } from 'sql-template-tag'
import { prepared, type Transaction } from '../../database/port.js'
import { notFound } from '../../errors.js'
import { checkNotAnonymized } from '../candidates/queries.js'
import { readable } from '../engine/describe.js'
import { checkAfterCreation } from '../parents/application.js'
import type { Columns } from '../shared/columns.js'
import { filters } from '../shared/filters.js'
import type { Change } from '../shared/change.js'
import { eventState } from '../shared/classification.js'
import { statedTime } from '../shared/history.js'
import { nextVersion, timeOf } from '../shared/sql.js'
import { record } from './changes.js'
import { TAG_EVENTS } from './events.js'
import { findJobApplication, lockJobApplication, type VersionedEmbeddedApplication } from './queries.js'
import { Tag } from './schema.js'

/** Tags of applications. They come with the first application that has them, and go with the last. */
export const TAGS = readable({
  name: 'tag',
  plural: 'tags',
  group: 'applications',
  scopes: { read: 'applications:read' },
  schema: Tag,
  events: TAG_EVENTS,
  filters: filters<{ name: string }, Columns<'tags'>>()({
    name: name => ({ column: 'name', type: 'text', values: [name], isFew: true })
  }),
  // A tag never changes.
  columns: { version: () => raw('1') }
})

/** Adds a tag to an application; creates the tag if no other has it. @returns whether the application lacked it */
export async function addTag (
  change: Change, jobId: number, applicationId: number, { name, at: stated }: { name: string, at?: string | null }
): Promise<boolean> {
  const { tx, companyId } = change
  const at = statedTime(change, stated)
  const { candidateId, tags, createdAt } = await lock(change, jobId, applicationId)
  await checkNotAnonymized(tx, companyId, candidateId, ['name'])
  if (tags.includes(name)) return false
  checkAfterCreation(at, { createdAt })
  const created = await hold(tx, companyId, name)
  await tx.send(prepared(sql`
    insert into application_tags (company_id, application_id, name) values (${companyId}, ${applicationId}, ${name})`))
  if (created !== undefined) await recordTag(change, 'tag.created', created, at)
  await finish(change, jobId, applicationId, 'application.tagged', name, at)
  return true
}

/**
 * Creates the tag unless it exists, and keeps others from removing it until the end of the transaction.
 * @returns the tag if it is new
 */
async function hold (tx: Transaction, companyId: number, name: string): Promise<Tag | undefined> {
  for (;;) {
    // Together, and in this order: this waits for a transaction that is about to remove the tag, so that it is created again; later ones
    // wait for this.
    const [held, [created]] = await Promise.all([
      tx.query(prepared(sql`select 1 from tags where company_id = ${companyId} and name = ${name} for key share`)),
      tx.query<Tag>(prepared(sql`
        insert into tags as t (company_id, name) values (${companyId}, ${name}) on conflict do nothing
        returning ${TAGS.columnsFor(companyId).columns}`))
    ])
    // Neither: another transaction has just made it.
    if (held.length > 0 || created !== undefined) return created
  }
}

/**
 * Takes a tag off an application; the tag goes with its last application.
 * @throws ApiError NOT_FOUND when the application does not have it
 */
export async function removeTag (change: Change, jobId: number, applicationId: number, name: string): Promise<void> {
  const { tx, companyId } = change
  const { tags } = await lock(change, jobId, applicationId)
  if (!tags.includes(name)) throw notFound('tag on this application', 'name')
  await tx.send(prepared(sql`
    delete from application_tags
    where company_id = ${companyId} and application_id = ${applicationId} and name = ${name}`))
  const [deleted] = await Promise.all([
    removeUnused(tx, companyId, name),
    finish(change, jobId, applicationId, 'application.untagged', name)
  ])
  if (deleted !== undefined) await recordTag(change, 'tag.deleted', deleted)
}

/** Removes the tag unless an application has it. @returns the tag if it was removed */
async function removeUnused (tx: Transaction, companyId: number, name: string): Promise<Tag | undefined> {
  // Locked by a separate statement: the next one sees what those did who had put the tag on, or taken it off, at the same time.
  await tx.send(prepared(sql`select from tags where company_id = ${companyId} and name = ${name} for update`))
  const [deleted] = await tx.query<Tag>(prepared(sql`
    delete from tags t where t.company_id = ${companyId} and t.name = ${name}
      and not exists (select from application_tags a where a.company_id = ${companyId} and a.name = ${name})
    returning ${TAGS.columnsFor(companyId).columns}`))
  return deleted
}

async function recordTag (change: Change, event: keyof typeof TAG_EVENTS, tag: Tag, occurredAt?: string): Promise<void> {
  await change.record(TAG_EVENTS[event], { id: tag.id, ...eventState(Tag, tag), occurredAt })
}

/** Locks the application. */
async function lock (change: Change, jobId: number, applicationId: number): Promise<VersionedEmbeddedApplication> {
  const application = await lockJobApplication(change.tx, change.companyId, jobId, applicationId)
  if (application === undefined) throw notFound('application', 'applicationId')
  change.checkState(application)
  return application
}

async function finish (
  change: Change, jobId: number, id: number, event: 'application.tagged' | 'application.untagged', tag: string,
  occurredAt?: string
): Promise<void> {
  await saveTags(change.tx, change.companyId, id, occurredAt)
  const application = await findJobApplication(change.tx, change.companyId, jobId, id) as VersionedEmbeddedApplication
  await record(change, event, application, { tag }, occurredAt)
}

/** Puts the names of its tags into the application, and increments its version. */
async function saveTags (tx: Transaction, companyId: number, id: number, at: string | undefined): Promise<void> {
  const names = sql`select t.name from application_tags t where t.company_id = ${companyId} and t.application_id = ${id} order by t.name`
  await tx.send(prepared(sql`
    update applications set tags = array(${names}), ${nextVersion()},
      last_activity_at = greatest(last_activity_at, ${timeOf(at)})
    where company_id = ${companyId} and id = ${id}`))
}
