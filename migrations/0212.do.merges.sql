-- Servers from schema 211 may write beside it.
-- Outside the transaction.
-- Merges of candidates, by id and by time of change: the candidates who were given up, among many.
drop index concurrently if exists candidates_merges_idx;
create index concurrently candidates_merges_idx on candidates (company_id, id) where merged_at is not null;
drop index concurrently if exists candidates_merges_updated_at_idx;
create index concurrently candidates_merges_updated_at_idx on candidates (company_id, updated_at, id) where merged_at is not null;
