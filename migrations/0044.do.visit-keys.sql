-- A visit is found by its application alone: the index by which it is found is its key.
alter table application_steps drop constraint application_steps_pkey;
alter table application_steps add constraint application_steps_pkey primary key (company_id, application_id, id);
drop index application_steps_company_id_application_id_idx;
