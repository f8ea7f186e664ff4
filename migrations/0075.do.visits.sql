-- Visits of steps are objects of their own: found by their ids, and listed by step and by time. Those that are there already have the time
-- of this migration, since when they can be read.
alter table application_steps add column updated_at timestamptz(3) not null default statement_timestamp();
create unique index application_steps_company_id_id_key on application_steps (company_id, id);
create index application_steps_company_id_updated_at_idx on application_steps (company_id, updated_at, id);
create index application_steps_company_id_step_id_id_idx on application_steps (company_id, step_id, id);
drop index application_steps_company_id_step_id_idx;

-- One statement reads one time: objects that are new have the same time as createdAt and updatedAt, and their events as date.
alter table departments
  alter column created_at set default statement_timestamp(),
  alter column updated_at set default statement_timestamp();
alter table roles
  alter column created_at set default statement_timestamp(),
  alter column updated_at set default statement_timestamp();
alter table branches
  alter column created_at set default statement_timestamp(),
  alter column updated_at set default statement_timestamp();
alter table users
  alter column created_at set default statement_timestamp(),
  alter column updated_at set default statement_timestamp();
alter table jobs
  alter column created_at set default statement_timestamp(),
  alter column updated_at set default statement_timestamp();
alter table steps
  alter column created_at set default statement_timestamp(),
  alter column updated_at set default statement_timestamp();
alter table candidates
  alter column created_at set default statement_timestamp(),
  alter column updated_at set default statement_timestamp();
alter table applications
  alter column created_at set default statement_timestamp(),
  alter column updated_at set default statement_timestamp();
alter table comments
  alter column created_at set default statement_timestamp(),
  alter column updated_at set default statement_timestamp();
alter table tags alter column created_at set default statement_timestamp();
alter table webhooks
  alter column created_at set default statement_timestamp(),
  alter column updated_at set default statement_timestamp();
alter table reasons
  alter column created_at set default statement_timestamp(),
  alter column updated_at set default statement_timestamp();
alter table sources
  alter column created_at set default statement_timestamp(),
  alter column updated_at set default statement_timestamp();
