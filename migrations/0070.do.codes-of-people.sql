-- Candidates and applications have a key of the company's own, as everything else. Anonymizing removes it; a keyed hash stays, so that a
-- migration that is started again does not make the person anew.
alter table candidates add column code text collate "C", add column code_hash text collate "C";
alter table applications add column code text collate "C", add column code_hash text collate "C";
create unique index candidates_company_id_code_key on candidates (company_id, code) where code is not null;
create unique index applications_company_id_code_key on applications (company_id, code) where code is not null;
create index candidates_company_id_code_hash_idx on candidates (company_id, code_hash) where code_hash is not null;
create index applications_company_id_code_hash_idx on applications (company_id, code_hash) where code_hash is not null;
