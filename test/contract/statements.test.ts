import { readFileSync } from 'node:fs'
import path from 'node:path'
import sql from 'sql-template-tag'
import { blankEvents } from '../../src/domain/shared/events.js'
import { createClient, build, ROOT } from '../helper.js'
import { t } from '../part.js'
import { EXCEPTIONS, takeBroken } from '../statement-recorder.js'
import { faultsOf } from '../statement-rules.js'

// The rules that every statement of the suite is held to: `test/statement-recorder.ts` sees them all, here they are tried.

const RULES: Array<{ title: string, fault: string, broken: string[], kept: string[] }> = [
  {
    title: 'each table of companies is bound to a company by a parameter',
    fault: 'is not bound to a company',
    broken: [
      'select * from jobs where id = $1',
      'select * from jobs where company_id = 1 and id = $1',
      'select * from jobs where company_id = $1 or id = $2',
      'select * from jobs j where j.company_id = any($1)',
      'select * from jobs j join steps s on s.company_id = j.company_id and s.job_id = j.id where j.company_id = $1',
      'select * from jobs j, steps s where j.company_id = $1 and company_id = $2',
      'select * from steps s left join jobs j on s.company_id = $1 and j.company_id = $2',
      'select (select name from users u where u.company_id = j.company_id limit 1) from jobs j where j.company_id = $1',
      'select * from jobs j cross join lateral (select * from steps s where s.company_id = j.company_id) s where j.company_id = $1',
      'with w as (select * from webhooks) select * from w',
      'select 1 where exists (select from tokens where id = $1)',
      'select * from jobs where company_id = $1 union all select * from jobs where id = $2',
      'update jobs set name = $1 where id = $2',
      'update jobs j set name = u.name from users u where j.company_id = $1 and u.company_id = j.company_id',
      'delete from steps where id = any($1)',
      'delete from steps s using jobs j where s.company_id = $1 and j.id = s.job_id'
    ],
    kept: [
      'select * from jobs where company_id = $1 and id = $2',
      'select * from jobs j join steps s on s.company_id = $1::bigint and s.job_id = j.id where j.company_id = $2',
      'select * from steps s left join jobs j on j.company_id = $1 where s.company_id = $2',
      'with jobs as (select 1) select * from jobs',
      'select name from companies where id = $1',
      'update jobs j set name = u.name from users u where j.company_id = $1 and u.company_id = $2'
    ]
  },
  {
    title: 'what is inserted gets its company from a parameter',
    fault: 'the company inserted is not a parameter',
    broken: [
      'insert into tags (company_id, name) select company_id, name from tags where company_id = $1',
      'insert into tags (company_id, name) values ($1, $2), (7, $3)',
      'insert into tags (name) values ($1)'
    ],
    kept: [
      'insert into tags (company_id, name) values ($1, $2), ($3, $4)',
      'insert into tags (company_id, name) select $1, name from tags where company_id = $2',
      'insert into settings (name, value) values ($1, $2)'
    ]
  },
  {
    title: 'updates compute with immutable functions, apart from the time alone',
    fault: 'is set by',
    broken: [
      'update jobs set updated_at = clock_timestamp() where company_id = $1',
      'update jobs set published_at = coalesce(published_at, statement_timestamp()) where company_id = $1',
      'update jobs set published_at = case when status = $1 then statement_timestamp() end where company_id = $2',
      'update webhooks set retired_secrets = jsonb_build_array(secret) where company_id = $1',
      'insert into tags (company_id, name) values ($1, $2) on conflict (company_id, name) do update set created_at = statement_timestamp()'
    ],
    kept: [
      "update jobs set updated_at = greatest(updated_at, statement_timestamp() + $1 * interval '1 hour') where company_id = $2",
      'insert into tags (company_id, name) values ($1, $2) on conflict (company_id, name) do update set created_at = excluded.created_at'
    ]
  },
  {
    title: 'rows to update or delete are not chosen by volatile functions',
    fault: 'in what is updated or deleted',
    broken: ['delete from jobs where company_id = $1 and updated_at < clock_timestamp()'],
    kept: ['delete from jobs where company_id = $1 and updated_at < statement_timestamp()']
  },
  {
    title: 'what updates and deletions compute from a column has no interval',
    fault: 'a column and an interval',
    broken: [
      "update loose_files set since = since + interval '1 hour' where company_id = $1",
      'update loose_files set since = since - make_interval(hours => $1) where company_id = $2',
      "delete from loose_files where company_id = $1 and since + $2 * interval '1 hour' < statement_timestamp()"
    ],
    kept: [
      "update loose_files set since = statement_timestamp() + interval '1 hour' where company_id = $1",
      "delete from loose_files where company_id = $1 and since < statement_timestamp() - interval '1 hour'"
    ]
  },
  {
    title: 'what is inserted from several tables joins them by their company',
    fault: 'not joined by their company',
    broken: [
      'insert into tags (company_id, name) select $1, w.id from events e, webhooks w where e.company_id = $2 and w.company_id = $3',
      'insert into tags (company_id, name) select $1, e.id from events e left join jobs j on j.company_id = $2 where e.company_id = $3'
    ],
    kept: [
      `insert into tags (company_id, name) select $1, e.id from events e join jobs j on j.company_id = e.company_id and j.company_id = $2
        where e.company_id = $3`,
      'insert into tags (company_id, name) select $1, e.id from events e cross join unnest($2) u where e.company_id = $3'
    ]
  },
  {
    title: 'values that are inserted are no queries',
    fault: 'a query among values',
    broken: ['insert into tags (company_id, name) values ($1, (select name from jobs where company_id = $2 and id = $3))'],
    kept: []
  },
  {
    title: 'a query in FROM has columns',
    fault: 'a query without columns in FROM',
    broken: ['select count(*) from (select from jobs where company_id = $1 limit 10) j'],
    kept: ['select 1 from jobs where company_id = $1 and exists (select from steps where company_id = $2)']
  },
  {
    title: 'changes return what is immutable',
    fault: 'in what is returned',
    broken: ["insert into tags (company_id, name) values ($1, $2) returning jsonb_build_object('name', name)"],
    kept: ['delete from tags where company_id = $1 and name = $2 returning name']
  },
  {
    title: 'a lock is a statement of its own',
    fault: 'a lock is not a statement of its own',
    broken: [
      'with held as (select id from jobs where company_id = $1 for update) select * from held',
      'select * from jobs j join steps s on s.company_id = $1 where j.company_id = $2 for update of j',
      'update jobs set name = $1 where company_id = $2 and id in (select id from jobs where company_id = $3 for update skip locked)'
    ],
    kept: ['select id from jobs where company_id = $1 order by id for no key update']
  },
  {
    title: 'nothing is written within WITH',
    fault: 'writes within WITH',
    broken: ['with gone as (delete from jobs where company_id = $1 returning 1) select count(*) from gone'],
    kept: ['with rows as (select 1 from jobs where company_id = $1) select count(*) from rows']
  },
  {
    title: 'what a column must be equal to is computed once',
    fault: 'is computed for each row',
    broken: ["select name from jobs where company_id = $1 and id = currval('jobs_id_seq')"],
    kept: ["select name from jobs where company_id = $1 and id = (select currval('jobs_id_seq'))"]
  },
  {
    title: 'rows have no other address than their key',
    fault: 'ctid',
    broken: ['delete from jobs where company_id = $1 and ctid = any($2)', 'select j.ctid from jobs j where j.company_id = $1'],
    kept: []
  }
]

for (const { title, fault, broken, kept } of RULES) {
  t.test(title, async t => {
    for (const text of broken) t.ok(faultsOf(text).some(found => found.includes(fault)), text, { found: faultsOf(text) })
    for (const text of kept) t.same(faultsOf(text), [], text)
  })
}

t.test('a statement over companies in the code → seen, with its place', async t => {
  const app = await build(t)
  const { companyId } = await createClient(app)
  // `or` binds less than the `and` behind which the company stands.
  const which = sql`id = 1 or entity_id = '1' and company_id = ${companyId}`
  t.same(takeBroken(), [])
  await app.database.transaction(async tx => await blankEvents(tx, which))
  const [found] = takeBroken()
  t.match(found, { place: /^src\/domain\/shared\/events blankEvents/, faults: ['events is not bound to a company'] })
})

t.test('each exception is a function that there is', async t => {
  for (const [place, reason] of Object.entries(EXCEPTIONS)) {
    const [file, name] = place.split(' ') as [string, string]
    t.match(readFileSync(path.join(ROOT, `${file}.ts`), 'utf8'), new RegExp(`(function|async) ${name} `), place)
    t.ok(reason.length > 10)
  }
})
