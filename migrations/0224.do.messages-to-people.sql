-- Older servers would leave what people are told when they anonymize a candidate: they do not write beside it.

-- Messages to candidates and interviewers about applications. One that is queued has the time at which it is tried next, which is also how
-- long whoever tries it now has for that.
create table messages (
  company_id      bigint not null,
  id              uuid not null,
  application_id  bigint not null,
  template_id     bigint,
  kind            text collate "C" not null,
  recipient       text collate "C",
  reply_to        text collate "C",
  subject         text collate "C" not null,
  text            text collate "C" not null,
  status          text collate "C" not null default 'queued',
  attempts        integer not null default 0,
  last_error      text collate "C",
  send_after      timestamptz(3),
  sent_at         timestamptz(3),
  next_attempt_at timestamptz(3),
  claimed_by      uuid,
  version         integer not null default 1,
  created_at      timestamptz(3) not null default clock_timestamp(),
  updated_at      timestamptz(3) not null default clock_timestamp(),
  primary key (company_id, id),
  constraint messages_application_id_fkey foreign key (company_id, application_id) references applications on delete restrict,
  constraint messages_template_id_fkey foreign key (company_id, template_id) references message_templates on delete restrict
);
create index messages_company_id_application_id_idx on messages (company_id, application_id, id);
create index messages_company_id_template_id_idx on messages (company_id, template_id) where template_id is not null;
create index messages_company_id_status_idx on messages (company_id, status, id);
create index messages_company_id_updated_at_idx on messages (company_id, updated_at, id);
-- Those to send, company by company.
create index messages_company_id_next_attempt_at_idx on messages (company_id, next_attempt_at) where next_attempt_at is not null;
-- Those that do not say why they wait.
create index messages_company_id_unexplained_idx on messages (company_id, next_attempt_at)
  where next_attempt_at is not null and last_error is null;

-- Addresses that get no messages, as there is no such mailbox. Of somebody who was anonymized the hash stays.
create table suppressions (
  company_id   bigint not null references companies on delete restrict,
  id           uuid not null,
  address      text collate "C",
  address_hash text collate "C" not null,
  reason       text collate "C",
  created_at   timestamptz(3) not null default clock_timestamp(),
  primary key (company_id, id),
  constraint suppressions_company_id_address_hash_key unique (company_id, address_hash)
);
