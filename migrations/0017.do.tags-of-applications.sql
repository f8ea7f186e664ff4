-- The names of an application's tags, sorted, in its row: a page reads them with it. Null where they have not changed since this column
-- exists: there they are read from application_tags.
alter table applications add column tags text[] collate "C";
