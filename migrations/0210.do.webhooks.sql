-- Webhooks and what is to be sent to them, and was.

-- An address that a company sends to: the deliveries of all webhooks with this address are one queue, which one process
-- at a time works on.
create table webhook_targets (
  company_id    bigint not null references companies on delete restrict,
  id            bigint generated always as identity,
  url           text collate "C" not null,
  -- when there may be something to send; null for nothing
  due_at        timestamptz(3),
  -- moves with everything that others put into the queue, so that nobody leaves it without having seen that
  generation    bigint not null default 0,
  claimed_by    uuid,
  claimed_until timestamptz(3),
  -- until when the receiver wants nothing more, as its Retry-After says: no process sends anything to this address before
  paused_until  timestamptz(3),
  primary key (company_id, id),
  constraint webhook_targets_company_id_url_key unique (company_id, url)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
-- The queues of all companies in which something is due.
create index webhook_targets_due_at_idx on webhook_targets (due_at) where due_at is not null;

-- Who wants which events, and how they are sent there.
create table webhooks (
  company_id          bigint not null references companies on delete restrict,
  id                  uuid not null,
  target_id           bigint not null,
  actions             text[] collate "C" not null,
  -- deliveries of these may still be in its log
  past_actions        text[] collate "C" not null default '{}',
  -- empty: of all jobs, of all departments
  job_ids             bigint[] not null default '{}',
  department_ids      bigint[] not null default '{}',
  -- the action of a webhook that has one and no filters
  only_action         text collate "C" generated always as (
    case when cardinality(actions) = 1 and right(actions[1], 2) <> '.*' and job_ids = '{}' and department_ids = '{}'
    then actions[1] end) stored,
  postback_url        text collate "C" not null,
  status              text collate "C" not null default 'active',
  status_reason       text collate "C",
  client_headers      jsonb not null default '{}',
  tech_owner_name     text collate "C",
  tech_owner_email    text collate "C",
  secret              text not null,
  -- those before it, newest first, stay valid for a while: [{secret, until}]
  retired_secrets     jsonb not null default '[]',
  -- it wants the events behind this one, which was the last when it was made: clocks may be set back, ids are not
  after_event_id      bigint not null default 0,
  -- the first failure since the last success
  failing_since       timestamptz(3),
  -- the token that made it, and what that was called then; null where the server or its command line did
  created_by_token_id uuid,
  created_by_name     text collate "C",
  -- not to be seen any more; its deliveries are removed bit by bit
  deleted_at          timestamptz(3),
  version             integer not null default 1,
  created_at          timestamptz(3) not null default statement_timestamp(),
  updated_at          timestamptz(3) not null default statement_timestamp(),
  -- whether it gets what happened before it was recorded
  include_history     boolean not null default false,
  primary key (company_id, id),
  constraint webhooks_status_check check (status in ('active', 'inactive', 'suspended')),
  constraint webhooks_target_id_fkey foreign key (company_id, target_id) references webhook_targets on delete restrict
);
create index webhooks_company_id_created_at_idx on webhooks (company_id, created_at, id);
create index webhooks_target_id_idx on webhooks (company_id, target_id);
create index webhooks_deleted_at_idx on webhooks (deleted_at) where deleted_at is not null;
create index webhooks_company_id_updated_at_idx on webhooks (company_id, updated_at, id);

-- The actions of the webhooks that are not deleted, by which the webhooks of an event are looked up.
create table webhook_actions (
  company_id bigint not null,
  action     text collate "C" not null,
  webhook_id uuid not null,
  primary key (company_id, action, webhook_id)
);

-- What is to be sent to a webhook, and was, with all attempts.
create table deliveries (
  company_id      bigint not null,
  id              uuid not null,
  -- the order in which they were made
  sequence        bigint generated always as identity (sequence name deliveries_place_seq),
  webhook_id      uuid not null,
  -- null for a test event
  event_id        bigint,
  -- what must arrive in order: the events of one object, whose ids rise
  ordering_key    text collate "C" not null,
  state           text collate "C" not null default 'pending',
  -- in the present series of attempts, which began at retrying_since
  tries           integer not null default 0,
  retrying_since  timestamptz(3),
  -- null: nothing more is to be sent
  next_attempt_at timestamptz(3),
  attempts        jsonb not null default '[]',
  last_status     integer,
  last_error      text collate "C",
  delivered_at    timestamptz(3),
  created_at      timestamptz(3) not null default clock_timestamp(),
  updated_at      timestamptz(3) not null default clock_timestamp(),
  primary key (company_id, id),
  constraint deliveries_state_check check (state in ('pending', 'delivered', 'failed', 'dead')),
  constraint deliveries_open_check check ((next_attempt_at is not null) = (state in ('pending', 'failed'))),
  constraint deliveries_webhook_id_fkey foreign key (company_id, webhook_id) references webhooks on delete restrict,
  constraint deliveries_event_id_fkey foreign key (company_id, event_id) references events on delete restrict
) with (autovacuum_vacuum_scale_factor = 0.05);
create unique index deliveries_event_id_webhook_id_key on deliveries (company_id, event_id, webhook_id);
-- The log of a webhook.
create index deliveries_webhook_id_sequence_idx on deliveries (company_id, webhook_id, sequence);
-- What retention removes.
create index deliveries_finished_idx on deliveries (updated_at) where next_attempt_at is null;
create index deliveries_webhook_id_state_sequence_idx on deliveries (company_id, webhook_id, state, sequence);
-- What is open, by time and by what must arrive in order; test events, which inactive webhooks get, too. They are on expressions that no
-- other index begins with: without statistics, a planner expects one row from each index that begins with `webhook_id`, and from some
-- thousand deliveries on it took an index of the log, which leads to every delivery of the webhook.
create index deliveries_waiting_idx on deliveries (company_id, (webhook_id::text collate "C"), next_attempt_at, event_id)
  where next_attempt_at is not null;
create index deliveries_waiting_tests_idx on deliveries (company_id, (webhook_id::text collate "C"))
  where next_attempt_at is not null and event_id is null;
create index deliveries_key_idx on deliveries (company_id, (webhook_id::text || ' ' || ordering_key), event_id)
  where state in ('pending', 'failed');
