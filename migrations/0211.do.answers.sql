-- Answers that are kept for requests that come again.

-- The answer of each write with an `Idempotency-Key`: a repetition gets it, and does nothing.
create table idempotency_keys (
  company_id    bigint not null references companies on delete restrict,
  token_id      uuid not null,
  route         text collate "C" not null,
  key           text collate "C" not null,
  -- of the request: the same key with another request is refused
  fingerprint   bytea not null,
  status        integer not null,
  location      text collate "C",
  version       integer,
  -- the answer byte for byte; null when it held a secret, or a person who has been anonymized since
  body          text,
  candidate_ids bigint[] not null,
  created_at    timestamptz(3) not null default clock_timestamp(),
  -- of the answer: that of an answer without a body cannot be computed again
  etag          text,
  -- the object with text that the answer shows, such as `comment 7`: when it is deleted, its kept answers are found by it
  shown         text collate "C",
  primary key (company_id, token_id, route, key)
) with (autovacuum_vacuum_scale_factor = 0.05);
-- What retention removes.
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);
-- Anonymizing a candidate empties the answers that are kept about them.
create index idempotency_keys_candidate_ids_idx on idempotency_keys using gin (candidate_ids);
-- Deleting an object empties the answers that show it.
create index idempotency_keys_shown_idx on idempotency_keys (company_id, shown) where shown is not null;
