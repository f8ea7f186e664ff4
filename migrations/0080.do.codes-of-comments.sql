-- A comment may have a key of the company's own, unique in its application: an import that starts again adds none twice.
alter table comments add column code text collate "C";
create unique index comments_company_id_application_id_code_key on comments (company_id, application_id, code) where code is not null;
