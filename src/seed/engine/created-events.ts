import { Type, type TObject } from '@sinclair/typebox'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/port.js'
import { EmbeddedApplication, Tag, Visit } from '../../domain/applications/schema.js'
import { Attachment } from '../../domain/attachments/schema.js'
import { Candidate } from '../../domain/candidates/schema.js'
import { isBelow } from '../../domain/engine/child.js'
import type { Kind } from '../../domain/engine/kind.js'
import { Interview } from '../../domain/interviews/schema.js'
import { Job } from '../../domain/jobs/schema.js'
import { OPENING_EVENTS } from '../../domain/openings/events.js'
import { KINDS } from '../../domain/kinds/table.js'
import { isPersonal, ungated } from '../../domain/shared/classification.js'
import { customEntityOf, OPEN } from '../../domain/shared/custom-values.js'
import { referredColumns } from '../../domain/shared/references.js'
import { columnOf } from '../../domain/shared/sql.js'

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The fields of a visit that are columns of its row `v`. */
const VISIT = Object.entries(Visit.properties).filter(([field]) => field !== 'jobId')
  .map(([field, { format }]) => `'${field}', ${format === 'date-time' ? time(`v.${columnOf(field)}`) : `v.${columnOf(field)}`}`).join(', ')
/** The state of a new application in its event: its fields, and what events have besides. */
const CreatedApplication = Type.Object({ ...EmbeddedApplication.properties, jobCode: Job.properties.code, visits: Type.Array(Visit) })

/** How far the job in the table with this alias is filled. */
const vacanciesOf = (job: string) => `jsonb_build_object('total', ${job}.num_vacancies, 'filled', ${job}.vacancies_filled,
  'open', greatest(${job}.num_vacancies - ${job}.vacancies_filled, 0))`

const HIRING = `case when t.hired_at is not null then jsonb_build_object('at', ${time('t.hired_at')}, 'startDate', t.hiring_start_date,
  'contractType', t.hiring_contract_type, 'openingId', t.hiring_opening_id, 'offerId', t.hiring_offer_id) end`

const CANCELLATION = { cancellation: { at: 't.cancellation_at', others: { reason: 't.cancellation_reason' } } }

const NOBODY = 'null::bigint as application_id, null::bigint as candidate_id'

interface Created {
  event: string
  entity: string
  /** Columns `application_id, candidate_id` of the event. */
  about: string
  schema: TObject
  /** Fields that are no column of the row, nor of what it refers to. */
  instead: Record<string, string>
  /** Objects with personal parts: the time that they are there with, and their other parts, which are all personal. */
  parts?: Record<string, { at: string, others: Record<string, string> }>
  joins?: (companyId: number) => Sql
}

const DESCRIBED = [...KINDS.catalogues, ...KINDS.all.filter(isBelow)]

/**
 * Table → the first event of its kind, which has the row as it is, so that the events of a company that was never changed make an exact
 * copy of it. Built in the database, where the rows are: sending them again would take longer.
 */
const CREATED: Record<string, Created> = {
  ...Object.fromEntries(DESCRIBED.map(({ name, table, schema, events, columns = {}, joins }) => [table, {
    // The event of a new object is the first of its kind.
    event: Object.keys(events)[0] as string,
    entity: name,
    about: 'candidateId' in schema.properties ? 't.application_id, p.candidate_id' : NOBODY,
    schema,
    instead: Object.fromEntries(Object.keys(columns).map(field => [field, `its."${field}"`])),
    parts: schema === Interview ? CANCELLATION : {},
    joins: companyId => sql`${joins?.(companyId) ?? empty} ${own(columns, companyId)}`
  } satisfies Created])),
  jobs: {
    event: 'job.created',
    entity: 'job',
    about: NOBODY,
    schema: Job,
    instead: { vacancies: vacanciesOf('t') }
  },
  openings: {
    event: 'opening.created',
    entity: 'opening',
    about: NOBODY,
    schema: OPENING_EVENTS['opening.created'].data,
    instead: { vacancies: vacanciesOf('j') },
    joins: companyId => sql`join jobs j on j.company_id = ${companyId} and j.id = t.job_id`
  },
  candidates: {
    event: 'candidate.created',
    entity: 'candidate',
    about: 'null::bigint as application_id, t.id as candidate_id',
    schema: Candidate,
    instead: {}
  },
  applications: {
    event: 'application.created',
    entity: 'application',
    about: 't.id as application_id, t.candidate_id',
    schema: CreatedApplication,
    instead: {
      hiring: HIRING,
      jobCode: 'j.code',
      visits: 'v.visits',
      candidateCode: 'c.code',
      currentStep: "jsonb_build_object('id', s.id, 'name', s.name, 'code', s.code, 'type', s.type, 'category', s.category)",
      candidate: "jsonb_build_object('id', c.id, 'name', c.name, 'lastName', c.last_name, 'email', c.email)",
      job: "jsonb_build_object('id', j.id, 'name', j.name)"
    },
    parts: {
      disqualification: {
        at: 't.disqualified_at',
        others: { reasonId: 't.reason_id', reason: 't.disqualification_reason', notes: 't.disqualification_notes' }
      },
      withdrawal: { at: 't.withdrawn_at', others: { reasonId: 't.reason_id', reason: 't.withdrawal_reason' } }
    },
    // Looked up for each row by their keys, whatever the planner knows about the company: it may be new.
    joins: companyId => sql`cross join lateral (select * from candidates where company_id = ${companyId} and id = t.candidate_id limit 1) c
      cross join lateral (select * from jobs where company_id = ${companyId} and id = t.job_id limit 1) j
      cross join lateral (select * from steps where company_id = ${companyId} and id = t.current_step_id limit 1) s
      cross join lateral (
        select jsonb_agg(jsonb_build_object(${raw(VISIT)}, 'jobId', t.job_id) order by v.id) as visits from application_steps v
        where v.company_id = ${companyId} and v.application_id = t.id) v`
  },
  tags: { event: 'tag.created', entity: 'tag', about: NOBODY, schema: Tag, instead: {} },
  attachments: {
    event: 'attachment.created',
    entity: 'attachment',
    about: 't.application_id, coalesce(t.candidate_id, a.candidate_id) as candidate_id',
    schema: Attachment,
    instead: { jobId: 'coalesce(t.job_id, a.job_id)', candidateId: 'coalesce(t.candidate_id, a.candidate_id)' },
    joins: companyId => sql`left join applications a on a.company_id = ${companyId} and a.id = t.application_id`
  }
}

