-- While two people are one, events of the one that stays hold what came from the other. Which those are is a question of their order, not
-- of their dates: a clock may be set back.
alter table candidate_merges
  -- the last event of the company before the two became one, and the last one of the time; null while they are one
  add column events_after bigint,
  add column events_until bigint;
update candidate_merges m set
  events_after = (select coalesce(max(e.id), 0) from events e where e.company_id = m.company_id and e.date < m.merged_at);
-- Where the event of the end is gone, so are all before it.
update candidate_merges m set
  events_until = (
    select coalesce(min(e.id) - 1, 0) from events e
    where e.company_id = m.company_id and e.event = 'candidate.unmerged' and e.event > '' and e.id > m.events_after
      and e.data ->> 'duplicateId' = m.duplicate_id::text)
where unmerged_at is not null;
alter table candidate_merges alter column events_after set not null;
