-- The feed begins after this position: what came before is older than events are kept.
alter table event_positions add column forgotten bigint not null default 0;

-- Events of a range of time: they lie in the table about in the order of their dates.
create index events_date_idx on events using brin (date);
