-- When something happened that was recorded later, as it is with what comes from another system; null where both are the same.
alter table events add column occurred_at timestamptz(3);
-- Whether a webhook gets what happened before it was recorded.
alter table webhooks add column include_history boolean not null default false;
