import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../database/port.js'
import { newId } from '../domain/shared/new-id.js'
import { takeSpace } from '../domain/attachments/space.js'
import { numberInserted } from '../domain/deliveries/numbering.js'
import type { FileStore } from '../files/port.js'
import { Spool } from '../files/spool.js'
import { resumeOf } from './data/resume.js'
import { insertCreatedEvents } from './engine/created-events.js'

interface Person { id: number, name: string, lastName: string, createdAt: string }
interface Resume { id: string, person: Person, bytes: Buffer }

export interface ResumeOptions {
  companyId: number
  /** Of how many candidates, the oldest first. */
  count: number
  /** Called after each batch with the number of candidates that have one, and of all that get one. */
  onProgress?: (done: number, total: number) => void
}

/** Files of a transaction. */
const BATCH = 200

/**
 * Gives candidates of a seeded company a résumé, unless they have a file. Works in short transactions; after an interruption the same call
 * resumes, and the sweep of a server removes what was not named. A server reads their words when it runs.
 */
export async function addResumes (db: Database, store: FileStore, { companyId, count, onProgress }: ResumeOptions): Promise<void> {
  for (let [done, last] = [0, 0]; done < count;) {
    const people = await db.query<Person & { hasFile: boolean }>(sql`
      select id, name, last_name as "lastName", created_at as "createdAt", attachment_count > 0 or anonymized_at is not null as "hasFile"
      from candidates where company_id = ${companyId} and id > ${last} and merged_into_id is null order by id
      limit ${Math.min(BATCH, count - done)}`)
    if (people.length === 0) return
    await addTo(db, store, companyId, people.filter(({ hasFile }) => !hasFile))
    done += people.length
    last = people.at(-1)?.id as number
    onProgress?.(done, count)
  }
}

async function addTo (db: Database, store: FileStore, companyId: number, people: Person[]): Promise<void> {
  const resumes = people.map((person): Resume => ({ id: newId(), person, bytes: resumeOf(person) }))
  const ids = resumes.map(({ id }) => id)
  await db.query(sql`insert into loose_files (company_id, file_id, is_doomed) select ${companyId}, f, false from unnest(${ids}::uuid[]) f`)
  await Promise.all(resumes.map(async ({ id, bytes }) => {
    const spool = await Spool.of(Readable.from([bytes]), bytes.length)
    try {
      await store.put({ companyId, id }, spool)
    } finally {
      await spool.close()
    }
  }))
  await db.transaction(async tx => { await insertResumes(tx, companyId, resumes) })
}

async function insertResumes (tx: Transaction, companyId: number, resumes: Resume[]): Promise<void> {
  const ids = resumes.map(({ id }) => id)
  await tx.query(sql`delete from loose_files where company_id = ${companyId} and file_id = any(${ids}::uuid[])`)
  await tx.query(sql`
    insert into attachments (company_id, id, candidate_id, kind, file_name, content_type, size, sha256, text_state, created_at, updated_at)
    select ${companyId}, f.id, f.candidate_id, 'resume', 'resume.pdf', 'application/pdf', f.size, f.sha256, 'pending', f.at, f.at
    from unnest(${ids}::uuid[], ${resumes.map(({ person }) => person.id)}::bigint[], ${resumes.map(({ bytes }) => bytes.length)}::int[],
      ${resumes.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))}::text[],
      ${resumes.map(({ person }) => person.createdAt)}::timestamptz[]) f (id, candidate_id, size, sha256, at)`)
  await tx.query(sql`
    update candidates set attachment_count = attachment_count + 1
    where company_id = ${companyId} and id = any(${resumes.map(({ person }) => person.id)}::bigint[])`)
  await takeSpace(tx, companyId, resumes.reduce((sum, { bytes }) => sum + bytes.length, 0), null)
  await numberInserted(tx, companyId, await insertCreatedEvents(tx, companyId, 'attachments', ids))
}
