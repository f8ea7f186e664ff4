-- A tag goes with the last application that has it. Until now it stayed.
delete from tags t where not exists (select from application_tags a where a.company_id = t.company_id and a.name = t.name);
