import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../src/database/port.js'
import { ownField } from '../src/domain/engine/child.js'
import type { Child, Kind } from '../src/domain/engine/kind.js'
import { KINDS } from '../src/domain/kinds/table.js'
import { columnOf } from '../src/domain/shared/sql.js'
import { childColumns, columnsOf, foldedOf } from './kinds.js'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** A value of the type of its column. */
const constantOf = (table: string, column: string, value: unknown): Sql =>
  sql`(jsonb_populate_record(null::${raw(table)}, ${JSON.stringify({ [column]: value })}::jsonb)).${raw(column)}`

/** What each row of a kind has, as SQL over its number `n`. */
function valuesOf (kind: Kind): Record<string, Sql> {
  const numbered: Record<string, Sql> = { name: sql`'Named ' || n`, email: sql`n || '@example.com'` }
  const own = Object.entries(columnsOf(kind)).map(([column, value]): [string, Sql] =>
    [column, numbered[column] ?? constantOf(kind.table, column, value)])
  return Object.fromEntries([...own, ...foldedOf(kind).map(column => [`${column}_folded`, sql`lower(${numbered[column] as Sql})`])])
}

/** The id of a file, a message or a custom field, by its number. */
export const uuidOf = (n: Sql): Sql => sql`('00000000-0000-7000-8000-' || lpad(${n}::text, 12, '0'))::uuid`

/** Fields of jobs, and a value of the first of them for each job. */
async function fillCustomFields (tx: Queryable, companyId: number, all: Sql): Promise<void> {
  await tx.query(sql`
    insert into custom_fields (company_id, id, entity, key, label, type)
    select ${companyId}, ${uuidOf(sql`n`)}, 'job', 'k' || n, 'Field ' || n, 'text' from generate_series(1, 100) n`)
  await tx.query(sql`
    insert into custom_field_values (company_id, field_id, value, object_id)
    select ${companyId}, ${uuidOf(sql`1`)}, md5(n::text)::uuid, n from ${all}`)
}

/** A visit and a tag for each application. */
async function fillVisits (tx: Queryable, companyId: number, all: Sql): Promise<void> {
  await tx.query(sql`
    insert into application_steps (company_id, application_id, step_id, started_at)
    select ${companyId}, n, 3 * n - 2, '2026-03-01' from ${all}`)
  await tx.query(sql`
    insert into tags (company_id, id, name) select ${companyId}, n, case n when 1 then 'tag' else 'tag ' || n end from ${all}`)
  await tx.query(sql`insert into application_tags (company_id, application_id, name) select ${companyId}, n, 'tag' from ${all}`)
}

/** A child for each parent. */
async function fillChildren (tx: Queryable, kind: Child, companyId: number, all: Sql, changed: Sql): Promise<void> {
  const columns = childColumns(kind)
  const names = [columnOf(ownField(kind.parent)), ...Object.keys(columns)]
  const values = Object.entries(columns).map(([column, value]) => constantOf(kind.table, column, value))
  await tx.query(sql`
    insert into ${raw(kind.table)} (company_id, id, updated_at, ${raw(names.join(', '))})
    select ${companyId}, n, ${changed}, n, ${join(values)} from ${all}`)
}

/** Addresses that get no messages, and those of the calendars of users. */
async function fillAddresses (tx: Queryable, companyId: number, some: Sql): Promise<void> {
  await tx.query(sql`
    insert into suppressions (company_id, id, address, address_hash)
    select ${companyId}, ${uuidOf(sql`n`)}, n || '@example.com', md5(n::text) from ${some}`)
  await tx.query(sql`
    insert into calendar_links (company_id, user_id, secret_hash, token_id)
    select ${companyId}, n, sha256(n::text::bytea), gen_random_uuid() from ${some}`)
}

/** Candidates who were merged into the first ones. */
async function fillMerged (tx: Queryable, companyId: number, size: number, changed: Sql): Promise<void> {
  await tx.query(sql`
    insert into candidates (company_id, id, name, last_name, email, email_folded, merged_into_id, merged_at, updated_at)
    select ${companyId}, ${size}::int + n, 'Ada', 'Moreira', 'm' || n, 'm' || n, n, ${changed}, ${changed}
    from generate_series(1, ${Math.ceil(size / 100)}::int) n`)
}

