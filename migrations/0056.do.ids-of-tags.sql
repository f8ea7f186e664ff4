-- The applications with a tag by id, as their list has them: a page reads as many as it has, not all with the tag.
create index application_tags_company_id_name_application_id_idx on application_tags (company_id, name, application_id);
drop index application_tags_company_id_name_idx;
