-- The company's own fields. Their values stand beside their object, in its column `custom_fields`.

-- The company's own fields of jobs, candidates and applications.
create table custom_fields (
  company_id  bigint not null references companies on delete restrict,
  id          uuid not null default gen_random_uuid(),
  entity      text collate "C" not null,
  key         text collate "C" not null,
  label       text collate "C" not null,
  description text collate "C",
  type        text collate "C" not null,
  options     jsonb not null default '[]',
  is_required boolean not null default false,
  gate        text collate "C",
  position    integer not null default 0,
  archived_at timestamptz(3),
  version     integer not null default 1,
  created_at  timestamptz(3) not null default statement_timestamp(),
  updated_at  timestamptz(3) not null default statement_timestamp(),
  primary key (company_id, id),
  constraint custom_fields_company_id_entity_key_key unique (company_id, entity, key)
);
create index custom_fields_company_id_updated_at_idx on custom_fields (company_id, updated_at, id);

-- Which objects have a value of a field: to find them by it, and to count them. A value is here as a hash of what filters compare.
create table custom_field_values (
  company_id bigint not null,
  field_id   uuid not null,
  value      uuid not null,
  object_id  bigint not null,
  primary key (company_id, field_id, value, object_id),
  constraint custom_field_values_field_id_fkey foreign key (company_id, field_id) references custom_fields on delete restrict
);
