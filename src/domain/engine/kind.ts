import type { ReadonlyKind, Static, TObject, TProperties, TSchema } from '@sinclair/typebox'
import type { Sql } from 'sql-template-tag'
import type { JsonFields, Queryable, RowId, Viewer } from '../../database/port.js'
import type { State } from '../../schema.js'
import type { Change } from '../shared/change.js'
import type { EventTypeWithData } from '../shared/events.js'
import type { AnyFinders, FilterValues, Finders } from '../shared/filters.js'
import type { Group } from '../shared/groups.js'
import type { Events, Related, Resource } from '../shared/resource.js'
import type { Scope } from '../shared/scopes.js'
import type { TimeField } from '../shared/sql.js'

/** The fields of an object that clients send: those that are not marked as set by the server (`Type.Readonly`), and `archived`. */
export type FieldsOf<S extends TObject> = Archiving<S> & {
  [K in keyof S['properties'] as S['properties'][K] extends { [ReadonlyKind]: 'Readonly' } ? never : K]: Static<S['properties'][K]>
}
type Archiving<S extends TObject> = S['properties'] extends { archivedAt: unknown } ? { archived?: boolean } : unknown

/** A new object: fields without a blank value are required. */
export type NewOf<S extends TObject, B> = Omit<FieldsOf<S>, keyof B> & Partial<FieldsOf<S>>

/** An object as stored. */
export type RowOf<S extends TObject> = Static<S> & AnyRow
export type Row = State & { id: number }
/** An object whose id may be a UUID. */
export type AnyRow = State & { id: RowId }

/** Fields of an object whose kind is not known. */
export type Fields = Record<string, unknown>

/** How the objects of a kind are read. Comments, tags, steps and visits have no more than this, as their writes are their own. */
export interface Reading<S extends TObject> {
  /** One of them, in messages and in the names of events. */
  name: string
  /** Several of them, which is the path and, unless another is named, the table. */
  plural: string
  /** Group of its operations in the documents (src/http/openapi/tags.ts). */
  group: Group
  scopes: Resource['scopes']
  /** Its fields: what is personal, what refers to other kinds, what the server sets (`Type.Readonly`), what is folded (`Folded`). */
  schema: S
  /** Filters of its lists, besides those by id and by time. */
  filters: AnyFinders
  /** Times by which its lists are filtered and ordered; without any, that of the last change. */
  times?: readonly TimeField[]
  /** SQL of what no column of that name has; `t` is the table. A field that is `Viewed` is null for viewers who do not see it. */
  columns?: Readonly<Record<string, (companyId: number, viewer: Viewer) => Sql>>
  /** The tables that these columns are of. */
  joins?: (companyId: number) => Sql
  /** The column with the id of the candidate that an object belongs to: it goes with the person in a merge. */
  ofPerson?: string
}

/** The description of a kind of object. Everything that all kinds have in common is derived from it. */
export interface Description<Name extends string, S extends TObject, B> extends Reading<S> {
  name: Name
  scopes: { read: Scope, write: Scope }
  /** Values of fields that are absent from a new object. Fields without one are required. */
  blank: B & Partial<FieldsOf<S>>
  /** Fields that are unique in the company, in words. An upsert finds an object by the first that it has. */
  keys: { code: string, [field: string]: string }
  /** What an upsert may send. The sandbox has an object with this code. */
  example: Fields & { code: string, name: string }
  /** What made-up companies have, unless something makes it for them. */
  samples?: ReadonlyArray<Fields & { code: string, name: string }>
  writes: Writes
}

/** The writes of a kind, each complete: from the locks to the event. */
export interface Writes {
  create: (change: Change, kind: Kind, body: Fields) => Promise<Row>
  change: (change: Change, kind: Kind, id: number, body: Fields) => Promise<Row>
  put: (change: Change, kind: Kind, body: Fields) => Promise<{ row: Row, isNew: boolean }>
  remove: (change: Change, kind: Kind, id: number, referrers: readonly Referrer[]) => Promise<void>
  /** Locks what these upserts find, before the first of them. */
  lock: (change: Change, kind: Kind, upserts: Fields[], isAtomic: boolean) => Promise<void>
}

