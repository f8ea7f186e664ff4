import { Type, type Static, type TObject, type TProperties, type TSchema } from '@sinclair/typebox'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { prepared, type CompanyDatabase, type JsonFields, type JsonRows, type Queryable, type RowId } from '../../database/port.js'
import { alreadyExists, illegalTransition, notFound } from '../../errors.js'
import { CreatedAt, Described, UpdatedAt } from '../../schema.js'
import { isPersonal } from '../shared/classification.js'
import { toMilliseconds } from '../shared/clock.js'
import { byIds, type AnyFinders, type Find } from '../shared/filters.js'
import { findReferences } from '../shared/find-references.js'
import { joinById, through } from '../shared/listing.js'
import { findJson, type Events, type Related, type Resource } from '../shared/resource.js'
import type { Scope } from '../shared/scopes.js'
import { columnOf } from '../shared/sql.js'
import { childBodies, inCapitals, inPascalCase, inWords, readable, withArticle } from './describe.js'
import type { Below, Child, Fields, KindEvents, Parent, Reading, Row, RowOf } from './kind.js'
import { findWhole } from './reads.js'
import { deleteRow, insertNew, record, ROWS, updateLocked } from './writes.js'

// Kinds that hang below a parent. `below` describes one whose writes are its own: what is read of it, and the ids of the parent. `child`
// describes one without rules of its own, of which everything follows. Days on trial would be:
//
//   export const TRIAL = child(APPLICATION, {
//     name: 'trial', scopes: { read: 'trials:read', write: 'trials:write' },
//     schema: Type.Object({ id: Key, startsAt: Timestamp, status: States(['planned', 'passed']) }),
//     states: { planned: ['passed'], passed: [] },
//     create: { required: ['startsAt'], initial: 'planned' }, change: ['startsAt', 'status']
//   })

export const isBelow = (kind: Resource): kind is Below => 'parent' in kind
export const isChild = (kind: Resource): kind is Child => 'embedded' in kind

/** The field with the id of the parent, as `applicationId`. */
export const ownField = ({ ids }: Parent): string => Object.keys(ids)[0] as string
/** The name of the id of such an object in paths, as `teamMemberId`. */
export const idOf = (name: string): string => `${inPascalCase(name).replace(/^./, letter => letter.toLowerCase())}Id`

type FindersBy<P extends Parent> = { readonly [Field in Extract<keyof P['ids'], string>]: Find<number[]> }

/** Finds what hangs below parents with these values of an id. */
const byParent = ({ table }: Parent, own: string, id: string): Find<number[]> => id === own
  ? byIds(columnOf(own))
  : (ids, companyId) => through(`t.${columnOf(own)}`, 'id', {
      table, alias: 'p', companyId, lookups: [{ column: columnOf(id), type: 'bigint', values: ids }]
    })

/** Describes how the objects of a kind below this parent are read. Their table has the id of the parent; its other ids are joined. */
export function below<
  P extends Parent, const Name extends string, S extends TObject, F extends AnyFinders, E extends Events = KindEvents<Name>
> (parent: P, reading: Reading<S> & { name: Name, filters: F, events?: E }, table?: string) {
  const [own, ...others] = Object.keys(parent.ids).filter(id => id in reading.schema.properties) as [string, ...string[]]
  const columns = Object.fromEntries(others.map(id => [id, () => raw(`p.${columnOf(id)}`)]))
  const finders = Object.fromEntries([own, ...others].map(id => [id, byParent(parent, own, id)])) as FindersBy<P>
  const joins = (companyId: number) => others.length === 0 ? empty : joinById(parent.table, 'p', companyId, `t.${columnOf(own)}`)
  return {
    ...readable<Name, S, FindersBy<P> & F, E>({
      joins, ...reading, columns: { ...columns, ...reading.columns }, filters: { ...finders, ...reading.filters }
    }, table),
    parent: parent as Parent
  }
}

/**
 * The statement that reads what hangs below these parents, in the order of parents and ids.
 * @param fields what the columns must have; without them, all
 */
export function rowsBelow (kind: Below, companyId: number, parentIds: number[], fields?: JsonFields): Sql {
  const { columns, joins } = kind.columnsFor(companyId, fields)
  const own = raw(`t.${columnOf(ownField(kind.parent))}`)
  return prepared(sql`
    select ${columns} from ${raw(kind.table)} t ${joins}
    where t.company_id = ${companyId} and ${own} = any(${parentIds}) order by ${own}, t.id`)
}

/** What `expand` adds to the parent. */
export const embeddedIn = (kind: Below): Related => ({
  schema: kind.schema,
  key: 'id',
  by: ownField(kind.parent),
  statement: (companyId, ids, fields) => rowsBelow(kind, companyId, ids, fields),
  scope: kind.scopes.read,
  list: `${inCapitals(inWords(kind.plural))}, by id. Only with \`expand=${kind.plural}\`.`
})

/** The object that a path names, if the parent that it names has it. @throws ApiError NOT_FOUND */
export async function findBelow<S extends TObject> (
  db: Queryable, kind: Below<S>, companyId: number, at: Readonly<Record<string, RowId>>
): Promise<RowOf<S>> {
  const { name, parent } = kind
  const row = await findWhole(db, kind, companyId, at[idOf(name)] as RowId) as (RowOf<S> & Fields) | undefined
  const isThere = row !== undefined && Object.keys(parent.at.properties).every(id => row[id] === at[id])
  if (!isThere) throw notFound(`${inWords(name)} of this ${parent.name}`, idOf(name))
  return row
}

