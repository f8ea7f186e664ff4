-- Names of the structure as they are searched: without case and accents, as the application folds them.

alter table departments add column name_folded text collate "C";
update departments set name_folded = lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'));
alter table departments alter column name_folded set not null;

alter table roles add column name_folded text collate "C";
update roles set name_folded = lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'));
alter table roles alter column name_folded set not null;

alter table branches add column name_folded text collate "C";
update branches set name_folded = lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'));
alter table branches alter column name_folded set not null;

alter table users add column name_folded text collate "C";
update users set name_folded = lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'));
alter table users alter column name_folded set not null;