/** A reference to a kind: the table, and its columns that refer. */
export interface Referrer {
  noun: string
  table: string
  columns: string[]
  /** How many refer to the object with this id, where no column does. */
  count?: (companyId: number, id: number) => Sql
}

export type Happening = 'created' | 'changed' | 'deleted'
export type KindEvents<Name extends string> = {
  readonly [N in Name as `${N}.${Happening}`]: EventTypeWithData<`${N}.${Happening}`, N>
}

/** The events of a kind; of one that is not known, whichever they are. */
export type EventsOf<Name extends string> = string extends Name ? Events : KindEvents<Name>

/** Objects that are read as described (`readable` in describe.ts). */
export interface Readable<S extends TObject = TObject> extends Resource, Reading<S> {
  times: readonly TimeField[]
  schema: S
  filters: AnyFinders
  table: string
  /** How the filters, and that by id, find their rows. */
  finders: Finders<FilterValues>
  /** `columnsOf` in reads.ts, made once for each list of fields. */
  columnsFor: (companyId: number, fields?: JsonFields) => { columns: Sql, joins: Sql }
}

/** A kind of object with what follows from its description (`kind` in describe.ts). */
export interface Kind<Name extends string = string, S extends TObject = TObject, B = object>
  extends Readable<S>, Omit<Description<Name, S, B>, 'blank' | 'times'> {
  name: Name
  scopes: { read: Scope, write: Scope }
  blank: B
  /** Bodies of a new object, of one to replace another, of changes, and of an item of a bulk. */
  bodies: { create: TObject, replace: TObject, patch: TObject, upsert: TObject<TProperties> }
  events: EventsOf<Name>
}

/** Ids by the names of their fields: what a path names, or what an object hangs below. */
export type At = Readonly<Record<string, number>>
/** A locked parent: its ids, and whatever rules need besides. */
export type Above = Readonly<Record<string, unknown>> & { candidateId?: number }

/** A kind that others hang below, as these need it: JOB and APPLICATION (src/domain/parents). */
export interface Parent {
  /** One of them, and the table. */
  name: string
  table: string
  /** Group of the operations of what hangs below it. */
  group: Group
  /** What a path names it by. */
  at: TObject
  /** The ids that are shown by what hangs below it, its own first; each is a column of its table, but for its own. */
  ids: Readonly<Record<string, TSchema>>
  /** @throws ApiError NOT_FOUND unless the company has it */
  check: (db: Queryable, companyId: number, at: At) => Promise<void>
  /** Locks it until the end of the transaction: changes of what hangs below it come one after the other. @throws ApiError NOT_FOUND */
  lock: (change: Change, at: At) => Promise<Above>
  /** @throws ApiError ANONYMIZED if there are such fields, and nothing personal may be written any more */
  checkPersonal: (change: Change, above: Above, fields: string[]) => Promise<void>
}

/** A kind that hangs below a parent. */
export interface Below<S extends TObject = TObject> extends Readable<S> { parent: Parent }

/** A kind of which everything follows from the parent and the description. */
export interface Child<S extends TObject = TObject> extends Below<S> {
  scopes: { read: Scope, write: Scope }
  bodies: { create: TObject, patch: TObject }
  /** What `expand` adds to the parent. */
  embedded: Related
  samples: readonly Fields[]
  /** The statuses that may follow each. */
  follow: Readonly<Record<string, readonly string[]>>
  create: (change: Change, at: At, body: Fields) => Promise<Row>
  change: (change: Change, at: At, body: Fields) => Promise<Row>
  remove: (change: Change, at: At) => Promise<void>
}
