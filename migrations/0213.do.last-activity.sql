-- Servers from schema 211 may write beside it.
-- When something last happened with an application. Null in older rows with which nothing has happened since, and is then the time of their
-- last change.
alter table applications add column last_activity_at timestamptz(3);
