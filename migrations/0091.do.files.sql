-- The bytes of files, where no object store has them.
create table file_chunks (
  company_id bigint not null,
  file_id    uuid not null,
  position   integer not null,
  bytes      bytea not null,
  primary key (company_id, file_id, position)
);
-- Compressed already: no attempt to compress them again.
alter table file_chunks alter column bytes set storage external;

-- Files that no attachment names, wherever their bytes are: those being stored, and those to be removed. A file is here before its first
-- byte is stored, so that none is forgotten.
create table loose_files (
  company_id bigint not null,
  file_id    uuid not null,
  is_doomed  boolean not null,
  since      timestamptz(3) not null default statement_timestamp(),
  primary key (company_id, file_id)
);
create index loose_files_since_idx on loose_files (is_doomed, since);
