import type { TSchema } from '@sinclair/typebox'
import sql, { empty, raw } from 'sql-template-tag'
import { violatesConstraint } from '../../database/failures.js'
import { alreadyExists, ApiError, notFound } from '../../errors.js'
import { lockBulk } from '../shared/locks.js'
import type { Change } from '../shared/change.js'
import { eventState, isPersonal } from '../shared/classification.js'
import { fold } from '../shared/fold.js'
import { changedFields } from '../shared/patch.js'
import { findReferences, type References } from '../shared/references.js'
import { assignments, byColumn, insertion, nextVersion } from '../shared/sql.js'
import type { OrganizationEntity } from './entities.js'
import { ORGANIZATION_EVENTS } from './events.js'
import { findReferrers, findEntity, findIdBy, lockEntities, lockEntity, type EntityRow } from './queries.js'
import type { OrganizationFields } from './schema.js'

/** @throws ApiError ALREADY_EXISTS for a duplicate code or e-mail, BAD_ARGUMENT for references to missing objects */
export async function createEntity (change: Change, entity: OrganizationEntity, body: OrganizationFields): Promise<EntityRow> {
  const { fields, check } = await findReferences(change, entity.schema, body)
  const whole = { ...entity.blank, ...fields }
  const created = await insert(change, entity, whole, check)
  if (created === undefined) throw await takenBy(change, entity, whole)
  return created
}

/** Changes fields; equal values change nothing. @throws ApiError like `createEntity` */
export async function changeEntity (change: Change, entity: OrganizationEntity, id: number, body: OrganizationFields): Promise<EntityRow> {
  const before = await lockEntity(change.tx, entity, change.companyId, { id })
  if (before === undefined) throw notFound(entity.name)
  const { fields, check } = await findReferences(change, entity.schema, body)
  return await update(change, entity, before, fields, check)
}

/** `putEntity` by the code of the path. */
export async function putEntityByCode (
  change: Change, entity: OrganizationEntity, code: string, body: OrganizationFields
): Promise<{ row: EntityRow, isNew: boolean }> {
  if (body.code !== undefined && body.code !== code) {
    throw new ApiError('BAD_ARGUMENT', { target: 'code', message: 'code must be the one in the path, or be left out' })
  }
  return await putEntity(change, entity, { ...body, code })
}

/**
 * Upsert by code, without one by e-mail: creates the object, or replaces all its fields; absent fields get their blank values, but for
 * the code, which stays. Of concurrent requests one creates and the others replace.
 */
export async function putEntity (
  change: Change, entity: OrganizationEntity, body: OrganizationFields
): Promise<{ row: EntityRow, isNew: boolean }> {
  const { fields, check } = await findReferences(change, entity.schema, body)
  const { code: blankCode, ...blank } = entity.blank
  const whole = { ...blank, ...fields }
  const key = keyOf(fields)
  const { tx, companyId } = change
  let before = await lockEntity(tx, entity, companyId, key)
  if (before === undefined) {
    // A missing object has no version that If-Match could match.
    change.checkVersion(0)
    const created = await insert(change, entity, whole, check)
    if (created !== undefined) return { row: created, isNew: true }
    before = await lockEntity(tx, entity, companyId, key)
  }
  if (before !== undefined) return { row: await update(change, entity, before, whole, check), isNew: false }
  // The conflict is not the key: creating reports what it is.
  return { row: await createEntity(change, entity, whole), isNew: true }
}

/** What an upsert finds the object by. */
function keyOf ({ code, email }: OrganizationFields): { code: string } | { email: string } {
  return code == null ? { email: email as string } : { code }
}

/** Locks the objects that these upserts find, and keeps others off that would lock several of the kind until the transaction ends. */
export async function lockForUpserts ({ tx, companyId }: Change, entity: OrganizationEntity, upserts: OrganizationFields[]): Promise<void> {
  await lockBulk(tx, companyId, entity.table)
  await lockEntities(tx, entity, companyId, upserts.map(keyOf))
}

/** @throws ApiError IN_USE with the number of objects that refer to it */
export async function deleteEntity (change: Change, entity: OrganizationEntity, id: number): Promise<void> {
  const { tx, companyId } = change
  const row = await lockEntity(tx, entity, companyId, { id }, 'for update')
  if (row === undefined) throw notFound(entity.name)
  change.checkVersion(row.version)
  const referrers = await findReferrers(tx, entity, companyId, id)
  if (referrers.length > 0) {
    const message = `the ${entity.name} is used by ${referrers.join(' and ')}`
    throw new ApiError('IN_USE', { target: 'id', message })
  }
  await tx.query(sql`delete from ${raw(entity.table)} where company_id = ${companyId} and id = ${id}`)
  await record(change, entity, 'deleted', row)
}