/** An opening, an interview, a scorecard, a message and an offer for each application, and a file for each candidate; and one for a job. */
async function fillHiring (tx: Queryable, companyId: number, all: Sql, changed: Sql, few: number): Promise<void> {
  await tx.query(sql`
    insert into openings (company_id, id, job_id, code, updated_at)
    select ${companyId}, n, n, 'POS-' || n, ${changed} from ${all}`)
  await tx.query(sql`
    insert into interviews (company_id, id, application_id, step_id, code, kind, status, starts_at, ends_at, time_zone, updated_at)
    select ${companyId}, n, n, 3 * n - 2, 'INT-' || n, 'video', case when n % 1000 = 0 then 'canceled' else 'completed' end, ${changed},
      ${changed} + interval '1 hour', 'UTC', ${changed} from ${all}`)
  await tx.query(sql`
    insert into interviewers (company_id, interview_id, user_id) select ${companyId}, n, 1 + n % ${few}::int from ${all}`)
  await tx.query(sql`
    insert into scorecards (company_id, id, application_id, interview_id, user_id, code, status, updated_at)
    select ${companyId}, n, n, n, 1 + n % ${few}::int, 'CARD-' || n, case when n % 1000 = 0 then 'draft' else 'submitted' end, ${changed}
    from ${all}`)
  await tx.query(sql`
    insert into messages (company_id, id, application_id, kind, recipient, subject, text, status, updated_at)
    select ${companyId}, ${uuidOf(sql`n`)}, n, 'free', n || '@example.com', 'Hello', 'Dear Ada', 'sent', ${changed} from ${all}`)
  await tx.query(sql`insert into offers (company_id, id, application_id, updated_at) select ${companyId}, n, n, ${changed} from ${all}`)
  await tx.query(sql`
    insert into attachments (company_id, id, candidate_id, kind, file_name, content_type, size, sha256, text_state, updated_at)
    select ${companyId}, ${uuidOf(sql`n`)}, n, 'resume', 'resume.txt', 'text/plain', 1, lpad(n::text, 64, '0'), 'none', ${changed}
      from ${all}`)
  await tx.query(sql`
    insert into attachments (company_id, id, job_id, kind, file_name, content_type, size, sha256, text_state)
    values (${companyId}, ${uuidOf(sql`0`)}, 7, 'other', 'leaflet.txt', 'text/plain', 1, repeat('0', 64), 'none')`)
  await tx.query(sql`
    insert into attachment_words (company_id, attachment_id, word, rank)
    select ${companyId}, ${uuidOf(sql`n`)}, 'word' || n % 100, 0 from ${all}`)
}

/**
 * Puts `size` rows of each large kind into the tables, all of one company, many times faster than requests would; ids go from 1 to `size`,
 * and those of candidates who were merged on from there.
 * Each job has three steps and an application, each application a candidate, a tag, a comment and an event, and each event a delivery to
 * one webhook, of which every tenth is to be sent. @returns the id of that webhook
 */
