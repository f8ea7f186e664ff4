-- Filters of lists: the columns that are filtered, and then those of the order.

create index applications_company_id_source_idx on applications (company_id, source, id);
create index applications_company_id_created_at_idx on applications (company_id, created_at, id);
create index applications_company_id_hired_at_idx on applications (company_id, hired_at, id) where hired_at is not null;
create index steps_company_id_category_idx on steps (company_id, category, id);

create index jobs_company_id_recruiter_id_id_idx on jobs (company_id, recruiter_id, id) where recruiter_id is not null;
create index jobs_company_id_manager_id_id_idx on jobs (company_id, manager_id, id) where manager_id is not null;
-- Those above have their columns.
drop index jobs_company_id_recruiter_id_idx, jobs_company_id_manager_id_idx;
create index jobs_company_id_country_idx on jobs (company_id, country, id) where country is not null;
create index jobs_company_id_workplace_type_idx on jobs (company_id, workplace_type, id);
create index jobs_company_id_publication_type_idx on jobs (company_id, publication_type, id);

create index candidates_company_id_mobile_number_idx
  on candidates (company_id, regexp_replace(mobile_number collate "C", '[^0-9]', '', 'g')) where mobile_number is not null;
create index candidates_company_id_phone_number_idx
  on candidates (company_id, regexp_replace(phone_number collate "C", '[^0-9]', '', 'g')) where phone_number is not null;
create index candidates_company_id_city_idx
  on candidates (company_id, lower(regexp_replace(normalize(city collate "C", nfkd), '[\u0300-\u036f]', '', 'g')), id)
  where city is not null;
-- Its entries are values of arrays. The company is one of them, so that nobody looks through those of other companies.
create index candidates_skills_idx on candidates using gin (array_append(skills, 'company ' || company_id::text))
  with (fastupdate = off);
