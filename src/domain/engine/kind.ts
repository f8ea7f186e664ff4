import type { ReadonlyKind, Static, TObject, TProperties } from '@sinclair/typebox'
import type { Sql } from 'sql-template-tag'
import type { JsonFields, RowId } from '../../database/port.js'
import type { State } from '../../schema.js'
import type { Change } from '../shared/change.js'
import type { EventTypeWithData } from '../shared/events.js'
import type { FilterValues, Finders, FindingFilter } from '../shared/filters.js'
import type { Resource } from '../shared/resource.js'
import type { Scope } from '../shared/scopes.js'

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
  group: string
  scopes: Resource['scopes']
  /** Its fields: what is personal, what refers to other kinds, what the server sets (`Type.Readonly`), what is folded (`Folded`). */
  schema: S
  /** Filters of its lists, besides those by id and by time. */
  filters: Readonly<Record<string, FindingFilter>>
  /** SQL of what no column of that name has; `t` is the table. */
  columns?: Readonly<Record<string, (companyId: number) => Sql>>
  /** The tables that these columns are of. */
  joins?: (companyId: number) => Sql
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
  remove: (change: Change, kind: Kind, id: number) => Promise<void>
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

/** Objects that are read as described (`readable` in describe.ts). */
export interface Readable<S extends TObject = TObject> extends Resource, Reading<S> {
  schema: S
  filters: Readonly<Record<string, FindingFilter>>
  table: string
  /** How the filters, and that by id, find their rows. */
  finders: Finders<FilterValues>
  /** `columnsOf` in reads.ts, made once for each list of fields. */
  columnsFor: (companyId: number, fields?: JsonFields) => { columns: Sql, joins: Sql }
}

/** A kind of object with what follows from its description (`kind` in describe.ts). */
export interface Kind<Name extends string = string, S extends TObject = TObject, B = object>
  extends Readable<S>, Omit<Description<Name, S, B>, 'blank'> {
  name: Name
  scopes: { read: Scope, write: Scope }
  blank: B
  /** Bodies of a new object, of one to replace another, of changes, and of an item of a bulk. */
  bodies: { create: TObject, replace: TObject, patch: TObject, upsert: TObject<TProperties> }
  events: Readonly<Record<Happening, EventTypeWithData<string, Name>>>
  /** Filled by the table of kinds (src/domain/kinds). */
  referrers: Referrer[]
}
