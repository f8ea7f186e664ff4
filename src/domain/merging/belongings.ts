import sql, { raw } from 'sql-template-tag'
import { record as recordApplication } from '../applications/changes.js'
import { findEmbedded } from '../applications/queries.js'
import { recordCandidate } from '../candidates/events.js'
import { candidatesOf, type CandidateRow } from '../candidates/queries.js'
import { wait } from '../candidates/retention.js'
import { KINDS } from '../kinds/table.js'
import { recordAttachment } from '../attaching/changes.js'
import { findAttachment, type AttachmentRow } from '../attachments/queries.js'
import type { Change } from '../shared/change.js'
import { nextVersion } from '../shared/sql.js'
import type { Merge } from '../candidates/merge.js'

/** Records the events of rows that now belong to this candidate. */
type Tell = (change: Change, ids: string[], owner: CandidateRow, before: CandidateRow) => Promise<void>

/** The kinds that go with a person when it is merged or taken apart (`ofPerson`): how their events are recorded, in this order. */
const TELL: Readonly<Record<string, Tell>> = { candidate: tellMerged, application: tellApplications, attachment: tellAttachments }

const order = Object.keys(TELL)
const BELONGINGS = [...KINDS.belongings].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))

/** Tables that refer to candidates and whose rows stay, with the reason. A test compares them, and what goes, with the schema. */
export const STAYING: Readonly<Record<string, string>> = {
  candidate_words: 'made of the candidate itself',
  candidate_merges: 'says who was merged into whom'
}

/** Ids of rows, by their table. */
export type Moved = Record<string, string[]>

/** Gives one candidate what belongs to another. @param only of these rows, those that still belong to the other */
export async function move (change: Change, fromId: number, toId: number, only?: Moved): Promise<Moved> {
  const { tx, companyId } = change
  const moved: Moved = {}
  for (const { table, column } of BELONGINGS) {
    const isMeant = only === undefined ? sql`true` : sql`t.id::text = any(${only[table] ?? []}::text[])`
    const rows = await tx.query<{ id: string }>(sql`
      update ${raw(`${table} t`)} set ${raw(column)} = ${toId}, ${nextVersion()}
      where t.company_id = ${companyId} and ${raw(`t.${column}`)} = ${fromId} and ${isMeant} returning t.id::text as id`)
    moved[table] = rows.map(({ id }) => id)
  }
  await wait(change, [fromId, toId])
  const files = moved.attachments?.length ?? 0
  for (const [id, difference] of files === 0 ? [] : [[fromId, -files], [toId, files]] as const) {
    await tx.send(sql`
      update candidates set attachment_count = attachment_count + ${difference}::int where company_id = ${companyId} and id = ${id}`)
  }
  return moved
}

/** Records the events of everything that was moved. */
export async function tellMoved (change: Change, moved: Moved, owner: CandidateRow, before: CandidateRow): Promise<void> {
  for (const { name, table } of BELONGINGS) {
    const ids = moved[table] ?? []
    if (ids.length > 0) await (TELL[name] as Tell)(change, ids, owner, before)
  }
}

/** Records that these candidates are merged into this one. @param changed the fields of this one that were filled */
export async function recordMerged (change: Change, owner: CandidateRow, others: CandidateRow[], changed: string[]): Promise<void> {
  for (const { id, mergedIntoId, mergedAt, updatedAt } of others) {
    const duplicate = { id, candidateId: id, mergedIntoId, mergedAt, updatedAt } as Merge
    await recordCandidate(change, 'candidate.merged', owner, { changed, duplicateId: id, duplicate })
  }
}

/** Those who were merged into a person before lead to where it is now. */
async function tellMerged (change: Change, ids: string[], owner: CandidateRow): Promise<void> {
  const others = await change.tx.query<CandidateRow>(candidatesOf(change.companyId, ids.map(Number)))
  await recordMerged(change, owner, others, [])
}

async function tellApplications (change: Change, ids: string[], owner: CandidateRow, before: CandidateRow): Promise<void> {
  const changed = ['candidateId', ...(owner.code === before.code ? [] : ['candidateCode'])]
  for (const application of await findEmbedded(change.tx, change.companyId, ids.map(Number))) {
    await recordApplication(change, 'application.changed', application, { changed })
  }
}

async function tellAttachments (change: Change, ids: string[], owner: CandidateRow): Promise<void> {
  for (const id of ids) {
    const file = await findAttachment(change.tx, change.companyId, 'candidate', owner.id, id) as AttachmentRow
    await recordAttachment(change, 'attachment.changed', 'candidate', file, { changed: ['candidateId'] })
  }
}
