-- The companies whose candidates have words that an earlier version made. The server makes them anew beside its requests, candidate after
-- candidate, and removes the row at the end.

create table outdated_words (
  company_id   bigint primary key references companies,
  -- the last candidate whose words are new
  candidate_id bigint not null
);
insert into outdated_words (company_id, candidate_id) select id, 0 from companies;
