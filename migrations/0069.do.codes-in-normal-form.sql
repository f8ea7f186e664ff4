-- Codes are stored in one form: without white space at both ends, in the Unicode normal form NFC. Validation brings what is sent into that
-- form; here is what was stored before. A code stays as it is if another object has its normal form, or if that is empty or has control
-- characters: docs/operating.md lists such codes.

create function normal_code (code text) returns text language sql immutable
return normalize(btrim(code, E'\t\n\x0b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
  || E'\u2028\u2029\u202f\u205f\u3000\ufeff'), NFC);

update departments t set code = normal_code(t.code) where t.code <> normal_code(t.code) and normal_code(t.code) !~ '^$|[\x01-\x1f\x7f-\x9f]'
  and not exists (
    select 1 from departments o
    where o.company_id = t.company_id and o.id <> t.id and normal_code(o.code) = normal_code(t.code));

update roles t set code = normal_code(t.code) where t.code <> normal_code(t.code) and normal_code(t.code) !~ '^$|[\x01-\x1f\x7f-\x9f]'
  and not exists (
    select 1 from roles o
    where o.company_id = t.company_id and o.id <> t.id and normal_code(o.code) = normal_code(t.code));

update branches t set code = normal_code(t.code) where t.code <> normal_code(t.code) and normal_code(t.code) !~ '^$|[\x01-\x1f\x7f-\x9f]'
  and not exists (
    select 1 from branches o
    where o.company_id = t.company_id and o.id <> t.id and normal_code(o.code) = normal_code(t.code));

update users t set code = normal_code(t.code) where t.code <> normal_code(t.code) and normal_code(t.code) !~ '^$|[\x01-\x1f\x7f-\x9f]'
  and not exists (
    select 1 from users o
    where o.company_id = t.company_id and o.id <> t.id and normal_code(o.code) = normal_code(t.code));

update jobs t set code = normal_code(t.code) where t.code <> normal_code(t.code) and normal_code(t.code) !~ '^$|[\x01-\x1f\x7f-\x9f]'
  and not exists (
    select 1 from jobs o
    where o.company_id = t.company_id and o.id <> t.id and normal_code(o.code) = normal_code(t.code));

update steps t set code = normal_code(t.code) where t.code <> normal_code(t.code) and normal_code(t.code) !~ '^$|[\x01-\x1f\x7f-\x9f]'
  and not exists (
    select 1 from steps o
    where o.company_id = t.company_id and o.job_id = t.job_id and o.id <> t.id and normal_code(o.code) = normal_code(t.code));

update reasons t set code = normal_code(t.code) where t.code <> normal_code(t.code) and normal_code(t.code) !~ '^$|[\x01-\x1f\x7f-\x9f]'
  and not exists (
    select 1 from reasons o
    where o.company_id = t.company_id and o.id <> t.id and normal_code(o.code) = normal_code(t.code));

update sources t set code = normal_code(t.code) where t.code <> normal_code(t.code) and normal_code(t.code) !~ '^$|[\x01-\x1f\x7f-\x9f]'
  and not exists (
    select 1 from sources o
    where o.company_id = t.company_id and o.id <> t.id and normal_code(o.code) = normal_code(t.code));

drop function normal_code;