type Check = References<OrganizationFields>['check']

/** Inserts the object; undefined if its code or e-mail is taken. */
async function insert (
  change: Change, entity: OrganizationEntity, fields: OrganizationFields, check: Check
): Promise<EntityRow | undefined> {
  const { tx, companyId } = change
  await check(fields)
  const columns = { company_id: companyId, ...toColumns(fields) }
  const [created] = await tx.query<{ id: number }>(sql`
    insert into ${raw(entity.table)} ${insertion(columns)} on conflict do nothing returning id`)
  if (created === undefined) return undefined
  if (fields.branchIds !== undefined) await putBranches(change, created.id, fields.branchIds)
  return await readAndRecord(change, entity, 'created', created.id)
}

async function update (
  change: Change, entity: OrganizationEntity, before: EntityRow, fields: OrganizationFields, check: Check
): Promise<EntityRow> {
  const { tx, companyId } = change
  change.checkVersion(before.version)
  // The order of ids in a set has no meaning.
  const { branchIds } = fields
  const changed = changedFields(before, branchIds === undefined ? fields : { ...fields, branchIds: [...branchIds].sort((a, b) => a - b) })
  if (Object.keys(changed).length === 0) return before
  await check(changed, before)
  const columns = toColumns(changed)
  // Under a savepoint: otherwise the transaction could not read which object has the key after the failed statement.
  await tx.savepoint(async () => await tx.query(sql`
    update ${raw(entity.table)} set ${Object.keys(columns).length === 0 ? empty : sql`${assignments(columns)}, `}${nextVersion()}
    where company_id = ${companyId} and id = ${before.id}`)).catch(async error => {
    const isTaken = KEYS.some(key => violatesConstraint(error, `${entity.table}_company_id_${key}_key`))
    throw isTaken ? await takenBy(change, entity, changed, before.id) : error
  })
  if (changed.branchIds !== undefined) await putBranches(change, before.id, changed.branchIds)
  // The name of a person stands where it can be blanked, and nowhere else.
  const isRenamed = changed.name !== undefined && !isPersonal(entity.schema.properties.name as TSchema)
  const previousName = isRenamed ? before.name : undefined
  return await readAndRecord(change, entity, 'changed', before.id, { changed: Object.keys(changed), previousName })
}

/** The columns for these fields; the branches of a user have their own table. */
function toColumns ({ branchIds, ...fields }: OrganizationFields): Record<string, unknown> {
  const columns = byColumn(fields)
  if (fields.name !== undefined) columns.name_folded = fold(fields.name)
  if (fields.email !== undefined) columns.email_folded = fold(fields.email)
  return columns
}

async function putBranches ({ tx, companyId }: Change, userId: number, branchIds: number[]): Promise<void> {
  await tx.query(sql`delete from user_branches where company_id = ${companyId} and user_id = ${userId} and branch_id <> all(${branchIds})`)
  await tx.query(sql`
    insert into user_branches (company_id, user_id, branch_id)
    select ${companyId}, ${userId}, id from unnest(${branchIds}::bigint[]) wanted (id) on conflict do nothing`)
}

async function readAndRecord (
  change: Change, entity: OrganizationEntity, what: 'created' | 'changed', id: number, more: object = {}
): Promise<EntityRow> {
  const row = await findEntity(change.tx, entity, change.companyId, id) as EntityRow
  await record(change, entity, what, row, more)
  return row
}

async function record (
  change: Change, { name, schema }: OrganizationEntity, what: 'created' | 'changed' | 'deleted', row: EntityRow, more: object = {}
): Promise<void> {
  const { data, personal } = eventState(schema, row)
  await change.record(ORGANIZATION_EVENTS[`${name}.${what}`], { id: row.id, data: { ...data, ...more }, personal })
}

/** Fields that are unique among the objects of a kind. */
const KEYS = ['code', 'email'] as const

/** The failure of an object whose code or e-mail is that of another one. */
async function takenBy (
  { tx, companyId }: Change, entity: OrganizationEntity, fields: OrganizationFields, ownId?: number
): Promise<ApiError> {
  const given = KEYS.filter(key => fields[key] != null)
  for (const key of given) {
    const id = await findIdBy(tx, entity, companyId, key, fields[key] as string)
    if (id !== undefined && id !== ownId) return alreadyExists(key, `a ${entity.name} with the ${key} ${fields[key]}`, entity.table, id)
  }
  return alreadyExists(given[0] ?? 'id', `a ${entity.name} with this ${given.join(' or ')}`, entity.table, undefined)
}
