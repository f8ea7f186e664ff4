import { migrateToy, TOY_CHILD } from '../toy-kind/index.js'
import { randomUUID } from 'node:crypto'
import type { TProperties, TSchema } from '@sinclair/typebox'
import sql, { raw, type Sql } from 'sql-template-tag'
import { KINDS } from '../../src/domain/kinds/table.js'
import { columnOf } from '../../src/domain/shared/sql.js'
import { build, createClient } from '../helper.js'
import { t, type Test } from '../part.js'
import { makeObjects } from './paths.js'

// Every column that can hold something about a person: anonymizing erases it, or it is named here with the reason. The tables and columns
// are those of the database, and each is tried: a mark is put into it, the person is anonymized, and the mark has gone or not.

/** What stays in the tables that belong to people, besides fields that their kinds do not call personal, and why. */
const KEPT: Record<string, string> = {
  'candidate_merges.filled': 'names of fields',
  'candidate_merges.moved': 'ids',
  'attachments.file_name': 'of files of jobs: those of people are deleted',
  'attachments.text_state': 'a word of a list',
  'deliveries.ordering_key': 'an id',
  'deliveries.attempts': 'times and status codes',
  'deliveries.last_error': 'an error of the connection',
  'events.event': 'a word of the catalog',
  'events.token_name': 'the name of a token',
  'events.entity_type': 'a word of the catalog',
  'events.entity_id': 'an id',
  'events.data': 'what is not personal: the rest is in `personal`',
  'events.trace_context': 'the id of a trace',
  'idempotency_keys.route': 'a path with names in place of ids',
  'idempotency_keys.key': 'a random word of the client',
  'idempotency_keys.etag': 'the version and time of an object, and a keyed hash',
  'idempotency_keys.fingerprint': 'a keyed hash',
  'idempotency_keys.location': 'a path with ids',
  'idempotency_keys.shown': 'a kind and an id',
  'interviewers.status': 'a word of a list: what a user has answered',
  'messages.queued_with': 'a word of a list: a status of the application',
  'scorecards.scores': 'ratings, and yes or no: words and comments are apart',
  'users.name': 'who works for the company is not anonymized: the row is deleted',
  'users.name_folded': 'as `name`',
  'users.email': 'as `name`',
  'users.email_folded': 'as `name`'
}

/** Tables that belong to nobody and have no description. */
const OF_NOBODY: Record<string, string> = {
  calendar_links: 'the hash of a secret, and ids',
  companies: 'the name of a company',
  company_settings: 'choices of a company',
  file_chunks: 'bytes of files, which are removed after the files are deleted: test/routes/attachments.ts',
  reading_turns: 'how long the files of a company took',
  schema_migrations: 'names of files',
  settings: 'what the server notes of itself',
  suppressions: 'addresses that get no messages, forgotten with the person: test/routes/v1/messages.ts',
  tokens: 'names of programs, and of the tokens that made them',
  webhook_actions: 'words of the catalog',
  webhook_targets: 'addresses of programs',
  webhooks: 'addresses of programs, and whom to call when they fail: the company changes and deletes that'
}

const app = await build(t)
await migrateToy(app)

/** The columns of the fields of an entity, those of nested ones included. */
const columnsOf = ({ properties = {} }: TSchema, prefix = ''): string[] =>
  Object.entries(properties as TProperties).flatMap(([field, property]) => property.properties === undefined
    ? [prefix + columnOf(field)]
    : columnsOf(property, `${prefix}${columnOf(field)}_`))

/** The columns of fields that are not personal. */
const IMPERSONAL = KINDS.all.flatMap(({ schema, listing }) => columnsOf(schema).map(column => `${listing(0, {}, []).table}.${column}`))
  .filter(place => !KINDS.personalColumns.includes(place))

interface Column { table: string, column: string, type: string }

/** A value for each type whose values may tell something about a person, and how it is found again. */
const MARKS: Record<string, { value: (column: Sql) => Sql, text: string }> = {
  // After what is there, which may have to be unique.
  text: { value: column => sql`coalesce(${column}, left(md5(random()::text), 8)) || 'Zq6'`, text: 'Zq6' },
  _text: { value: () => sql`array['Zq6']`, text: 'Zq6' },
  jsonb: { value: column => sql`case jsonb_typeof(${column}) when 'object' then '{"mark": "Zq6"}'::jsonb else '["Zq6"]' end`, text: 'Zq6' },
  json: { value: () => sql`'["Zq6"]'`, text: 'Zq6' },
  bytea: { value: () => sql`'\\x5a7136'`, text: '5a7136' },
  date: { value: () => sql`'1987-06-05'`, text: '1987-06-05' },
  float8: { value: () => sql`7654.25`, text: '7654.25' },
  numeric: { value: () => sql`7654.25`, text: '7654.25' }
}