/** Fields that are not a column of the row `t`, as the kind reads them. */
function own (columns: NonNullable<Kind['columns']>, companyId: number): Sql {
  const each = Object.entries(columns).map(([field, column]) => sql`${column(companyId, null)} as ${raw(`"${field}"`)}`)
  return each.length === 0 ? empty : sql`cross join lateral (select ${join(each)}) its`
}

/** The state of the row, as the API's own events have it: the personal part separate, or null if there is none. */
function state (created: Created, personal: boolean, hasCustomFields: boolean): string {
  const { schema, instead, parts = {} } = created
  const fields = Object.entries(ungated(schema)).filter(([field, property]) =>
    isPersonal(property) === personal && !(field in parts) && (hasCustomFields || customEntityOf(property) === undefined))
  const objects = Object.entries(parts).map(([field, { at, others }]) => {
    const values = Object.entries(others).map(([name, column]) => `'${name}', ${personal ? column : 'null'}`)
    const object = `jsonb_build_object(${[...values, `'at', ${time(at)}`].join(', ')})`
    // Without it the personal part has nothing to add.
    const none = personal ? "'{}'" : `'{"${field}": null}'`
    return `case when ${at} is null then ${none} else jsonb_build_object('${field}', ${object}) end`
  })
  if (fields.length === 0) return 'null::jsonb'
  const columns = fields.map(([field, property]) => {
    if (customEntityOf(property) !== undefined) return `'${field}', coalesce(t.custom_fields -> '${OPEN}', '{}')`
    const [, stem = '', key = ''] = /^(.*)(Name|Code)$/.exec(field) ?? []
    const column = `${stem}Id` in schema.properties ? `its_${stem}.${key.toLowerCase()}` : `t.${columnOf(field)}`
    return `'${field}', ${instead[field] ?? (property.format === 'date-time' ? time(column) : column)}`
  })
  return [`jsonb_build_object(${columns.join(', ')})`, ...objects].join(' || ')
}

/**
 * The same UUID for the same text, of version 8: RFC 9562 defines only the version and the variant, at the 13th and 17th digit.
 */
export const uuidOf = (text: Sql) => sql`overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`

/**
 * One event for each of these rows, in the order of their ids.
 * @param hasCustomFields whether the company has fields of its own
 * @returns the ids of the events, which `numberInserted` needs
 */
export async function insertCreatedEvents (
  tx: Transaction, companyId: number, table: string, ids: Array<number | string>, hasCustomFields = false
): Promise<number[]> {
  const created = CREATED[table]
  if (created === undefined) return []
  const { event, entity, about, schema, joins = () => empty } = created
  const inOrder = [...ids].sort((a, b) => a < b ? -1 : 1)
  // The rows are read by themselves: a distributed database cannot insert what it reads through such joins.
  const inserted = await tx.query<{ id: number }>(sql`
    with created as materialized (
      select t.id, t.created_at, ${raw(about)}, ${raw(state(created, false, hasCustomFields))} as data,
        ${raw(state(created, true, hasCustomFields))} as personal
      from ${raw(table)} t ${joins(companyId)} ${referredColumns(companyId, schema.properties, 't').joins}
      where t.company_id = ${companyId} and t.id between ${inOrder[0]} and ${inOrder.at(-1)})
    insert into events (company_id, uuid, event, date, entity_type, entity_id, application_id, candidate_id, data, personal)
    select ${companyId}::bigint, ${uuidOf(sql`${`${event} ${companyId} `} || c.id`)}, ${event}, c.created_at, ${entity}, c.id::text,
      c.application_id, c.candidate_id, c.data, c.personal
    from created c order by c.id
    returning id`)
  return inserted.map(({ id }) => id)
}
