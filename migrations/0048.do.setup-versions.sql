-- What companies set up (jobs and their steps, departments, roles, branches, users) changes seldom, and many reads show nothing else: it
-- has a version of its own. Here is what that is made of: the number of the events about it that have a position, and the newest of them.
create table setup_versions (
  company_id bigint primary key,
  events     bigint not null,
  newest_id  bigint not null
);

-- Each event so far may have been about that. No version comes twice: what was read before is not taken for what is read later.
insert into setup_versions (company_id, events, newest_id)
select p.company_id, p.last, coalesce(n.event_id, 0)
from event_positions p
left join lateral (
  select e.event_id from numbered_events e where e.company_id = p.company_id order by e.position desc limit 1) n on true;

-- Whether an event is about that; true where nobody says.
alter table unnumbered_events add column is_setup boolean not null default true;
