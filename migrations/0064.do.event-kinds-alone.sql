-- Every event has a name: by this condition the index serves the statements that state it and no others. A planner that knows little of
-- a young table took it for a look-up by id, where it reads all events of the company.
create index events_company_id_event_day_named_idx on events (company_id, event, ((date at time zone 'UTC')::date)) where event > '';
drop index events_company_id_event_day_idx;
alter index events_company_id_event_day_named_idx rename to events_company_id_event_day_idx;
