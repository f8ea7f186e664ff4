import sql, { raw } from 'sql-template-tag'
import type { Queryable } from '../../src/database/port.js'
import { hashOf } from '../../src/domain/custom-fields/lookups.js'
import { CUSTOM_ENTITIES, type CustomEntity } from '../../src/domain/shared/custom-values.js'
import { t } from '../part.js'
import { SIZE, onPostgresql, start } from '../plan-server.js'

/** Filters whose values many rows have, few rows, and no row; `wide` ones lead through the jobs or steps that match, and all of them do. */
const FILTERS: Array<{ list: string, common?: string[], rare?: string[], wide?: string[] }> = [
  {
    list: '/api/v2/applications',
    common: [
      'jobId=1', 'jobId=1,2', 'status=in_process', 'status=in_process,hired', 'jobId=1&status=in_process', 'source=referral',
      'currentStepId=1', 'createdAfter=2026-01-01T00:00:00Z'
    ],
    rare: [
      'jobId=5999', 'jobId=5999,5997,1000000', 'status=hired', 'status=hired,give_up', 'status=give_up',
      'id=5999', 'id=5999,5998&status=in_process',
      'code=A-5999', 'code=none', 'candidateId=5999', 'candidateId=5999,5998', 'candidateId=5999&jobId=1',
      'candidateId=5999&status=in_process', 'source=none', 'source=agency', 'tag=none', 'tag=tag 2',
      'currentStepId=17995', 'stepCategory=offer', 'stepCategory=offer,evaluation', 'departmentId=999', 'departmentId=999,998',
      'candidateEmail=5999@example.com', 'candidateEmail=none@example.com', 'candidateCode=C-5999', 'candidateCode=none'
    ].flatMap(filter => [filter, `${filter}&updatedAfter=2026-01-01T00:00:00Z`])
  },
  {
    list: '/api/v2/applications',
    common: ['jobId=1', 'jobId=1,2', 'status=in_process', 'source=referral', 'updatedBefore=2027-01-01T00:00:00Z'].map(filter =>
      `${filter}&updatedAfter=2026-01-01T00:00:00Z`),
    rare: [
      'jobId=1&status=hired', 'jobId=5999&status=in_process', 'updatedBefore=2026-01-01T00:00:00Z', 'createdBefore=2026-01-01T00:00:00Z',
      'hiredAfter=2026-01-01T00:00:00Z', 'hiredBefore=2026-01-01T00:00:00Z', 'hiredBefore=2026-01-01T00:00:00Z&status=hired'
    ],
    wide: [
      'stepCategory=registration', 'stepCategory=hiring', 'departmentId=1', 'departmentId=1&stepCategory=registration', 'tag=tag',
      'jobId=1&source=agency', 'source=agency&status=in_process'
    ].flatMap(filter =>
      [filter, `${filter}&updatedAfter=2026-01-01T00:00:00Z`])
  },
  {
    list: '/api/v2/jobs',
    common: ['status=published', 'status=published,closed', 'type=effective', 'workplaceType=remote', 'publicationType=external'],
    rare: [
      'status=closed', 'status=closed,canceled', 'id=5999', 'id=5999,5998', 'code=J-5999', 'code=none', 'id=5999,5998&status=published',
      'type=volunteer', 'departmentId=999', 'roleId=999', 'branchId=999', 'recruiterId=999', 'managerId=999', 'country=BR',
      'workplaceType=on-site', 'publicationType=internal'
    ].flatMap(filter => [filter, `${filter}&updatedAfter=2026-01-01T00:00:00Z`])
  },
  {
    list: '/api/v2/candidates',
    common: ['city=recife'],
    wide: ['skill=SQL', 'city=recife&skill=SQL', 'city=recife&updatedAfter=2026-01-01T00:00:00Z'],
    rare: [
      'id=5999', 'id=5999,5998',
      'code=C-5999', 'code=none', 'email=5999@example.com', 'email=none@example.com', 'identificationDocument=000-5999',

      'phone=%2B55 (5999)',
      'phone=0', 'city=olinda', 'city=none', 'skill=COBOL', 'skill=none'
    ].flatMap(filter => [filter, `${filter}&updatedAfter=2026-01-01T00:00:00Z`])
  },
  ...['/api/v2/applications', '/api/v2/candidates', '/api/v2/jobs', '/api/v2/offers'].map(list => ({
    list,
    common: ['customFields[level]=junior', 'customFields[skills]=a'],
    rare: [
      'customFields[level]=lead', 'customFields[level]=none', 'customFields[skills]=lead', 'customFields[skills]=lead,none'
    ].flatMap(filter => [filter, `${filter}&updatedAfter=2026-01-01T00:00:00Z`]),
    wide: ['customFields[skills]=a,b']
  })),
  { list: '/api/v2/custom-fields', rare: ['', 'entity=job', 'key=level', 'entity=job&key=none', 'updatedAfter=2026-01-01T00:00:00Z'] },
  {
    list: '/api/v2/interviews',
    common: ['', 'status=completed', 'startsAfter=2026-01-01T00:00:00Z', 'status=completed&startsAfter=2026-01-01T00:00:00Z'],
    rare: [
      'id=5999', 'code=INT-5999', 'applicationId=5999', 'jobId=5999,5998', 'candidateId=5999', 'userId=999', 'userId=999,998',
      'status=canceled', 'status=canceled,no_show'
    ].flatMap(filter => [filter, `${filter}&updatedAfter=2026-01-01T00:00:00Z`, `${filter}&startsAfter=2026-01-01T00:00:00Z`])
  },
  { list: '/api/v1/jobs/5999/applications/5999/interviews', rare: ['', 'userId=999', 'code=none', 'status=canceled'] },
  {
    list: '/api/v2/scorecards',
    common: ['', 'status=submitted', 'updatedAfter=2026-01-01T00:00:00Z'],
    rare: ['id=5999', 'code=CARD-5999', 'applicationId=5999', 'jobId=5999,5998', 'candidateId=5999', 'userId=999', 'status=draft'].flatMap(
      filter => [filter, `${filter}&updatedAfter=2026-01-01T00:00:00Z`])
  },
  { list: '/api/v1/jobs/5999/applications/5999/scorecards', rare: ['', 'userId=999', 'code=none', 'status=draft', 'interviewId=5999'] },
  { list: '/api/v2/steps', rare: ['id=17999', 'jobId=5999', 'jobId=5999,5998', 'jobId=5999&updatedAfter=2026-01-01T00:00:00Z'] },
  { list: '/api/v2/comments', rare: ['id=5999', 'applicationId=5999', 'applicationId=5999,5998&updatedAfter=2026-01-01T00:00:00Z'] },
  { list: '/api/v2/tags', rare: ['id=5999', 'name=none'] },
  {
    list: '/api/v2/users',
    common: ['active=true'],
    rare: ['id=999', 'code=none', 'email=999@example.com', 'email=none@example.com', 'active=false', 'departmentId=999']
  },
  {
    list: '/api/v2/webhooks',
    common: ['', 'status=active', 'updatedAfter=2026-01-01T00:00:00Z'],
    rare: ['id=ID', 'action=application.created', 'action=job.*', 'action=job.*&updatedAfter=2026-01-01T00:00:00Z']
  },
  {
    list: '/api/v2/webhooks/ID/deliveries',
    common: ['state=delivered', 'state=delivered,pending'],
    rare: ['state=dead', 'state=dead,failed']
  },
  {
    list: '/api/v2/merges',
    common: ['', 'updatedAfter=2026-01-01T00:00:00Z'],
    rare: [`id=${SIZE + 7}`, 'id=7', 'mergedIntoId=7', 'mergedIntoId=7,8&updatedAfter=2026-01-01T00:00:00Z', `mergedIntoId=${SIZE}`]
  },
  { list: '/api/v2/jobs', wide: ['q=job', 'q=job 7', 'q=none&status=published'] },
  {
    list: '/api/v1/jobs',
    wide: ['customFields[level]=junior'],
    common: ['status=published', 'departmentId=1', 'departmentId=1,2', 'type=effective', 'updatedAfter=2026-01-01T00:00:00Z'],
    rare: [
      'status=closed', 'status=closed,canceled', 'type=volunteer', 'departmentId=999', 'departmentId=999,998', 'roleId=999', 'branchId=999',
      'customFields[level]=lead', 'customFields[level]=none', 'customFields[skills]=lead,none',
      'id=5999,5998', 'code=J-5999', 'updatedAfter=2026-05-01T00:00:00Z', 'recruiterId=999', 'country=BR', 'workplaceType=on-site'
    ].flatMap(filter => [filter, `${filter}&order=name desc`, `${filter}&order=updatedAt desc`])
  },
  {
    list: '/api/v1/jobs/1/applications',
    common: [
      'customFields[level]=junior', 'status=in_process', 'currentStep.name=registration', 'page=100', 'source=referral', 'source=agency'
    ],
    wide: ['tag=tag', 'tag=tag 2', 'customFields[level]=lead', 'customFields[level]=none', 'q=none&status=hired'],
    rare: [
      'status=hired', 'status=hired,give_up', 'id=6000,4', 'currentStep.name=hiring', 'stepCategory=hiring', 'currentStepId=3',
      'candidate.email=6000@example.com',
      'candidate.email=none@example.com'
    ].flatMap(filter => [filter, `${filter}&order=updatedAt desc`])
  },
  {
    list: '/api/v1/jobs/5999/applications/5999/offers',
    rare: ['', 'customFields[level]=lead', 'customFields[level]=none', 'customFields[skills]=lead,none&status=draft']
  },
  {
    list: '/api/v1/jobs/5999/applications',
    rare: ['', 'order=updatedAt desc', 'order=createdAt asc', 'status=in_process', 'q=ada', 'q=none']
  },
  {
    list: '/api/v1/users',
    common: ['active=true'],
    rare: ['email=999@example.com', 'code=none', 'active=false', 'departmentId=999'].flatMap(filter => [filter, `${filter}&order=name asc`])
  },
  { list: '/api/v1/departments', rare: ['code=none', 'code=none&order=updatedAt asc'] },
  { list: '/api/v1/roles', common: ['active=true'], rare: ['active=false', 'active=false&order=name desc'] },
  { list: '/api/v2/roles', common: ['active=true'], rare: ['active=false', 'active=false&updatedAfter=2026-01-01T00:00:00Z'] }
]

