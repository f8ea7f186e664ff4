-- Servers from schema 215 may write beside it.
-- Outside the transaction.
drop index concurrently if exists steps_company_id_scorecard_template_id_idx;
create index concurrently steps_company_id_scorecard_template_id_idx on steps (company_id, scorecard_template_id)
  where scorecard_template_id is not null;
