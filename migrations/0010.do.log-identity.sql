-- Which event is the last that has left the feed: a cursor that stands on it is told from one of another log, although it may be gone.
alter table event_positions add column forgotten_uuid uuid;
update event_positions p set forgotten_uuid = (select e.uuid from events e where e.company_id = p.company_id and e.position = p.forgotten)
where p.forgotten > 0;

-- Events that have left the feed, and go when nothing of them is to be delivered any more.
create table expired_events (
  company_id bigint not null,
  event_id   bigint not null,
  primary key (company_id, event_id),
  constraint expired_events_event_id_fkey foreign key (company_id, event_id) references events on delete restrict
);
insert into expired_events (company_id, event_id)
select e.company_id, e.id from event_positions p join events e on e.company_id = p.company_id and e.position <= p.forgotten
where p.forgotten > 0 and e.application_id is null and e.candidate_id is null;

-- A webhook wants the events behind this one, which was the last when it was made: clocks may be set back, ids are not.
alter table webhooks add column after_event_id bigint not null default 0;
-- All that were numbered have been dealt with; of the others those are older than the webhook whose time says so.
update webhooks w set after_event_id = e.last
from (
  select w.company_id, w.id, max(e.id) as last from events e join webhooks w on w.company_id = e.company_id and e.date < w.created_at
  where e.position is null group by w.company_id, w.id) e
where w.company_id = e.company_id and w.id = e.id;
