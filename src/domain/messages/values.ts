import sql from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import type { Values } from '../message-templates/rendering.js'
import { joinById } from '../shared/listing.js'

/** What a message about an application may say. */
interface Facts {
  name: string
  lastName: string
  jobName: string
  stepName: string
  startDate: string | null
}

/** A day as it is written in a language. */
const inWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/**
 * What the variables of templates stand for in messages about this application.
 * @param language of the template
 * @returns undefined if the company has no such application
 */
export async function findValues (
  db: Queryable, companyId: number, applicationId: number, language: string
): Promise<Values | undefined> {
  const [[facts], [company]] = await Promise.all([
    db.query<Facts>(prepared(sql`
      select c.name, c.last_name as "lastName", j.name as "jobName", s.name as "stepName", (
        select o.start_date from offers o where o.company_id = ${companyId} and o.application_id = a.id
          and o.status in ('draft', 'waiting_approval', 'approved', 'sent', 'accepted') order by o.id desc limit 1) as "startDate"
      from applications a ${joinById('candidates', 'c', companyId, 'a.candidate_id')} ${joinById('jobs', 'j', companyId, 'a.job_id')}
        ${joinById('steps', 's', companyId, 'a.current_step_id')}
      where a.company_id = ${companyId} and a.id = ${applicationId}`)),
    db.query<{ name: string }>(prepared(sql`select name from companies where id = ${companyId}`))
  ])
  if (facts === undefined) return undefined
  return {
    'candidate.name': facts.name,
    'candidate.lastName': facts.lastName,
    'job.name': facts.jobName,
    'company.name': company?.name ?? '',
    'step.name': facts.stepName,
    'offer.startDate': facts.startDate && inWords(facts.startDate, language)
  }
}
