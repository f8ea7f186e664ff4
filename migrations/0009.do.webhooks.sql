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
  primary key (company_id, id),
  constraint webhook_targets_company_id_url_key unique (company_id, url)
);
create index webhook_targets_due_at_idx on webhook_targets (due_at) where due_at is not null;

create table webhooks (
  company_id       bigint not null references companies on delete restrict,
  id               uuid not null,
  target_id        bigint not null,
  action           text collate "C" not null,
  -- deliveries of these may still be in its log
  past_actions     text[] collate "C" not null default '{}',
  postback_url     text collate "C" not null,
  status           text collate "C" not null default 'active',
  status_reason    text collate "C",
  client_headers   jsonb not null default '{}',
  tech_owner_name  text collate "C",
  tech_owner_email text collate "C",
  secret           text not null,
  -- those before it, newest first, stay valid for a while: [{secret, until}]
  retired_secrets  jsonb not null default '[]',
  -- the first failure since the last success
  failing_since    timestamptz(3),
  -- not to be seen any more; its deliveries are removed bit by bit
  deleted_at       timestamptz(3),
  version          integer not null default 1,
  created_at       timestamptz(3) not null default clock_timestamp(),
  updated_at       timestamptz(3) not null default clock_timestamp(),
  primary key (company_id, id),
  constraint webhooks_status_check check (status in ('active', 'inactive', 'suspended')),
  constraint webhooks_target_id_fkey foreign key (company_id, target_id) references webhook_targets on delete restrict
);
create unique index webhooks_action_target_id_key on webhooks (company_id, action, target_id) where deleted_at is null;
create index webhooks_company_id_created_at_idx on webhooks (company_id, created_at, id);
create index webhooks_target_id_idx on webhooks (company_id, target_id);
create index webhooks_deleted_at_idx on webhooks (deleted_at) where deleted_at is not null;

create table deliveries (
  company_id      bigint not null,
  id              uuid not null,
  -- the order in which they were made
  place           bigint generated always as identity,
  webhook_id      uuid not null,
  -- null for a test event
  event_id        bigint,
  position        bigint not null,
  -- what must arrive in order: the events of one object
  lane            text collate "C" not null,
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
);
create unique index deliveries_event_id_webhook_id_key on deliveries (company_id, event_id, webhook_id);
create index deliveries_webhook_id_place_idx on deliveries (company_id, webhook_id, place);
create index deliveries_due_idx on deliveries (company_id, webhook_id, next_attempt_at, position) where next_attempt_at is not null;
create index deliveries_tests_idx on deliveries (company_id, webhook_id) where next_attempt_at is not null and event_id is null;
-- What is open is said in another way than above: so no planner, whatever it knows of the table, looks lanes up in that index.
create index deliveries_lane_idx on deliveries (company_id, webhook_id, lane, position) where state in ('pending', 'failed');
create index deliveries_finished_idx on deliveries (updated_at) where next_attempt_at is null;
