-- An e-mail address belongs to one active user: who takes over a mailbox gets the address of a colleague who has left.
alter table users drop constraint users_company_id_email_key;
create unique index users_company_id_email_key on users (company_id, email_folded) where active;
create index users_company_id_email_folded_idx on users (company_id, email_folded, id);