/** `findBelow` as a JSON object of these fields. @throws ApiError NOT_FOUND */
export async function findJsonBelow (
  db: CompanyDatabase, kind: Below, companyId: number, at: Readonly<Record<string, RowId>>, fields: JsonFields
): Promise<JsonRows> {
  const { name, parent } = kind
  const rows = await findJson(db, kind, companyId, at[idOf(name)] as RowId, fields)
  const isThere = rows.count > 0 && Object.keys(parent.at.properties).every(id => rows.first(id) === at[id])
  if (!isThere) throw notFound(`${inWords(name)} of this ${parent.name}`, idOf(name))
  return rows
}

type Status<S extends TObject> = Static<S> extends { status: infer Words extends string } ? Words : never
type Field<S extends TObject> = Extract<keyof S['properties'], string>
/** A child with the types of its name, its fields and its filters. */
type ChildOf<P extends Parent, Name extends string, S extends TObject, F> = Omit<Child, 'name' | 'schema' | 'filters' | 'events'> & {
  name: Name
  schema: TObject<S['properties'] & P['ids'] & { createdAt: typeof CreatedAt, updatedAt: typeof UpdatedAt }>
  filters: FindersBy<P> & F
  events: KindEvents<Name>
}

/** The description of a kind without rules of its own. */
export interface ChildDescription<Name extends string, S extends TObject, F extends AnyFinders> {
  name: Name
  scopes: { read: Scope, write: Scope }
  /** Its id and its own fields: what is personal, what refers to other kinds. The ids of the parent and the times come by themselves. */
  schema: S
  /** The statuses that may follow each. */
  states?: { readonly [From in Status<S>]: ReadonlyArray<Status<S>> }
  /** The fields that a new object needs, and its status. */
  create: { required: ReadonlyArray<Field<S>>, initial?: Status<S> }
  /** The fields that may change. */
  change: ReadonlyArray<Field<S>>
  /** Filters of its lists, besides those by ids and by time. */
  filters?: F
  /** What the first parent has in made-up companies. */
  samples?: readonly Fields[]
}

/** Describes a kind without rules of its own below this parent. Its table has a column for each of its fields, and the parent's id. */
export function child<P extends Parent, const Name extends string, S extends TObject, F extends AnyFinders = Record<never, never>> (
  parent: P, description: ChildDescription<Name, S, F>
): ChildOf<P, Name, S, F> {
  const { name, scopes, schema, filters = {} as F, samples = [], create: { required, initial }, change, states } = description
  const [noun, { id, ...own }] = [inWords(name), schema.properties as TProperties & { id: TSchema }]
  const properties = {
    id: Described(id, `Id of the ${noun}.`), ...parent.ids, ...own, createdAt: CreatedAt, updatedAt: UpdatedAt
  }
  const whole = Type.Object(properties, {
    title: inPascalCase(name), description: schema.description ?? `${inCapitals(withArticle(noun))} of ${withArticle(parent.name)}.`
  })
  const plural = `${name}s`
  const reading: Below = below(parent, { name: name as string, plural, group: parent.group, scopes, schema: whole, filters })
  const bodies = childBodies(name, own, required, change, initial && states?.[initial][0])
  const child: Child = { ...reading, scopes, samples, bodies, embedded: embeddedIn(reading), ...writesOf(reading, { initial, states }) }
  return child as ChildOf<P, Name, S, F>
}

/** The writes, each complete: from the lock of the parent to the event. */
function writesOf (
  kind: Below, { states, initial }: { states?: Child['follow'] | undefined, initial?: string | undefined }
): Pick<Child, 'follow' | 'create' | 'change' | 'remove'> {
  const { name, parent, schema, plural } = kind
  const own = ownField(parent)
  const noun = withArticle(inWords(name))
  const follow: Child['follow'] = states ?? {}
  const checkTransition = (from: unknown, to: unknown): void => {
    const allowed = follow[String(from)] ?? []
    if (to !== undefined && !allowed.includes(String(to))) throw illegalTransition(`${noun} that is ${String(from)}`, String(to), allowed)
  }
  return {
    follow,
    create: async (change, at, body) => {
      const above = await parent.lock(change, at)
      const { fields, check } = await findReferences(change, schema, body)
      await parent.checkPersonal(change, above, personalIn(schema, fields))
      const status = initial === undefined ? {} : { status: initial }
      const row = await insertNew(change, kind, ROWS, { ...inMilliseconds(schema, fields), ...status, [own]: at[own] }, check)
      if (row === undefined) throw alreadyExists(own, `such ${noun}`, plural, undefined)
      return row
    },
    change: async (change, at, body) => {
      const above = await parent.lock(change, at)
      const before = await findBelow(change.tx, kind, change.companyId, at) as Row & Fields
      const { fields, check } = await findReferences(change, schema, body)
      return await updateLocked(change, kind, ROWS, before, inMilliseconds(schema, fields), async changed => {
        checkTransition(before.status, changed.status)
        await parent.checkPersonal(change, above, personalIn(schema, changed))
        await check(changed, before)
      })
    },
    remove: async (change, at) => {
      await parent.lock(change, at)
      const row = await findBelow(change.tx, kind, change.companyId, at) as Row
      change.checkState(row)
      await deleteRow(change, kind, row.id)
      await record(change, kind, 'deleted', row)
    }
  }
}

/** The fields that are personal, and filled. */
const personalIn = ({ properties }: TObject, fields: Fields): string[] =>
  Object.keys(fields).filter(field => fields[field] != null && isPersonal(properties[field] as TSchema))

/** The fields with times as they are stored and compared. */
const inMilliseconds = ({ properties }: TObject, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) =>
    [field, properties[field]?.format === 'date-time' ? toMilliseconds(value as string | null) : value]))
