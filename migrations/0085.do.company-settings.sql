-- What a company has set: without a row, everything is as the columns are by default. The name is in companies.
create table company_settings (
  company_id             bigint primary key references companies on delete restrict,
  time_zone              text collate "C" not null default 'UTC',
  locale                 text collate "C" not null default 'en',
  country                text collate "C",
  require_reason_id      boolean not null default false,
  require_offer_approval boolean not null default false,
  -- months without a change after which people are anonymized; null keeps them
  retention_months       integer,
  -- when that begins: a day after it was set to fewer months, so that a mistake can be taken back
  retention_begins_at    timestamptz(3),
  version                integer not null default 1,
  updated_at             timestamptz(3) not null default clock_timestamp()
);
