-- What a webhook still gets, by time and by what must arrive in order. As expressions, which begin no other index: a planner that knows
-- little of the table sees one row behind each index that begins with the webhook, and from some thousand deliveries on it took those of
-- the log, which lead to all of them.
drop index deliveries_due_idx;
create index deliveries_due_idx on deliveries (company_id, (webhook_id::text), next_attempt_at, event_id)
  where next_attempt_at is not null;
drop index deliveries_tests_idx;
create index deliveries_tests_idx on deliveries (company_id, (webhook_id::text))
  where next_attempt_at is not null and event_id is null;
drop index deliveries_ordering_key_idx;
create index deliveries_ordering_key_idx on deliveries (company_id, (webhook_id::text || ' ' || ordering_key), event_id)
  where state in ('pending', 'failed');
