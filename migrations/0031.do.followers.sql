-- A webhook may have several actions, and filters. Older servers know one action alone: as its column goes, they cannot make deliveries, of
-- which they would forget those of other actions.
alter table webhooks
  add column actions        text[] collate "C",
  -- empty: of all jobs, of all departments
  add column job_ids        bigint[] not null default '{}',
  add column department_ids bigint[] not null default '{}';
update webhooks set actions = array[action];
drop index webhooks_action_target_id_key;
alter table webhooks alter column actions set not null, drop column action;
-- The action of a webhook that has one and no filters.
alter table webhooks add column only_action text collate "C" generated always as (
  case when cardinality(actions) = 1 and right(actions[1], 2) <> '.*' and job_ids = '{}' and department_ids = '{}' then actions[1] end) stored;
create index webhooks_company_id_updated_at_idx on webhooks (company_id, updated_at, id);

-- The actions of the webhooks that are not deleted, by which the webhooks of an event are looked up.
create table webhook_actions (
  company_id bigint not null,
  action     text collate "C" not null,
  webhook_id uuid not null,
  primary key (company_id, action, webhook_id)
);
insert into webhook_actions (company_id, action, webhook_id) select company_id, only_action, id from webhooks where deleted_at is null;
