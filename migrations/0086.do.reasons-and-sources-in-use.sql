-- The reasons and sources of the catalogs beside the texts.
alter table applications
  add column source_id bigint,
  -- of its rejection or its withdrawal
  add column reason_id bigint,
  add constraint applications_source_id_fkey foreign key (company_id, source_id) references sources on delete restrict,
  add constraint applications_reason_id_fkey foreign key (company_id, reason_id) references reasons on delete restrict;
alter table jobs
  add column status_reason_id bigint,
  add constraint jobs_status_reason_id_fkey foreign key (company_id, status_reason_id) references reasons on delete restrict;
create index applications_company_id_source_id_idx on applications (company_id, source_id, id) where source_id is not null;
create index applications_company_id_reason_id_idx on applications (company_id, reason_id, id) where reason_id is not null;
create index jobs_company_id_status_reason_id_idx on jobs (company_id, status_reason_id) where status_reason_id is not null;
-- Who is next to be anonymized: without those who are already. By its second condition, which every time meets, it serves the statements
-- that state it and no others: a planner that knows little of a young table would take it to look up candidates by e-mail.
create index candidates_company_id_updated_at_live_idx on candidates (company_id, updated_at, id)
  where anonymized_at is null and updated_at > '-infinity';
