import sql from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { alreadyExists, ApiError, notFound } from '../../errors.js'
import { readable } from '../engine/describe.js'
import type { RowOf } from '../engine/kind.js'
import { find } from '../engine/reads.js'
import { record } from '../engine/writes.js'
import type { Columns } from '../shared/columns.js'
import { filters } from '../shared/filters.js'
import { byArchived, withArchivedAt } from '../shared/archiving.js'
import type { Change } from '../shared/change.js'
import type { CustomEntity } from '../shared/custom-values.js'
import { changedFields } from '../shared/patch.js'
import { assignments, byColumn, insertion, nextVersion } from '../shared/sql.js'
import { BLANK, CustomField, type CustomFieldCreate, type CustomFieldPatch, type CustomFieldPut } from './schema.js'
import { checkUnused, countUses } from './lookups.js'

type Row = RowOf<typeof CustomField>
type Key = Pick<CustomFieldCreate, 'entity' | 'key'>

const MAX_LIVE = 200

/** The definitions of the company's own fields. */
export const CUSTOM_FIELD = readable({
  name: 'custom-field',
  plural: 'custom-fields',
  group: 'custom fields',
  scopes: { read: 'structure:read' },
  schema: CustomField,
  filters: filters<{ entity: string[], key: string, archived: boolean }, Columns<'custom_fields'>>()({
    entity: entities => ({ column: 'entity', type: 'text', values: entities, isFew: true }),
    key: key => ({ column: 'key', type: 'text', values: [key], isFew: true }),
    archived: byArchived
  }),
  columns: { order: () => sql`t.position` }
}, 'custom_fields')

/** A definition after a write. */
export interface Written {
  row: Row
  isNew: boolean
  /** Whether the company has a field of this kind of objects for the first time, so that its tokens must be read again. */
  isFirst: boolean
}

const toColumns = ({ order, options, ...rest }: Partial<CustomFieldPatch>) => ({
  ...byColumn(rest),
  ...(order === undefined ? {} : { position: order }),
  ...(options === undefined ? {} : { options: JSON.stringify(options) })
})

/** The id of the field with this key. */
async function findId (db: Queryable, companyId: number, entity: string, key: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(prepared(sql`
    select id from custom_fields where company_id = ${companyId} and entity = ${entity} and key = ${key}`))
  return row?.id
}

/** The field with this key. */
export async function findFieldByKey (db: Queryable, companyId: number, { entity, key }: Key): Promise<Row | undefined> {
  const id = await findId(db, companyId, entity, key)
  return id === undefined ? undefined : await find(db, CUSTOM_FIELD, companyId, id)
}

/** The field, locked until the end of the transaction: nobody writes a value of it meanwhile. */
async function lock ({ tx, companyId }: Change, id: string): Promise<Row | undefined> {
  await tx.query(sql`select id from custom_fields where company_id = ${companyId} and id = ${id} for update`)
  return await find(tx, CUSTOM_FIELD, companyId, id)
}

/**
 * Lets others who change definitions of the company wait until the transaction ends.
 * @returns the kinds of objects of which it has had fields
 */
async function takeTurn ({ tx, companyId }: Change): Promise<CustomEntity[]> {
  const [company] = await tx.query<{ entities: CustomEntity[] }>(sql`
    select custom_entities as entities from companies where id = ${companyId} for no key update`)
  return company?.entities ?? []
}

/** @throws ApiError ALREADY_EXISTS for the key of another field of these objects, LIMIT_REACHED, BAD_ARGUMENT */
export async function createField (change: Change, body: CustomFieldCreate): Promise<Written> {
  const { tx, companyId } = change
  const known = await takeTurn(change)
  const { entity, key } = body
  const taken = await findId(tx, companyId, entity, key)
  if (taken !== undefined) throw alreadyExists('key', `a custom field of ${entity}s with the key ${key}`, 'custom-fields', taken)
  return await insert(change, { ...BLANK, ...body }, known)
}

/** @param known the kinds of objects of which the company has had fields */
async function insert (change: Change, body: CustomFieldCreate, known: CustomEntity[]): Promise<Written> {
  const { tx, companyId } = change
  const { entity, key, type, ...fields } = body
  checkOptions({ type, ...fields })
  checkPublic(body)
  await checkRoom(change, entity)
  const [created] = await tx.query<{ id: string }>(sql`
    insert into custom_fields ${insertion({ company_id: companyId, entity, key, type, ...toColumns(fields) })} returning id`)
  const isFirst = !known.includes(entity)
  if (isFirst) await tx.query(sql`update companies set custom_entities = ${[...known, entity]} where id = ${companyId}`)
  const row = await find(tx, CUSTOM_FIELD, companyId, created?.id as string) as Row
  await record(change, CUSTOM_FIELD, 'created', row)
  return { row, isNew: true, isFirst }
}

/**
 * @throws ApiError NOT_FOUND, IN_USE for what values need, FORBIDDEN for options and gate of a field that the token may not see,
 * LIMIT_REACHED, BAD_ARGUMENT for options that the type does not have
 */
export async function changeField (change: Change, id: string, body: CustomFieldPatch): Promise<Row> {
  await takeTurn(change)
  const before = await lock(change, id)
  if (before === undefined) throw notFound('custom field')
  change.checkState(before)
  return await update(change, before, body)
}

