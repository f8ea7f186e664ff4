import type { TObject } from '@sinclair/typebox'
import { ApiError } from '../../errors.js'
import type { Change } from '../shared/change.js'
import type { Fields, FieldsOf, Kind, NewOf, Referrer, RowOf } from './kind.js'

// What can be done with the objects of a kind, whatever its writes. Reading them is in reads.ts.

/** @throws ApiError ALREADY_EXISTS for a key of another object, BAD_ARGUMENT for references to missing objects */
export async function create<S extends TObject, B extends object> (
  change: Change, kind: Kind<string, S, B>, body: NewOf<S, B>
): Promise<RowOf<S>> {
  return await kind.writes.create(change, kind, body as Fields) as RowOf<S>
}

/** Changes fields; equal values change nothing. @throws ApiError like `create` */
export async function change<S extends TObject, B extends object> (
  change: Change, kind: Kind<string, S, B>, id: number, body: Partial<FieldsOf<S>>
): Promise<RowOf<S>> {
  return await kind.writes.change(change, kind, id, body as Fields) as RowOf<S>
}

/**
 * Upsert by the first key that the body has: creates the object, or replaces all its fields; absent fields get their blank values, except
 * the code, which stays. Of concurrent requests, one creates and the others replace.
 */
export async function put<S extends TObject, B extends object> (
  change: Change, kind: Kind<string, S, B>, body: NewOf<S, B>
): Promise<{ row: RowOf<S>, isNew: boolean }> {
  return await kind.writes.put(change, kind, body as Fields) as { row: RowOf<S>, isNew: boolean }
}

/** `put` by the code of the path. */
export async function putByCode<S extends TObject, B extends object> (
  change: Change, kind: Kind<string, S, B>, code: string, body: NewOf<S, B>
): Promise<{ row: RowOf<S>, isNew: boolean }> {
  checkCodeOfPath(code, body as Fields)
  return await put(change, kind, { ...body, code })
}

/** @throws ApiError BAD_ARGUMENT for a body with another code than the path */
export function checkCodeOfPath (code: string, { code: given }: Fields): void {
  if (given === undefined || given === code) return
  throw new ApiError('BAD_ARGUMENT', { target: 'code', message: 'code must be the one in the path, or be left out' })
}

/** @param referrers what may refer to it @throws ApiError IN_USE with the number of objects that do */
export async function remove (change: Change, kind: Kind, id: number, referrers: readonly Referrer[]): Promise<void> {
  await kind.writes.remove(change, kind, id, referrers)
}

/** Locks the objects that these upserts find. @param isAtomic whether all are done, or none */
export async function lockForUpserts (change: Change, kind: Kind, upserts: Fields[], isAtomic: boolean): Promise<void> {
  await kind.writes.lock(change, kind, upserts, isAtomic)
}
