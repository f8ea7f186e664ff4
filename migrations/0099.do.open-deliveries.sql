-- What a webhook still gets, by time and by what must arrive in order. As expressions, which begin no other index: a planner that knows
-- little of the table sees one row behind each index that begins with the webhook, and from some thousand deliveries on it took those of
-- the log, which lead to all of them. The old ones go last: from then on nobody else reads the table until all is done.
create index deliveries_waiting_idx on deliveries (company_id, (webhook_id::text collate "C"), next_attempt_at, event_id)
  where next_attempt_at is not null;
create index deliveries_waiting_tests_idx on deliveries (company_id, (webhook_id::text collate "C"))
  where next_attempt_at is not null and event_id is null;
create index deliveries_key_idx on deliveries (company_id, (webhook_id::text || ' ' || ordering_key), event_id)
  where state in ('pending', 'failed');
drop index deliveries_due_idx;
drop index deliveries_tests_idx;
drop index deliveries_ordering_key_idx;