/** Ids, times, counts and flags. */
const TELL_NOTHING = ['int2', 'int4', 'int8', '_int8', 'uuid', '_uuid', 'bool', 'timestamptz']

const columns = await app.database.query<Column>(sql`
  select c.table_name as table, c.column_name as column, c.udt_name as type from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`)

/** The tables that belong to people: with personal fields, with the id of a candidate, and all that refers to the latter. */
async function tablesOfPeople (): Promise<Set<string>> {
  const keys = await app.database.query<{ from: string, to: string }>(sql`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`)
  const found = new Set(['candidates', ...columns.filter(({ column }) => /^candidate_ids?$/.test(column)).map(({ table }) => table)])
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const { from, to } of keys) if (found.has(to)) found.add(from)
  }
  for (const place of KINDS.personalColumns) found.add(place.split('.')[0] as string)
  return found
}
const ofPeople = await tablesOfPeople()

/** The columns of a table in which a mark is there after everybody was anonymized; not those that take no word but their own. */
async function keptOf (t: Test, table: string, own: Column[]): Promise<string[]> {
  const client = await createClient(app)
  const { companyId } = client
  const fill = await makeObjects(app, companyId)
  const person = fill('/api/v2/candidates/{id}')
  // The words that find the person, and an answer that is kept.
  const headers = { 'idempotency-key': randomUUID() }
  for (const [method, url, payload] of [
    ['PATCH', person, { lastName: 'Silva' }],
    ['POST', fill('/api/v1/jobs/{jobId}/applications/{applicationId}/comments'), { text: 'Met at the fair.' }]
  ] as const) t.ok((await client.send({ method, url, payload, headers })).statusCode < 300, url)
  const marked: Column[] = []
  for (const each of own) if (await mark(t, companyId, each)) marked.push(each)
  const everybody = await app.database.query<{ id: number }>(sql`
    select id from candidates where company_id = ${companyId} and merged_into_id is null order by id`)
  for (const { id } of everybody) {
    const answer = await client.send({ method: 'POST', url: `/api/v2/candidates/${id}/anonymize` })
    t.equal(answer.statusCode, 200, `${table}: ${answer.body}`)
  }
  const kept: string[] = []
  for (const { column, type } of marked) {
    const rows = await app.database.query(sql`
      select 1 from ${raw(table)} where company_id = ${companyId} and strpos(${raw(column)}::text, ${textOf(type)}) > 0`)
    if (rows.length > 0) kept.push(`${table}.${column}`)
  }
  return kept
}

/** Columns that refuse a mark, as they take no word but their own: a check, or a reference to a word of another table. */
const refusing: string[] = []

const markOf = (type: string) => MARKS[type] as (typeof MARKS)[string]
const textOf = (type: string) => markOf(type).text

/** Puts a mark into each row of the company. @returns false for a column that refuses it */
async function mark (t: Test, companyId: number, { table, column, type }: Column): Promise<boolean> {
  try {
    const marked = await app.database.query(sql`
      update ${raw(table)} set ${raw(column)} = ${markOf(type).value(raw(column))} where company_id = ${companyId} returning 1`)
    t.ok(marked.length > 0, `there is a row of ${table}`)
    return true
  } catch (error) {
    if (!['23514', '23503'].includes((error as { code: string }).code)) throw error
    refusing.push(`${table}.${column}`)
    return false
  }
}

t.test('every type of a column → tells something about people, or nothing', t => {
  for (const { table, column, type } of columns) t.ok(type in MARKS || TELL_NOTHING.includes(type), `${table}.${column} ${type}`)
  t.end()
})

t.test('every column of the tables that belong to people → erased by anonymizing, or named with its reason', async t => {
  t.ok(['candidates', 'candidate_words', 'applications', 'comments', 'events', 'deliveries', 'users', 'idempotency_keys'].every(table =>
    ofPeople.has(table)))
  const kept: string[] = []
  for (const table of ofPeople) kept.push(...await keptOf(t, table, columns.filter(each => each.table === table && each.type in MARKS)))
  t.same(refusing.sort(), ['application_tags.name', 'deliveries.state'])
  t.ok(ofPeople.has(TOY_CHILD.table), 'so is a table that comes new')
  t.same(kept.filter(place => !IMPERSONAL.includes(place)).sort(), Object.keys(KEPT).sort())
})

t.test('every other table → is of a kind without personal fields, or known to be about nobody', async t => {
  const kinds = new Set(KINDS.all.map(({ listing }) => listing(0, {}, []).table))
  const others = [...new Set(columns.filter(({ type }) => type in MARKS).map(({ table }) => table))]
    .filter(table => !ofPeople.has(table) && !kinds.has(table))
  t.same(others.sort(), Object.keys(OF_NOBODY).sort())
})
