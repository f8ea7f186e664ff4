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
  primary key (company_id, token_id, route, key)
) with (autovacuum_vacuum_scale_factor = 0.05);
-- What retention removes.
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);
-- Anonymizing a candidate empties the answers that are kept about them.
create index idempotency_keys_candidate_ids_idx on idempotency_keys using gin (candidate_ids);
