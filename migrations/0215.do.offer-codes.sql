-- Servers from schema 214 may write beside it.
-- Outside the transaction.
drop index concurrently if exists offers_company_id_code_key;
create unique index concurrently offers_company_id_code_key on offers (company_id, code) where code is not null;
