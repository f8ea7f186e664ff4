-- Servers from schema 216 may write beside it.

-- The address at which calendar programs, which send no token, read what a user has to hold: one for each user.
create table calendar_links (
  company_id  bigint not null,
  user_id     bigint not null,
  secret_hash bytea not null,
  -- the token that made it, with which it ends
  token_id    uuid not null,
  created_at  timestamptz(3) not null default clock_timestamp(),
  primary key (company_id, user_id),
  constraint calendar_links_user_id_fkey foreign key (company_id, user_id) references users on delete cascade
);