async function update (change: Change, before: Row, body: CustomFieldPatch): Promise<Row> {
  const { tx, companyId } = change
  const fields = changedFields(before, withArchivedAt(body, before)) as Partial<Row>
  if (Object.keys(fields).length === 0) return before
  if (fields.options !== undefined || fields.gate !== undefined) checkGate(change, before)
  checkOptions({ ...before, ...fields })
  checkPublic({ ...before, ...fields })
  const kept = new Set(fields.options?.map(({ value }) => value))
  const gone = fields.options === undefined ? [] : before.options.filter(({ value }) => !kept.has(value))
  await checkUnused(change, before, gone.map(({ value }) => value))
  if (fields.gate !== undefined) await checkNoValues(change, before, 'gate', 'its gate cannot change')
  if (fields.archivedAt === null) await checkRoom(change, before.entity)
  const { archivedAt, ...rest } = fields
  const columns = { ...toColumns(rest), ...(archivedAt === undefined ? {} : { archived_at: archivedAt }) }
  await tx.query(sql`
    update custom_fields set ${assignments(columns)}, ${nextVersion()} where company_id = ${companyId} and id = ${before.id}`)
  const row = await find(tx, CUSTOM_FIELD, companyId, before.id) as Row
  await record(change, CUSTOM_FIELD, 'changed', row, { changed: Object.keys(fields) })
  return row
}

/**
 * Creates the field with this key, or replaces it, and makes it live again.
 * @throws ApiError like `createField` and `changeField`; BAD_ARGUMENT for another type
 */
export async function putField (
  change: Change, { entity, key }: Key, body: CustomFieldPut
): Promise<Written> {
  const known = await takeTurn(change)
  const id = await findId(change.tx, change.companyId, entity, key)
  const before = id === undefined ? undefined : await lock(change, id)
  change.checkState(before)
  if (before === undefined) return await insert(change, { ...BLANK, ...body, entity, key }, known)
  const { type, ...fields } = body
  if (type !== before.type) {
    throw new ApiError('BAD_ARGUMENT', { target: 'type', message: `the type of the field is ${before.type}, and never changes` })
  }
  const row = await update(change, before, { ...BLANK, ...fields, archived: false })
  return { row, isNew: false, isFirst: false }
}

/**
 * Refuses a token without the scope of the field what depends on values: the answer would tell about them.
 * @throws ApiError FORBIDDEN
 */
function checkGate (change: Change, { gate }: Row): void {
  if (gate !== null) change.requireScope(gate)
}

/** @throws ApiError NOT_FOUND, FORBIDDEN without the scope of the field, IN_USE with the number of objects that have a value */
export async function removeField (change: Change, id: string): Promise<void> {
  const { tx, companyId } = change
  await takeTurn(change)
  const row = await lock(change, id)
  if (row === undefined) throw notFound('custom field')
  change.checkState(row)
  checkGate(change, row)
  await checkNoValues(change, row, 'id', 'archive it instead')
  await tx.query(sql`delete from custom_fields where company_id = ${companyId} and id = ${id}`)
  await record(change, CUSTOM_FIELD, 'deleted', row)
}

async function checkNoValues (change: Change, { id, entity }: Row, target: string, advice: string): Promise<void> {
  const count = await countUses(change.tx, change.companyId, id)
  if (count === 0) return
  const message = `the field has values in ${count} ${entity}${count === 1 ? '' : 's'}: ${advice}`
  throw new ApiError('IN_USE', { target, message })
}

/** @throws ApiError LIMIT_REACHED if there are as many live fields as there may be */
async function checkRoom ({ tx, companyId }: Change, entity: string): Promise<void> {
  const [live] = await tx.query<{ count: number }>(sql`
    select count(*) as count from custom_fields where company_id = ${companyId} and entity = ${entity} and archived_at is null`)
  if ((live?.count ?? 0) < MAX_LIVE) return
  const message = `${entity}s have ${MAX_LIVE} fields that are not archived, which is the maximum: archive one`
  throw new ApiError('LIMIT_REACHED', { target: 'entity', message })
}

/** @throws ApiError BAD_ARGUMENT for a public field that is not one of jobs, or needs a scope */
function checkPublic ({ entity, gate, isPublic }: Pick<CustomFieldCreate, 'entity' | 'gate' | 'isPublic'>): void {
  if (isPublic !== true || (entity === 'job' && gate == null)) return
  const message = 'isPublic is for fields of jobs without a gate: everybody may see their values'
  throw new ApiError('BAD_ARGUMENT', { target: 'isPublic', message })
}

/** @throws ApiError BAD_ARGUMENT for options that the type does not have, a select without one, or a value that comes twice */
function checkOptions ({ type, options = [] }: Pick<CustomFieldCreate, 'type' | 'options'>): void {
  const isSelect = type === 'select' || type === 'multi_select'
  if (isSelect !== (options.length > 0)) {
    const message = isSelect ? `a field of the type ${type} needs at least one option` : `a field of the type ${type} has no options`
    throw new ApiError('BAD_ARGUMENT', { target: 'options', message })
  }
  const values = options.map(({ value }) => value)
  const twice = values.findIndex((value, index) => values.indexOf(value) < index)
  if (twice === -1) return
  throw new ApiError('BAD_ARGUMENT', { target: `options.${twice}.value`, message: `options.${twice}.value: ${values[twice]} comes twice` })
}
