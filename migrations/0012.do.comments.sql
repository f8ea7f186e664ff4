-- Who wrote a comment may change and delete it. Of comments that were there before nobody knows the token.
alter table comments add column token_id uuid, add column version integer not null default 1;