/** The last three; those of candidates who were merged come after them. */
const LAST = sql`id between ${SIZE - 2}::int and ${SIZE}::int`

/** Every object has a level and a skill, every second one the same; the last three have a rare one. */
async function addCustomValues (db: Queryable, companyId: number, entity: CustomEntity): Promise<void> {
  const options = (values: string[]) => JSON.stringify(values.map(value => ({ value, label: value })))
  const [level, skills] = await db.query<{ id: string }>(sql`
    insert into custom_fields (company_id, entity, key, label, type, options) values
      (${companyId}, ${entity}, 'level', 'Level', 'text', '[]'),
      (${companyId}, ${entity}, 'skills', 'Skills', 'multi_select', ${options(['a', 'b', 'lead'])}) returning id`)
  const [rare, half, other] = ['lead', 'junior', 'a'].map(hashOf)
  await db.query(sql`
    insert into custom_field_values (company_id, field_id, value, object_id)
    select ${companyId}::bigint, ${level?.id}::uuid, case when ${LAST} then ${rare} when id % 2 = 0 then ${half}
      else md5(id::text) end::uuid, id from ${raw(`${entity}s`)} where company_id = ${companyId}
    union all
    select ${companyId}::bigint, ${skills?.id}::uuid, case when ${LAST} then ${rare} when id % 2 = 0 then ${other}
      else ${hashOf('b')} end::uuid, id from ${raw(`${entity}s`)} where company_id = ${companyId}`)
  await db.query(sql`update companies set custom_entities = array_append(custom_entities, ${entity}::text) where id = ${companyId}`)
}

