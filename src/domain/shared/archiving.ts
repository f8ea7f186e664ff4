import { Type } from '@sinclair/typebox'
import sql, { type Sql } from 'sql-template-tag'
import { Described, Nullable, Timestamp } from '../../schema.js'

// An archived object stays where it is used, and cannot be chosen any more. Objects show the time of archiving as `archivedAt`; bodies take
// `archived`.

/** The field of an object that can be archived. */
export const ArchivedAt = Type.Readonly(Described(Nullable(Timestamp),
  'When it was archived: it stays where it is used, and is not chosen any more. Null while it is in use.'))

/** What bodies take. */
export const Archived = Type.Boolean({
  examples: [false], description: 'Whether it is archived. What is created or replaced is not unless stated otherwise.'
})

/** The filter of what can be archived. */
export const byArchived = (archived: boolean): Sql => archived ? sql`t.archived_at is not null` : sql`t.archived_at is null`

/** The fields with `archivedAt` in place of `archived`, where it differs. @param before the object as it is */
export function withArchivedAt<T extends object> (fields: T, before: { archivedAt?: string | null } = {}): object {
  const { archived, ...rest } = fields as { archived?: boolean }
  if (archived === undefined || archived === (before.archivedAt != null)) return rest
  return { ...rest, archivedAt: archived ? sql`statement_timestamp()` : null }
}
