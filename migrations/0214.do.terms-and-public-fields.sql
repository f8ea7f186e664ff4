-- Older servers would leave the code of an offer when they anonymize a candidate: they do not write beside it.

-- The caller's own key of an offer.
alter table offers add column code text collate "C";

-- Whether an offer may be sent that names no first day.
alter table company_settings add column offers_without_terms boolean not null default false;

-- Whether everybody may see the values, with the jobs that are published to everybody.
alter table custom_fields add column is_public boolean not null default false;