t.test('every filter of every list, by values of many rows, of few and of none → few rows are read, or those that are counted', {
  ...onPostgresql, timeout: 180_000
}, async t => {
  const { app, plans, large, webhookId } = await start(t, async ({ database }, companyId) => {
    // The rare ones come last in the order of every list.
    const [half, last] = [sql`company_id = ${companyId} and id % 2 = 0`, sql`company_id = ${companyId} and ${LAST}`]
    await database.query(sql`update applications set job_id = 1, current_step_id = 1 where ${half}`)
    await database.query(sql`
      update applications set status = 'hired', hired_at = '2026-04-01', source = 'agency', updated_at = '2026-04-01' where ${last}`)
    await database.query(sql`
      insert into application_tags (company_id, application_id, name) select company_id, id, 'tag 2' from applications where ${last}`)
    await database.query(sql`update candidates set city = 'Recife', skills = '{SQL,TypeScript}', mobile_number = id::text where ${half}`)
    await database.query(sql`update candidates set city = 'Olinda', skills = '{COBOL}', phone_number = '+55 5999' where ${last}`)
    await database.query(sql`update users set active = false, department_id = 999 where company_id = ${companyId} and id > 997`)
    await database.query(sql`
      update deliveries set state = 'dead', next_attempt_at = null where company_id = ${companyId} and sequence <= 3`)
    await database.query(sql`update jobs set department_id = 1 where ${half}`)
    await database.query(sql`update candidates set code = 'C-' || id where company_id = ${companyId}`)
    await database.query(sql`update applications set code = 'A-' || id where company_id = ${companyId}`)
    for (const entity of CUSTOM_ENTITIES) await addCustomValues(database, companyId, entity)
    await database.query(sql`update roles set active = false where company_id = ${companyId} and id > ${Math.ceil(SIZE / 6) - 3}`)
    await database.query(sql`
      update jobs set status = 'closed', type = 'volunteer', country = 'BR', workplace_type = 'on-site',
      publication_type = 'internal', recruiter_id = 999, manager_id = 999, updated_at = '2026-05-02' where ${last}`)
  })
  const check = async (url: string, limit: number): Promise<number> => {
    plans.drain()
    const { statusCode, body } = await large.get(url)
    t.equal(statusCode, 200, url)
    const { results } = JSON.parse(body) as { results: object[] }
    // What a token may do is read anew each second, by one request or another.
    const works = plans.drain().filter(({ text }) => !text.includes('from tokens '))
    const buffers = works.reduce((sum, work) => sum + work.buffers, 0)
    t.ok(buffers <= limit + 50 * results.length, `${url} → ${results.length} results, ${buffers} buffers`, { works })
    return buffers
  }
  for (const statistics of ['without', 'with']) {
    t.comment(`${statistics} statistics`)
    if (statistics === 'with') await app.database.query(sql`vacuum analyze`)
    for (const { list, common = [], rare = [], wide = [] } of FILTERS) {
      const url = (filter: string) => `${list}?${filter}`.replace('ID', webhookId)
      for (const filter of rare) await check(url(filter), 150)
      // All ways are long: one is followed in vain.
      for (const filter of wide) await check(url(filter), 6 * SIZE)
      // The first version counts all that match.
      for (const filter of common) await check(url(filter), list.startsWith('/api/v1') ? 3 * SIZE : 150)
    }
  }
  for (const list of ['/api/v1/jobs?', '/api/v1/jobs?order=name asc', '/api/v1/jobs?status=published', '/api/v1/jobs/1/applications?']) {
    // What is counted is in an index, and so are the keys of the pages before.
    const first = await check(`${list}&perPage=20`, 200)
    // A planner that expects fewer rows looks up steps and jobs of the page once for each row, not once for each id.
    t.ok(await check(`${list}&perPage=20&page=50`, 200) <= first * 2, `${list} → page 50 costs about what page 1 costs`)
  }
  const custom = await app.database.query(sql`select name, statement from pg_prepared_statements where custom_plans > 0`)
  t.same(custom, [], 'and no statement is planned anew for its values')
})

