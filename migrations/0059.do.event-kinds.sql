-- Leads to the events of one kind in a range of time. Many have the same key: an entry takes about seven bytes.
create index events_company_id_event_day_idx on events (company_id, event, ((date at time zone 'UTC')::date));
