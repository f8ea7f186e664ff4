-- Files, the words in them, and their bytes where no object store has them.

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
  -- when its words are read next, and how often that has begun: a process that reads sets a later time, so that no other takes the
  -- file, and whoever finds the time passed takes it over
  text_due_at    timestamptz(3) not null default statement_timestamp(),
  text_tries     smallint not null default 0,
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
-- Files to be read, by company: each company has its turn, however many files another has sent.
create index attachments_pending_idx on attachments (company_id, text_due_at) where text_state = 'pending';

-- The different words of files, folded, by which people are found. They are made from the bytes beside requests, and go with the file.
create table attachment_words (
  company_id    bigint not null,
  attachment_id uuid not null,
  word          text collate "C" not null,
  -- the more often the word stands in the file, the lower
  rank          smallint not null,
  primary key (company_id, attachment_id, word) include (rank),
  constraint attachment_words_attachment_id_fkey foreign key (company_id, attachment_id) references attachments on delete cascade
);
create index attachment_words_company_id_word_idx on attachment_words (company_id, word, rank, attachment_id);

-- The companies whose files have words that an earlier version made. The server reads them again beside its requests, a few at a time, and
-- removes the row at the end.
create table outdated_files (
  company_id    bigint primary key references companies,
  -- the last file that is read again
  attachment_id uuid not null
);

-- Whose files are read next: for each company a clock of the seconds that reading its files took. The company whose clock stands lowest is
-- next, so companies share the time of reading, however many files they have and whatever each takes.
create table reading_turns (
  company_id bigint primary key references companies on delete restrict,
  -- the clock when the last turn of the company began
  began      double precision not null,
  -- the clock now; during a turn, as if it took the longest that it may
  used       double precision not null
);
create index reading_turns_began_idx on reading_turns (began);

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

-- How many bytes the files of each company have, once for each object that has one: changed with them, so that a limit holds for uploads
-- that come at once, and costs no counting.
create table file_bytes (
  company_id bigint primary key,
  bytes      bigint not null
);
