-- While two people are one, events of the one that stays hold what came from the other. Which those are is a question of their order, not
-- of their dates: a clock may be set back.
alter table candidate_merges
  -- the last event of the company before the two became one, and the last one of the time; null while they are one
  add column events_after bigint,
  add column events_until bigint;
update candidate_merges m set
  events_after = (select coalesce(max(e.id), 0) from events e where e.company_id = m.company_id and e.date < m.merged_at),
  events_until = (
    select coalesce(max(e.id), 0) from events e where e.company_id = m.company_id and e.date < m.unmerged_at and m.unmerged_at is not null);
update candidate_merges set events_until = null where unmerged_at is null;
alter table candidate_merges alter column events_after set not null;
