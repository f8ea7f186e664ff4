-- Files of candidates, applications and jobs: each belongs to one of them. Their bytes are in `file_chunks` or in an object store.
create table attachments (
  company_id     bigint not null,
  id             uuid not null,
  candidate_id   bigint,
  application_id bigint,
  job_id         bigint,
  kind           text collate "C" not null,
  file_name      text collate "C" not null,
  content_type   text collate "C" not null,
  size           integer not null,
  sha256         text collate "C" not null,
  text_state     text collate "C" not null,
  version        integer not null default 1,
  created_at     timestamptz(3) not null default statement_timestamp(),
  updated_at     timestamptz(3) not null default statement_timestamp(),
  primary key (company_id, id),
  constraint attachments_owner_check check (num_nonnulls(candidate_id, application_id, job_id) = 1),
  constraint attachments_candidate_id_fkey foreign key (company_id, candidate_id) references candidates on delete restrict,
  constraint attachments_application_id_fkey foreign key (company_id, application_id) references applications on delete restrict,
  constraint attachments_job_id_fkey foreign key (company_id, job_id) references jobs on delete restrict
);
create index attachments_company_id_candidate_id_idx on attachments (company_id, candidate_id, id);
create index attachments_company_id_application_id_idx on attachments (company_id, application_id, id);
create index attachments_company_id_job_id_idx on attachments (company_id, job_id, id);
create index attachments_company_id_kind_idx on attachments (company_id, kind, id);
create index attachments_company_id_updated_at_idx on attachments (company_id, updated_at, id);

alter table candidates add column attachment_count integer not null default 0;
alter table applications add column attachment_count integer not null default 0;
alter table jobs add column attachment_count integer not null default 0;
