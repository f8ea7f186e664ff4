import type { TObject } from '@sinclair/typebox'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/port.js'
import { COMMENT_EVENTS } from '../../domain/applications/events.js'
import { EmbeddedApplication } from '../../domain/applications/schema.js'
import { Candidate } from '../../domain/candidates/schema.js'
import { Job } from '../../domain/jobs/schema.js'
import { isPersonal, ungated } from '../../domain/shared/classification.js'
import { columnOf } from '../../domain/shared/sql.js'

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const stamps = { createdAt: time('r.created_at'), updatedAt: time('r.created_at') }
const none = (...fields: string[]) => Object.fromEntries(fields.map(field => [field, 'null']))

interface Created {
  event: string
  entity: string
  /** Columns `application_id, candidate_id` of the event. */
  about: string
  schema: TObject
  /** Fields at its creation that are no column of the row, or not as they are now. */
  instead: Record<string, string>
  joins?: (companyId: number) => Sql
}

/** Table → its event. Built in the database, where the rows are: to send them there a second time would take longer. */
const CREATED: Record<string, Created> = {
  jobs: {
    event: 'job.created',
    entity: 'job',
    about: 'null, null',
    schema: Job,
    instead: {
      status: "'draft'",
      departmentName: 'd.name',
      roleName: 'o.name',
      branchName: 'b.name',
      ...none('statusReason', 'approvedAt', 'publishedAt', 'frozenAt', 'closedAt', 'canceledAt'),
      ...stamps
    },
    joins: companyId => sql`left join departments d on d.company_id = ${companyId} and d.id = r.department_id
      left join roles o on o.company_id = ${companyId} and o.id = r.role_id
      left join branches b on b.company_id = ${companyId} and b.id = r.branch_id`
  },
  candidates: {
    event: 'candidate.created',
    entity: 'candidate',
    about: 'null, r.id',
    schema: Candidate,
    instead: { ...none('anonymizedAt'), ...stamps }
  },
  applications: {
    event: 'application.created',
    entity: 'application',
    about: 'r.id, r.candidate_id',
    schema: EmbeddedApplication,
    instead: {
      status: "'in_process'",
      currentStep: "jsonb_build_object('id', s.id, 'name', s.name, 'type', s.type, 'category', s.category)",
      tags: "'[]'::jsonb",
      ...none('score', 'disqualification', 'withdrawal', 'hiredAt', 'endedAt'),
      ...stamps,
      candidate: "jsonb_build_object('id', c.id, 'name', c.name, 'lastName', c.last_name, 'email', c.email)",
      job: "jsonb_build_object('id', j.id, 'name', j.name)"
    },
    // Looked up for each row by their keys, whatever the planner has heard of the company: it may be new.
    joins: companyId => sql`cross join lateral (select * from candidates where company_id = ${companyId} and id = r.candidate_id limit 1) c
      cross join lateral (select * from jobs where company_id = ${companyId} and id = r.job_id limit 1) j
      cross join lateral (select * from steps where company_id = ${companyId} and job_id = r.job_id and position = 1 limit 1) s`
  },
  comments: {
    event: 'comment.created',
    entity: 'comment',
    about: 'r.application_id, a.candidate_id',
    schema: COMMENT_EVENTS['comment.created'].data,
    instead: { jobId: 'a.job_id', ...stamps },
    joins: companyId => sql`join applications a on a.company_id = ${companyId} and a.id = r.application_id`
  }
}

/** The state at its creation, as the API's own events have it: what is personal apart from the rest, or null where nothing is. */
function state ({ schema, instead }: Created, personal: boolean): string {
  const fields = Object.entries(ungated(schema)).filter(([, property]) => isPersonal(property) === personal)
  if (fields.length === 0) return 'null::jsonb'
  return `jsonb_build_object(${fields.map(([field]) => `'${field}', ${instead[field] ?? `r.${columnOf(field)}`}`).join(', ')})`
}

/**
 * The same UUID for the same text, of version 8: RFC 9562 leaves to the maker all but the version and the variant, at the 13th and
 * 17th digit.
 */
const uuidOf = (text: Sql) => sql`overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`

/**
 * One event for each of these rows, in the order of their ids.
 * @returns the ids of the events, which `numberInserted` needs
 */
export async function insertCreatedEvents (tx: Transaction, companyId: number, table: string, ids: number[]): Promise<number[]> {
  const created = CREATED[table]
  if (created === undefined) return []
  const { event, entity, about, joins = () => empty } = created
  const inserted = await tx.query<{ id: number }>(sql`
    insert into events (company_id, uuid, event, date, entity_type, entity_id, application_id, candidate_id, data, personal)
    select ${companyId}::bigint, ${uuidOf(sql`${`${event} ${companyId} `} || r.id`)}, ${event}, r.created_at, ${entity}, r.id::text,
      ${raw(about)}, ${raw(state(created, false))}, ${raw(state(created, true))}
    from ${raw(table)} r ${joins(companyId)}
    where r.company_id = ${companyId} and r.id between ${Math.min(...ids)} and ${Math.max(...ids)} order by r.id
    returning id`)
  return inserted.map(({ id }) => id)
}
