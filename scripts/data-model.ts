import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sql from 'sql-template-tag'
import { openEmbedded } from '../src/database/embedded.js'
import type { Queryable } from '../src/database/port.js'
import { KINDS } from '../src/domain/kinds/table.js'
import { personalColumns } from '../src/domain/shared/classification.js'

// The page of the data model: the tables as a migrated database has them, in the order in which the migrations make them, each with the
// comment above it.

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
const TABLE = /((?:^--.*\n)+)create table (\w+)/gm

interface Column { name: string, isNullable: boolean, isKey: boolean, isPersonal: boolean, target: string | null }

/** A table of the schema. */
export interface Table { name: string, why: string, columns: Column[] }

/** What one file of migrations makes: a part of the domain. */
export interface Part { title: string, file: string, tables: Table[] }

/** The data model, from a migrated database. */
export async function readModel (db: Queryable): Promise<Part[]> {
  const columns = await readColumns(db)
  return readdirSync(FOLDER).sort().map(file => ({
    file,
    title: titleOf(file),
    tables: [...readFileSync(path.join(FOLDER, file), 'utf8').matchAll(TABLE)].map(([, comment = '', name = '']) => ({
      name,
      why: comment.replace(/^-- ?/gm, '').trim().replaceAll('\n', ' '),
      columns: columns.filter(({ table }) => table === name)
    }))
  })).filter(({ tables }) => tables.length > 0)
}

function titleOf (file: string): string {
  const words = (file.split('.')[2] as string).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

async function readColumns (db: Queryable): Promise<Array<Column & { table: string }>> {
  const rows = await db.query<Omit<Column, 'isPersonal'> & { table: string }>(sql`
    select c.relname::text as "table", a.attname::text as name, not a.attnotnull as "isNullable",
      exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary
        and array_position(i.indkey::int2[], a.attnum) < i.indnkeyatts) as "isKey",
      (select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and a.attnum = f.conkey[cardinality(f.conkey)]) as target
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
    order by c.relname, a.attnum`)
  const personal = new Set(KINDS.flatMap(({ schema, listing }) => {
    const { table } = listing(0, {}, [])
    return personalColumns(schema).map(([column]) => `${table}.${column}`)
  }))
  return rows.map(row => ({ ...row, isPersonal: personal.has(`${row.table}.${row.name.replace(/_folded$/, '')}`) }))
}

/** The data model of this program, from an embedded database that is made for it. */
export async function currentModel (): Promise<Part[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'recruitment-data-model-'))
  const database = await openEmbedded(directory)
  try {
    return await readModel(database)
  } finally {
    await database.close()
    rmSync(directory, { recursive: true })
  }
}

/** docs/data-model.md. */
export function modelPage (parts: Part[]): string {
  return `# Data model

The tables as the migrations make them, in the order of the domain, each with its reason. \`npm run data-model\` generates this page and its
drawing from a migrated database; types, constraints and indexes, with their reasons, are in \`migrations/\`.

![The tables and their references](../public/data-model.svg)

- An arrow leads from a table to the one that its rows refer to. Not drawn: \`company_id\`, by which rows belong to a company.
- Keys begin with \`company_id\`, which is left out; those that do not are marked *alone*.
- A column with \`?\` may be null.
- A **bold** column is personal: its field is marked so in the schema (\`src/domain/shared/classification.ts\`). Anonymizing a candidate
  overwrites the ones of candidates, applications, offers and comments, and what was made from them in \`candidate_words\`,
  \`events.personal\` and \`idempotency_keys.body\`.

${parts.map(partOf).join('\n\n')}
`
}

function partOf ({ title, file, tables }: Part): string {
  const rows = tables.map(({ name, why, columns }) =>
    `| \`${name}\` | ${why} | ${keyOf(columns)} | ${columns.filter(({ isKey }) => !isKey).map(columnOf).join(', ')} |`)
  return [`## ${title}`, '', `\`migrations/${file}\``, '', '| Table | Why | Key | Other columns |', '|---|---|---|---|', ...rows].join('\n')
}

function keyOf (columns: Column[]): string {
  const keys = columns.filter(({ isKey }) => isKey)
  const rest = keys.filter(({ name }) => name !== 'company_id')
  if (rest.length === 0) return 'the company'
  return rest.map(columnOf).join(', ') + (rest.length < keys.length ? '' : ' *alone*')
}

function columnOf ({ name, isNullable, isPersonal, target }: Column): string {
  const text = `\`${name}${isNullable ? '?' : ''}\``
  return `${isPersonal ? `**${text}**` : text}${target === null ? '' : ` → \`${target}\``}`
}
