-- When the words of a file are read next, and how often that has begun: a process that reads sets a later time, so that no other takes the
-- file, and whoever finds the time passed takes it over.
alter table attachments add column text_due_at timestamptz(3) not null default statement_timestamp();
alter table attachments add column text_tries smallint not null default 0;
create index attachments_text_due_at_idx on attachments (text_due_at) where text_state = 'pending';

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
