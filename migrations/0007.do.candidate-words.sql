-- The words by which candidates are found. The application makes them, and keeps them with every write.

create table candidate_words (
  company_id   bigint not null,
  word         text collate "C" not null,
  candidate_id bigint not null,
  -- how many characters its beginning has in common with the candidate's word before it: a search by a longer prefix
  -- meets the candidate here first
  shared       integer not null,
  -- the first letters of all words of the candidate: a search for several words passes over most others without a
  -- look-up; null when there are too many
  beginnings   text collate "C",
  primary key (company_id, word, candidate_id) include (shared, beginnings),
  constraint candidate_words_candidate_id_fkey foreign key (company_id, candidate_id) references candidates on delete cascade
);
create index candidate_words_company_id_candidate_id_idx on candidate_words (company_id, candidate_id, word);

-- Anonymising a candidate empties the answers that are kept about them.
create index idempotency_keys_candidate_ids_idx on idempotency_keys using gin (candidate_ids);
