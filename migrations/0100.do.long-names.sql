-- Folded names can be longer than an entry of an index: a person with two long names of such letters and a birthdate could not be written.
-- 500 characters, of four bytes at most, have room.
create index candidates_born_names_idx
  on candidates (company_id, birthdate,
    left(lower(regexp_replace(normalize((name || ' ' || last_name) collate "C", nfkd), '[\u0300-\u036f]', '', 'g')), 500))
  where birthdate is not null;
drop index candidates_company_id_birthdate_idx;
