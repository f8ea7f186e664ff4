-- The values of the company's own fields of offers, as those of jobs, candidates and applications.
alter table offers add column custom_fields jsonb;
