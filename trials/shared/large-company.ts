import type pg from 'pg'

/** The tables that it fills with many rows. */
export const LARGE_TABLES = ['jobs', 'steps', 'candidates', 'applications', 'application_steps']

const JOBS = 1000
/** Jobs of a department. */
const JOBS_EACH = 50
const STEPS = ['registration', 'screening', 'evaluation', 'interview', 'hiring']
/** Jobs that people apply for at the same time. */
const OPEN_JOBS = 60
const FROM = '2024-01-01'
const DAYS = 730

/**
 * Fills a new company with two years of applications: each job is open for some weeks and has five steps; an application visits three of
 * them on average; four of five have ended; half of the sources and reasons are texts, some written by one person alone. Nothing else may
 * be in the database.
 */
export async function fillLargeCompany (client: pg.Client, companyId: number, applications: number): Promise<void> {
  const people = Math.ceil(applications * 0.4)
  const of = STEPS.length
  // References are correct by construction.
  await client.query('set session_replication_role = replica')
  for (const text of [
    `insert into departments (company_id, name, name_folded)
     select ${companyId}, 'Department ' || n, 'department ' || n from generate_series(1, ${Math.ceil(JOBS / JOBS_EACH)}) n`,
    `insert into sources (company_id, name, name_folded, code)
     select ${companyId}, 'Source ' || n, 'source ' || n, n::text from generate_series(1, 20) n`,
    `insert into reasons (company_id, name, name_folded, code, applies_to)
     select ${companyId}, 'Reason ' || n, 'reason ' || n, n::text, '{reproved,give_up}' from generate_series(1, 20) n`,
    `insert into jobs (company_id, code, name, name_folded, status, type, publication_type, workplace_type, num_vacancies,
       department_id, created_at)
     select ${companyId}, 'L-' || n, 'Job ' || n, 'job ' || n, 'published', 'effective', 'external', 'remote', 50,
       (select min(id) from departments) + (n - 1) / ${JOBS_EACH}, date '${FROM}' + n * ${DAYS} / ${JOBS}
     from generate_series(1, ${JOBS}) n`,
    `insert into steps (company_id, job_id, name, type, category, position)
     select ${companyId}, n, category, 'common', category, place
     from generate_series(1, ${JOBS}) n, unnest('{${STEPS.join()}}'::text[]) with ordinality s (category, place)
     order by n, place`,
    `insert into candidates (company_id, name, last_name, email, email_folded)
     select ${companyId}, 'Ada', 'Number ' || n, n || '@example.com', n || '@example.com' from generate_series(1, ${people}) n`,
    `with drawn as (
       select n, 1 + (n * ${JOBS}::bigint / ${applications} + floor(power(random(), 2) * ${OPEN_JOBS})::int) % ${JOBS} as job,
         random() as chance, random() as words, 1 + floor(random() * 20)::int as one, 1 + floor(random() * ${of})::int as step,
         random() * interval '12 days' as each, timestamp '${FROM}' + n * interval '${DAYS} days' / ${applications} as came
       from generate_series(1, ${applications}) n),
     lived as (
       select *, came + step * each as ended, case
           when chance < 0.2 then 'in_process' when chance < 0.22 then 'hired' when chance < 0.85 then 'reproved' else 'give_up'
         end as status, case when words < 0.4 then one::text when words < 0.45 then n::text else (one * one)::text end as word
       from drawn)
     insert into applications (company_id, job_id, candidate_id, status, current_step_id, source, source_id, reason_id,
       disqualification_reason, disqualified_at, withdrawal_reason, withdrawn_at, hired_at, ended_at, created_at, updated_at)
     select ${companyId}, job, 1 + n % ${people}, status, (job - 1) * ${of} + step,
       case when one % 2 = 0 then 'Source ' else 'SOURCE ' end || word, case when words > 0.5 then one end,
       case when words > 0.5 and status in ('reproved', 'give_up') then one end,
       case when status = 'reproved' then 'Reason ' || word end, case when status = 'reproved' then ended end,
       case when status = 'give_up' then 'Reason ' || word end, case when status = 'give_up' then ended end,
       case when status = 'hired' then ended end, case when status <> 'in_process' then ended end, came, ended
     from lived order by n`,
    `insert into application_steps (company_id, application_id, step_id, started_at, ended_at)
     select ${companyId}, a.id, s.id, came, case when s.id < current_step_id then came + each else ended_at end
     from applications a
       join steps s on s.company_id = ${companyId} and s.job_id = a.job_id and s.id <= current_step_id,
       lateral (select (a.updated_at - a.created_at) / (1 + (current_step_id - 1) % ${of}) as each) t,
       lateral (select a.created_at + (s.position - 1) * each as came) c
     where a.company_id = ${companyId} order by came`
  ]) await client.query(text)
  await client.query('set session_replication_role = origin')
}
