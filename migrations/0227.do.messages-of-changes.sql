-- Older servers would leave the calendar files of messages when they anonymize a candidate: they do not write beside it.

-- What a change of an application queues, until it leaves that status again. Whom a message goes to, and the calendar file of an
-- invitation, with its interview. When it was first tried.
alter table messages
  add column queued_with text collate "C",
  add column interview_id bigint,
  add column first_attempt_at timestamptz(3),
  add column audience    text collate "C" not null default 'candidate',
  add column calendar    text collate "C";
