import sql from 'sql-template-tag'
import type { Database } from '../../database/port.js'
import { cleanHtml } from './html.js'
import { LONG_TEXTS, type Job } from './schema.js'

const BATCH = 50

type Stored = Pick<Job, 'id' | typeof LONG_TEXTS[number]> & { version: number }

/**
 * Cleans the texts of jobs that earlier versions stored as they were sent, before the server takes requests; once for each database. There
 * are no events: nobody has changed these jobs.
 */
export async function cleanStoredTexts (db: Database): Promise<void> {
  const name = 'texts of jobs are clean'
  const [done] = await db.query(sql`select 1 from settings where name = ${name}`)
  if (done !== undefined) return
  for (const { id } of await db.query<{ id: number }>(sql`select id from companies order by id`)) await cleanCompany(db, id)
  await db.query(sql`insert into settings (name, value) values (${name}, 'yes') on conflict (name) do nothing`)
}

async function cleanCompany (db: Database, companyId: number): Promise<void> {
  let jobs: Stored[]
  let last = 0
  do {
    jobs = await db.query<Stored>(sql`
      select id, version, description, responsibilities, prerequisites, additional_information as "additionalInformation"
      from jobs where company_id = ${companyId} and id > ${last}
        and (description like '%<%' or responsibilities like '%<%' or prerequisites like '%<%' or additional_information like '%<%')
      order by id limit ${BATCH}`)
    for (const job of jobs) await cleanJob(db, companyId, job)
    last = jobs.at(-1)?.id ?? last
  } while (jobs.length === BATCH)
}

async function cleanJob (db: Database, companyId: number, job: Stored): Promise<void> {
  const clean = LONG_TEXTS.map(text => job[text] === null ? null : cleanHtml(job[text]))
  if (LONG_TEXTS.every((text, index) => job[text] === clean[index])) return
  const [description, responsibilities, prerequisites, additional] = clean
  await db.query(sql`
    update jobs set description = ${description}, responsibilities = ${responsibilities}, prerequisites = ${prerequisites},
      additional_information = ${additional}
    where company_id = ${companyId} and id = ${job.id} and version = ${job.version}`)
}
