import sql, { raw } from 'sql-template-tag'
import type { Transaction } from '../database/port.js'

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const stamps = `'createdAt', ${time('r.created_at')}, 'updatedAt', ${time('r.created_at')}`

interface Created {
  event: string
  entity: string
  /** Columns `application_id, candidate_id` of the event. */
  about: string
  /** The state at its creation, as the API's own events have it. */
  data: string
  /** What of it is about a person. */
  personal: string
  joins: string
}

/** Table → its event. Built in the database, where the rows are: to send them there a second time would take longer. */
const CREATED: Record<string, Created> = {
  jobs: {
    event: 'job.created',
    entity: 'job',
    about: 'null, null',
    data: `jsonb_build_object('id', r.id, 'code', r.code, 'name', r.name, 'status', 'draft', 'type', r.type, 'publicationType', r.publication_type,
      'workplaceType', r.workplace_type, 'numVacancies', r.num_vacancies, 'departmentId', r.department_id, 'departmentName', d.name, 'roleId', r.role_id,
      'roleName', o.name, 'branchId', r.branch_id, 'branchName', b.name, 'recruiterId', r.recruiter_id, 'managerId', r.manager_id,
      'description', r.description, 'responsibilities', r.responsibilities, 'prerequisites', r.prerequisites, 'additionalInformation', r.additional_information,
      'city', r.city, 'state', r.state, 'country', r.country, 'hiringDeadline', r.hiring_deadline, 'applicationDeadline', r.application_deadline,
      'statusReason', null, 'approvedAt', null, 'publishedAt', null, 'frozenAt', null, 'closedAt', null, 'canceledAt', null, ${stamps})`,
    personal: 'null::jsonb',
    joins: `left join departments d on d.company_id = r.company_id and d.id = r.department_id
      left join roles o on o.company_id = r.company_id and o.id = r.role_id
      left join branches b on b.company_id = r.company_id and b.id = r.branch_id`
  },
  candidates: {
    event: 'candidate.created',
    entity: 'candidate',
    about: 'null, r.id',
    data: `jsonb_build_object('id', r.id, 'anonymizedAt', null, ${stamps})`,
    personal: `jsonb_build_object('name', r.name, 'lastName', r.last_name, 'email', r.email, 'mobileNumber', r.mobile_number, 'phoneNumber', r.phone_number,
      'countryOfOrigin', r.country_of_origin, 'birthdate', r.birthdate, 'linkedinProfileUrl', r.linkedin_profile_url, 'city', r.city, 'state', r.state,
      'country', r.country, 'skills', r.skills, 'languages', r.languages, 'schooling', r.schooling)`,
    joins: ''
  },
  applications: {
    event: 'application.created',
    entity: 'application',
    about: 'r.id, r.candidate_id',
    data: `jsonb_build_object('id', r.id, 'jobId', r.job_id, 'candidateId', r.candidate_id, 'status', 'in_process',
      'currentStep', jsonb_build_object('id', s.id, 'name', s.name, 'type', s.type, 'category', s.category),
      'source', r.source, 'partnerName', r.partner_name, 'score', null, 'tags', '[]'::jsonb, 'disqualification', null, 'withdrawal', null, 'hiredAt', null, 'endedAt', null, ${stamps},
      'job', jsonb_build_object('id', j.id, 'name', j.name))`,
    personal: 'jsonb_build_object(\'candidate\', jsonb_build_object(\'id\', c.id, \'name\', c.name, \'lastName\', c.last_name, \'email\', c.email))',
    // Looked up for each row by their keys, whatever the planner has heard of the company: it may be new.
    joins: `cross join lateral (select * from candidates where company_id = r.company_id and id = r.candidate_id limit 1) c
      cross join lateral (select * from jobs where company_id = r.company_id and id = r.job_id limit 1) j
      cross join lateral (select * from steps where company_id = r.company_id and job_id = r.job_id and position = 1 limit 1) s`
  }
}

/** One event for each of these rows, in the order of their ids; the sequencer gives them their positions. */
export async function insertCreatedEvents (tx: Transaction, companyId: number, table: string, ids: number[]): Promise<void> {
  const created = CREATED[table]
  if (created === undefined) return
  const { event, entity, about, data, personal, joins } = created
  await tx.query(sql`
    insert into events (company_id, uuid, event, date, entity_type, entity_id, application_id, candidate_id, data, personal)
    select r.company_id, md5(${`${event} ${companyId} `} || r.id)::uuid, ${event}, r.created_at, ${entity}, r.id::text, ${raw(about)}, ${raw(data)}, ${raw(personal)}
    from ${raw(table)} r ${raw(joins)}
    where r.company_id = ${companyId} and r.id between ${Math.min(...ids)} and ${Math.max(...ids)} order by r.id`)
}
