import sql from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import type { Values } from '../message-templates/rendering.js'
import { joinById } from '../shared/listing.js'

/** An interview, as messages need it. */
interface Meeting { startsAt: string, timeZone: string, location: string | null, meetingUrl: string | null }

/** What a message about an application may say, and whom it goes to. */
interface Facts {
  applicationId: number
  candidateId: number
  to: string
  isAnonymized: boolean
  name: string
  lastName: string
  jobName: string
  stepName: string
  startDate: string | null
  interview: Meeting | null
}

/** The candidate of an application, and what the variables of templates stand for in messages about it. */
export interface Recipient extends Pick<Facts, 'applicationId' | 'candidateId' | 'to' | 'isAnonymized'> { values: Values }

/** Bounded, because clients choose the zones. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** The formatter, which is kept: making one takes as long as using it many times. */
function formatterOf (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options])
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, options)
  if (formatters.size >= 50) formatters.clear()
  formatters.set(key, formatter)
  return formatter
}

/** A day as it is written in a language. */
const inWords = (day: string, language: string): string =>
  formatterOf(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** A time as it is written in a language, in a zone that it names, with its offset: a clock change repeats an hour. */
export function timeInWords (time: string, timeZone: string, language: string): string {
  const at = new Date(time)
  const words = formatterOf(language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at)
  const parts = formatterOf('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  return `${words} (${timeZone}, ${parts.find(({ type }) => type === 'timeZoneName')?.value})`
}

/**
 * The candidates of these applications.
 * @param language in which times and days are written, that of the template
 * @returns by the ids of applications; without those that the company does not have
 */
export async function findRecipients (
  db: Queryable, companyId: number, applicationIds: number[], language = 'en'
): Promise<Recipient[]> {
  const [facts, [company]] = await Promise.all([
    db.query<Facts>(prepared(sql`
      select a.id as "applicationId", c.id as "candidateId", c.email as "to", c.anonymized_at is not null as "isAnonymized", c.name,
        c.last_name as "lastName", j.name as "jobName", s.name as "stepName", (
          select o.start_date from offers o where o.company_id = ${companyId} and o.application_id = a.id
            and o.status in ('draft', 'waiting_approval', 'approved', 'sent', 'accepted') order by o.id desc limit 1) as "startDate", (
          select jsonb_build_object('startsAt', i.starts_at, 'timeZone', i.time_zone, 'location', i.location, 'meetingUrl', i.meeting_url)
          from interviews i where i.company_id = ${companyId} and i.application_id = a.id and i.status = 'scheduled'
            and i.ends_at > statement_timestamp() order by i.starts_at, i.id limit 1) as interview
      from applications a ${joinById('candidates', 'c', companyId, 'a.candidate_id')} ${joinById('jobs', 'j', companyId, 'a.job_id')}
        ${joinById('steps', 's', companyId, 'a.current_step_id')}
      where a.company_id = ${companyId} and a.id = any(${applicationIds}::bigint[]) order by a.id`)),
    db.query<{ name: string }>(prepared(sql`select name from companies where id = ${companyId}`))
  ])
  return facts.map(({ applicationId, candidateId, to, isAnonymized, ...fact }) =>
    ({ applicationId, candidateId, to, isAnonymized, values: valuesOf(fact, company?.name ?? '', language) }))
}

function valuesOf (
  { name, lastName, jobName, stepName, startDate, interview }: Omit<Facts, keyof Recipient>, companyName: string, language: string
): Values {
  return {
    'candidate.name': name,
    'candidate.lastName': lastName,
    'job.name': jobName,
    'company.name': companyName,
    'step.name': stepName,
    'interview.startsAt': interview && timeInWords(interview.startsAt, interview.timeZone, language),
    'interview.location': interview?.location ?? null,
    'interview.meetingUrl': interview?.meetingUrl ?? null,
    'offer.startDate': startDate && inWords(startDate, language)
  }
}
