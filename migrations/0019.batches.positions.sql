-- Copies the positions of the events that the feed still has. No older server numbers events meanwhile: an event that got its position
-- behind the last batch would lose it.
lock table event_positions in share row exclusive mode;
insert into numbered_events (company_id, position, event_id)
select e.company_id, e.position, e.id
from event_positions p
cross join lateral (
  select coalesce(max(n.position), p.trimmed_to) as copied_to from numbered_events n where n.company_id = p.company_id) n
cross join lateral (
  select e.company_id, e.position, e.id from events e where e.company_id = p.company_id and e.position > n.copied_to
  order by e.position limit 20000) e
where p.last > n.copied_to
limit 20000;

-- finally
-- Older servers: what they insert is committed and seen here, or comes after this and fails.
lock table events in access exclusive mode;
insert into unnumbered_events (company_id, event_id) select company_id, id from events where position is null;
drop index events_unnumbered_idx, events_company_id_position_key;
alter table events drop column position;
-- So older servers cannot insert events, which would never get a position.
alter table events rename column traceparent to trace_context;
