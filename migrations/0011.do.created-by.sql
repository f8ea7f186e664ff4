-- Which token made a token or a webhook, and what it was called then; null where the server or its command line did.
alter table tokens
  add column created_by_token_id uuid,
  add column created_by_name text collate "C";
alter table webhooks
  add column created_by_token_id uuid,
  add column created_by_name text collate "C";
