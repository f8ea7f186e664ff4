-- Positions stand in a narrow table of their own: giving them rewrites no row of `events`, and none of its index entries. Like the next
-- table it refers to events without a foreign key, which would lock, and so rewrite, the row of each event.
create table numbered_events (
  company_id bigint not null,
  position   bigint not null,
  event_id   bigint not null,
  primary key (company_id, position)
);

-- The events that have no position yet. The transaction that inserts an event inserts it here, the one that gives it a position deletes it.
create table unnumbered_events (
  company_id bigint not null,
  event_id   bigint not null,
  primary key (company_id, event_id)
);

-- The events of one object have rising ids: deliveries need no position to keep their order.
create index deliveries_due_event_idx on deliveries (company_id, webhook_id, next_attempt_at, event_id) where next_attempt_at is not null;
drop index deliveries_due_idx;
alter index deliveries_due_event_idx rename to deliveries_due_idx;
create index deliveries_ordering_event_idx on deliveries (company_id, webhook_id, ordering_key, event_id)
  where state in ('pending', 'failed');
drop index deliveries_ordering_key_idx;
alter index deliveries_ordering_event_idx rename to deliveries_ordering_key_idx;
alter table deliveries drop column position;

-- Small tables whose rows change all the time are cleaned by the number of their dead rows; large ones before a fifth of them is dead.
alter table unnumbered_events set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
alter table event_positions set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
alter table webhook_targets set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
alter table numbering_bounds set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
alter table deliveries set (autovacuum_vacuum_scale_factor = 0.05);
alter table idempotency_keys set (autovacuum_vacuum_scale_factor = 0.05);
-- Nothing but inserts: without this, pages become all-visible, and ranges of dates summarized, only after a fifth of the table.
alter table events set (autovacuum_vacuum_insert_scale_factor = 0.02);
alter table numbered_events set (autovacuum_vacuum_insert_scale_factor = 0.02);
