-- A stored response has its ETag: that of a response without a body cannot be computed again. The version, from which the ETag was made, is
-- no longer written; servers of the release before, which run beside while it is replaced, still write it.
alter table idempotency_keys add column etag text;
