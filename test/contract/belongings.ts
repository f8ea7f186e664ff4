import sql from 'sql-template-tag'
import { KINDS } from '../../src/domain/kinds/table.js'
import { STAYING } from '../../src/domain/merging/belongings.js'
import { build } from '../helper.js'
import { t } from '../part.js'

const app = await build(t)

/** Tables that refer to this one, and the column. */
async function referencesTo (table: string): Promise<Array<{ table: string, column: string }>> {
  return await app.database.query(sql`
    select f.conrelid::regclass::text as "table", a.attname::text as "column"
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[cardinality(f.conkey)]
    where f.contype = 'f' and f.confrelid = ${table}::regclass and f.connamespace = current_schema()::regnamespace`)
}

t.test('every table that refers to candidates → goes with a person who is merged, or stays for a reason', async t => {
  const references = await referencesTo('candidates')
  const moving = references.filter(({ table }) => !(table in STAYING))
  const placesOf = (columns: Array<{ table: string, column: string }>) => columns.map(({ table, column }) => `${table}.${column}`).sort()
  t.same(placesOf(moving), placesOf(KINDS.belongings))
  for (const table of Object.keys(STAYING)) t.ok(references.some(reference => reference.table === table), `${table} refers to candidates`)
})
