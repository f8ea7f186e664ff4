-- Steps are named by a code, unique in their job, as other objects are. Steps from before have none until they get one.
alter table steps add column code text collate "C";
create unique index steps_company_id_job_id_code_key on steps (company_id, job_id, code) where code is not null;
