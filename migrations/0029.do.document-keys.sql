-- Documents of candidates are compared by their letters and digits: 12.345.678-9 is 123456789.

create index candidates_company_id_document_key_idx
  on candidates (company_id, upper(regexp_replace(identification_document collate "C", '[[:punct:][:space:]]', '', 'g')), id)
  where identification_document is not null;
drop index candidates_company_id_identification_document_idx;
