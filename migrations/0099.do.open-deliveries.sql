-- The indexes of open deliveries, by time and by what must arrive in order. They are on expressions that no other index begins with: without
-- statistics, a planner expects one row from each index that begins with `webhook_id`, and from some thousand deliveries on it took an index
-- of the log, which leads to every delivery of the webhook. The old indexes are dropped last, because that locks readers out.
create index deliveries_waiting_idx on deliveries (company_id, (webhook_id::text collate "C"), next_attempt_at, event_id)
  where next_attempt_at is not null;
create index deliveries_waiting_tests_idx on deliveries (company_id, (webhook_id::text collate "C"))
  where next_attempt_at is not null and event_id is null;
create index deliveries_key_idx on deliveries (company_id, (webhook_id::text || ' ' || ordering_key), event_id)
  where state in ('pending', 'failed');
drop index deliveries_due_idx;
drop index deliveries_tests_idx;
drop index deliveries_ordering_key_idx;