export async function fillTables (app: FastifyInstance, companyId: number, size: number): Promise<string> {
  const webhookId = randomUUID()
  const few = Math.ceil(size / 6)
  const all = sql`generate_series(1, ${size}::int) n`
  const some = sql`generate_series(1, ${few}::int) n`
  // As if the rows had come in another order than they changed in.
  const changed = sql`'2026-03-01'::timestamptz + (n * 7919 % 100000) * interval '1 second'`
  await app.database.begin(async tx => {
    // To check each reference would take most of the time.
    await tx.query(sql`set local session_replication_role = replica`)
    for (const kind of KINDS.catalogues) {
      const columns = valuesOf(kind)
      await tx.query(sql`
        insert into ${raw(kind.table)} (company_id, id, ${raw(Object.keys(columns).join(', '))})
        select ${companyId}, n, ${join(Object.values(columns))} from ${some}`)
    }
    await tx.query(sql`
      insert into tokens (company_id, id, name, prefix, secret_hash, scopes, revoked_at) select ${companyId}, gen_random_uuid(), 'Token',
        'rat_x', sha256(gen_random_uuid()::text::bytea), '{}', case when n % 2 = 0 then '2026-03-01'::timestamptz end from ${some}`)
    await tx.query(sql`
      insert into jobs (company_id, id, code, name, name_folded, status, type, publication_type, workplace_type, num_vacancies,
        department_id, role_id, branch_id, created_at, updated_at)
      select ${companyId}, n, 'J-' || n, 'Job ' || n % 1000, 'job ' || n % 1000, case when n % 10 = 0 then 'draft' else 'published' end,
        'effective', 'external', 'remote', 1, 1 + n % ${few}::int, 1 + n % ${few}::int, 1 + n % ${few}::int,
        '2026-01-01'::timestamptz + n * interval '1 minute', ${changed} from ${all}`)
    await fillAddresses(tx, companyId, some)
    await tx.query(sql`insert into company_settings (company_id) values (${companyId})`)
    await fillCustomFields(tx, companyId, all)
    await tx.query(sql`
      insert into steps (company_id, id, job_id, name, type, category, position)
      select ${companyId}, 3 * (n - 1) + s.position, n, s.category, s.type, s.category, s.position
        from ${all}, (values ('registration', 'register', 1), ('screening', 'online', 2), ('hiring', 'final', 3))
          s (category, type, position)`)
    await tx.query(sql`
      insert into team_members (company_id, id, job_id, user_id, role, updated_at)
      select ${companyId}, n, n, 1 + n % ${few}::int, case when n % 1000 = 0 then 'manager' else 'interviewer' end, ${changed} from ${all}`)
    await tx.query(sql`
      insert into candidates (company_id, id, name, last_name, email, email_folded, identification_document, updated_at)
      select ${companyId}, n, 'Ada' || n % 100, 'Moreira' || n, n || '@example.com', n || '@example.com', '000-' || n, ${changed}
        from ${all}`)
    await fillMerged(tx, companyId, size, changed)
    await tx.query(sql`
      insert into candidate_words (company_id, word, candidate_id, shared, beginnings)
      select ${companyId}, w.word, n, 0, 'am' from ${all}, lateral (values ('ada' || n % 100), ('moreira' || n)) w (word)`)
    await tx.query(sql`
      insert into applications (company_id, id, job_id, candidate_id, current_step_id, source, updated_at)
      select ${companyId}, n, n, n, 3 * n - 2, 'referral', ${changed} from ${all}`)
    await fillHiring(tx, companyId, all, changed, few)
    for (const kind of KINDS.children) await fillChildren(tx, kind, companyId, all, changed)
    await fillVisits(tx, companyId, all)
    await tx.query(sql`
      insert into comments (company_id, application_id, text, author) select ${companyId}, n, 'A comment', 'Test token' from ${all}`)
    await tx.query(sql`
      insert into idempotency_keys (company_id, token_id, route, key, fingerprint, status, body, candidate_ids)
      select ${companyId}, gen_random_uuid(), 'POST /', 'key', '', 201, '{}', array[n] from ${all}`)
    await tx.query(sql`
      insert into events (company_id, id, uuid, event, date, entity_type, entity_id, application_id, candidate_id, data)
        overriding system value
      select ${companyId}, n, gen_random_uuid(), 'application.created', '2026-03-01'::timestamptz + n * interval '1 second',
        'application', n, n, n, '{}' from ${all}`)
    await tx.query(sql`insert into numbered_events (company_id, position, event_id) select ${companyId}, n, n from ${all}`)
    await tx.query(sql`insert into event_positions (company_id, last) values (${companyId}, ${size})`)
    await tx.query(sql`
      insert into webhook_targets (company_id, id, url) overriding system value select ${companyId}, n, 'http://127.0.0.1:9/' || n
        from ${some}`)
    await tx.query(sql`
      insert into webhooks (company_id, id, target_id, actions, postback_url, secret)
      select ${companyId}, case n when 1 then ${webhookId}::uuid else gen_random_uuid() end, n,
        array[case n when 1 then 'application.created' else 'role.deleted' end], 'http://127.0.0.1:9/' || n, ${SECRET} from ${some}`)
    await tx.query(sql`
      insert into webhook_actions (company_id, action, webhook_id) select company_id, only_action, id from webhooks
        where company_id = ${companyId}`)
    await tx.query(sql`
      insert into deliveries (company_id, id, webhook_id, event_id, ordering_key, state, next_attempt_at)
      select ${companyId}, gen_random_uuid(), ${webhookId}, n, 'application ' || n,
        case n % 10 when 0 then 'pending' else 'delivered' end, case n % 10 when 0 then clock_timestamp() end from ${all}`)
  }, 120_000)
  const tables = KINDS.all.map(({ listing }) => listing(companyId, {}, []).table).filter(table => table !== 'comments')
  for (const table of [...tables, 'events', 'webhook_targets']) {
    await app.database.query(sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest(${size * 3}::bigint,
        nextval(pg_get_serial_sequence(${table}, 'id'))))`)
  }
  return webhookId
}
