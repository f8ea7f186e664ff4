-- Lists by filters: an index has the filtered columns, and then those of the order.
create index applications_company_id_job_id_status_idx on applications (company_id, job_id, status, id);
create index applications_company_id_job_id_updated_at_idx on applications (company_id, job_id, updated_at, id);
create index applications_company_id_status_updated_at_idx on applications (company_id, status, updated_at, id);
create index applications_company_id_current_step_id_id_idx on applications (company_id, current_step_id, id);
create index jobs_company_id_status_updated_at_idx on jobs (company_id, status, updated_at, id);
create index jobs_company_id_type_idx on jobs (company_id, type, id);
create index deliveries_webhook_id_state_sequence_idx on deliveries (company_id, webhook_id, state, sequence);
-- Those above have their columns.
drop index applications_company_id_current_step_id_idx;
drop index applications_hired_idx;
