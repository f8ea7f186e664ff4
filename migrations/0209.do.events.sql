-- Events, and their numbers in the feed. Giving a number rewrites no row of `events`, and none of its index entries: so it stands in a
-- narrow table of its own. Tables about numbers refer to events without a foreign key, which would lock, and so rewrite, the row of each.
-- Small tables whose rows change all the time are cleaned by the number of their dead rows, large ones before a fifth of them is dead.

-- What happened: every write leaves its events, in its transaction. Nothing but inserts: without the setting, pages become all-visible, and
-- ranges of dates summarized, only after a fifth of the table.
create table events (
  company_id     bigint not null references companies on delete restrict,
  -- in the order of commits for each object, because the row that an event is about is locked before the event is written
  id             bigint generated always as identity,
  uuid           uuid not null,
  event          text collate "C" not null,
  date           timestamptz(3) not null default clock_timestamp(),
  token_id       uuid,
  token_name     text collate "C",
  entity_type    text collate "C" not null,
  entity_id      text collate "C" not null,
  application_id bigint,
  candidate_id   bigint,
  data           jsonb not null,
  -- what is about a person, so that it can be blanked
  personal       jsonb,
  -- the trace of the request that it came from, in the form of W3C Trace Context: deliveries pass it on
  trace_context  text collate "C",
  -- when it happened, if it was recorded later, as it is with what comes from another system
  occurred_at    timestamptz(3),
  primary key (company_id, id)
) with (autovacuum_vacuum_insert_scale_factor = 0.02);
-- The history of an application; what is blanked with a candidate.
create index events_company_id_application_id_idx on events (company_id, application_id, id) where application_id is not null;
create index events_company_id_candidate_id_idx on events (company_id, candidate_id) where candidate_id is not null;
-- Events of a range of time: they lie in the table about in the order of their dates.
create index events_date_idx on events using brin (date);
-- Events of one kind in a range of time, for redelivery. Many have the same key: an entry takes about seven bytes. Every event has a name:
-- by its condition the index serves the statements that state it and no others. A planner that knows little of a young table took it for
-- a look-up by id, where it reads all events of the company.
create index events_company_id_event_day_idx on events (company_id, event, ((date at time zone 'UTC')::date)) where event > '';

-- The events that have no position yet. The transaction that inserts an event inserts it here, the one that gives it a position deletes it.
create table unnumbered_events (
  company_id bigint not null,
  event_id   bigint not null,
  -- whether it is about what the company set up (setup_versions); true where nobody says
  is_setup   boolean not null default true,
  primary key (company_id, event_id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- The feed: the positions of events, given after the commit, dense for each company. Feed and webhooks know nothing else.
create table numbered_events (
  company_id bigint not null,
  position   bigint not null,
  event_id   bigint not null,
  primary key (company_id, position)
) with (autovacuum_vacuum_insert_scale_factor = 0.02);

-- Where the feed of each company ends and begins; only the sequencer and retention write here.
create table event_positions (
  company_id   bigint primary key references companies on delete restrict,
  last         bigint not null,
  -- the feed begins after this position: what came before is older than events are kept
  trimmed_to   bigint not null default 0,
  -- the event at that position: a cursor that stands on it is told from one of another log, although it may be gone
  trimmed_uuid uuid
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- Where the sequencer stands: the row with the highest `numbered_below` holds, and every event with an id below it has its position, for
-- good. A step is a new row in place of the old one: while some snapshot is old, readers would have to pass each dead version of a row
-- that is updated, but they find the highest key at once.
create table numbering_bounds (
  numbered_below bigint primary key,
  -- the next bound: every id below it was taken by a transaction whose id is below `next_xid`
  next_below     bigint,
  next_xid       bigint
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
insert into numbering_bounds (numbered_below) values (0);

-- The version of what a company sets up (jobs and their steps, departments, roles, branches, users), which changes seldom and which many
-- reads show alone: the number of the events about it that have a position, and the newest of them.
create table setup_versions (
  company_id bigint primary key,
  events     bigint not null,
  newest_id  bigint not null
);

-- Events that have left the feed, and go when nothing of them is to be delivered any more.
create table expired_events (
  company_id bigint not null,
  event_id   bigint not null,
  primary key (company_id, event_id),
  constraint expired_events_event_id_fkey foreign key (company_id, event_id) references events on delete restrict
);
