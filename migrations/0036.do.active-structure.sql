-- What is inactive stays where it is and is not chosen any more. Lists are filtered by it.
alter table departments add column active boolean not null default true;
alter table roles add column active boolean not null default true;
alter table branches add column active boolean not null default true;
create index departments_company_id_active_idx on departments (company_id, active, id);
create index roles_company_id_active_idx on roles (company_id, active, id);
create index branches_company_id_active_idx on branches (company_id, active, id);
create index users_company_id_active_idx on users (company_id, active, id);
