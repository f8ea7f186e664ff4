-- Whether requests with the token are refused when they have a query parameter that the operation does not know.
alter table tokens add column strict boolean not null default false;