/** Rows before those that match, and rows that match: too many to be sorted without a look at other ways. */
const [BEFORE, LATE] = [20_000, 1500]

/** The jobs that changed last have a value of a field. */
async function addPlaces (db: Queryable, companyId: number): Promise<void> {
  const [place] = await db.query<{ id: string }>(sql`
    insert into custom_fields (company_id, entity, key, label, type) values (${companyId}, 'job', 'place', 'Place', 'text') returning id`)
  await db.query(sql`
    insert into custom_field_values (company_id, field_id, value, object_id)
    select ${companyId}::bigint, ${place?.id}::uuid, ${hashOf('late')}::uuid, j.id
    from (select id from jobs where company_id = ${companyId} order by updated_at desc, id limit ${LATE}) j`)
  await db.query(sql`update companies set custom_entities = '{job}' where id = ${companyId}`)
}

t.test('filters that thousands of rows match, all of them at the end of a long list → the list is not read up to them', {
  ...onPostgresql, timeout: 120_000
}, async t => {
  const { plans, large } = await start(t, async ({ database }, companyId) => {
    for (let first = 1; first <= BEFORE + LATE; first += 2500) {
      await database.query(sql`
        insert into applications (company_id, id, job_id, candidate_id, current_step_id, source, status, tags, created_at, updated_at)
        select ${companyId}, 10000 + n, 1 + l.late, 1, 1 + 3 * l.late, case l.late when 1 then 'late' else 'referral' end, 'reproved',
          case l.late when 1 then '{tag 2}' else '{}' end::text[], l.time, l.time
        from generate_series(${first}::int, ${Math.min(first + 2499, BEFORE + LATE)}::int) n, lateral (
          select case when n > ${BEFORE} then 1 else 0 end as late,
            '2026-03-01'::timestamptz + case when n > ${BEFORE} then 200000 + n else n * 7919 % 99991 end * interval '1 second' as time) l`)
    }
    await database.query(sql`
      insert into application_tags (company_id, application_id, name)
      select company_id, id, 'tag 2' from applications where company_id = ${companyId} and source = 'late'`)
    await addPlaces(database, companyId)
    await database.query(sql`vacuum analyze applications, application_tags, jobs, custom_field_values`)
  })
  const check = async (filter: string, limit: number) => {
    plans.drain()
    const { statusCode, body } = await large.get(`/api/v2/applications?${filter}`)
    t.equal(statusCode, 200, filter)
    const { results } = JSON.parse(body) as { results: Array<{ id: number }> }
    // One application has the same step, but not the same source.
    t.ok(results.length === 50 && results.filter(({ id }) => id > 10_000 + BEFORE).length >= 49, `${filter} → the right rows`)
    const works = plans.drain()
    const buffers = works.reduce((sum, work) => sum + work.buffers, 0)
    t.ok(buffers <= limit, `${filter} → ${buffers} buffers`, { works })
  }
  for (const filter of ['source=late', 'tag=tag 2', 'jobId=2&status=reproved']) await check(filter, 600)
  for (const filter of [
    'source=late&updatedAfter=2026-01-01T00:00:00Z', 'source=late&createdAfter=2026-01-01T00:00:00Z',
    'currentStepId=4&updatedAfter=2026-01-01T00:00:00Z', 'tag=tag 2&updatedAfter=2026-01-01T00:00:00Z',
    'departmentId=3&createdAfter=2026-01-01T00:00:00Z', 'tag=tag 2&status=reproved', 'tag=tag 2&source=late', 'source=late&status=reproved',
    'departmentId=3&status=reproved&source=late', 'jobId=2,3&source=late&updatedAfter=2026-01-01T00:00:00Z'
  ]) await check(filter, 10_000)
  for (const filter of ['order=updatedAt asc', 'order=updatedAt desc', 'updatedAfter=2026-01-01T00:00:00Z']) {
    plans.drain()
    const { body } = await large.get(`/api/v1/jobs?customFields[place]=late&${filter}&fields=id`)
    t.equal((JSON.parse(body) as { totalResults: number }).totalResults, LATE)
    const buffers = plans.drain().reduce((sum, work) => sum + work.buffers, 0)
    t.ok(buffers <= 7 * LATE, `${filter} → ${buffers} buffers`)
  }
  for (const filter of [
    'tag=tag 2', 'tag=tag 2&status=reproved', 'source=late&status=reproved', 'source=late&createdAfter=2026-01-01T00:00:00Z'
  ]) {
    const ids: number[] = []
    for (let page: string | null = `${filter}&maxPageSize=100`; page !== null;) {
      const { results, nextPageToken } = (await large.get(`/api/v2/applications?${page}`)).json() as {
        results: Array<{ id: number }>, nextPageToken: string | null
      }
      ids.push(...results.map(({ id }) => id))
      page = nextPageToken === null ? null : `pageToken=${nextPageToken}`
    }
    t.same(ids, Array.from({ length: LATE }, (_, index) => 10_001 + BEFORE + index), `${filter} → each row once, in order`)
  }
})
