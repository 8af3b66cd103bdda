-- Several webhooks per project. Each event has one delivery per webhook; redeliveries repeat one.

alter table webhooks
  add column id text,
  -- What it is for; empty if nobody said.
  add column description text not null default '',
  -- The events it gets; null for all, including those that are added later.
  add column events text[] check (cardinality(events) > 0),
  add column is_enabled boolean not null default true,
  -- When it was disabled because deliveries kept failing.
  add column auto_disabled_at timestamptz,
  -- Since when, and how many attempts in a row failed.
  add column failing_since timestamptz,
  add column failed_attempts integer not null default 0 check (failed_attempts >= 0),
  -- Signs as well until then, so that receivers can change the secret without a gap.
  add column previous_secret text,
  add column previous_secret_ends_at timestamptz,
  add check ((previous_secret is null) = (previous_secret_ends_at is null)),
  add check (auto_disabled_at is null or not is_enabled),
  add check ((failing_since is null) = (failed_attempts = 0));

-- The existing ones get the events that they got until now.
update webhooks set
  id = 'wh_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 22),
  events = '{alert.raised,alert.resolved}';

alter table webhooks drop constraint webhooks_pkey;
alter table webhooks alter column id set not null, add primary key (id);
create index webhooks_by_project on webhooks (project_id);

-- Deliveries of a webhook that was deleted go with it, as they do from now on.
delete from webhook_deliveries d where not exists (select from webhooks w where w.project_id = d.project_id);

alter table webhook_deliveries
  add column webhook_id text references webhooks (id) on delete cascade,
  -- The same for each webhook and redelivery: what receivers deduplicate by.
  add column event_id text,
  -- The delivery that this one repeats.
  add column redelivery_of text,
  -- The last attempt: what was sent, how long the response took, and its beginning.
  add column request_headers jsonb,
  add column latency_ms integer check (latency_ms >= 0),
  add column response_body text;

update webhook_deliveries d set event_id = d.id, webhook_id = w.id from webhooks w where w.project_id = d.project_id;

alter table webhook_deliveries
  alter column event_id set not null,
  alter column webhook_id set not null;

drop index webhook_deliveries_by_project;
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, sequence desc);
create index webhook_deliveries_settled on webhook_deliveries (settled_at) where status <> 'pending';
create index webhook_deliveries_redelivered on webhook_deliveries (redelivery_of) where redelivery_of is not null;
create unique index webhook_deliveries_once on webhook_deliveries (webhook_id, event_id) where redelivery_of is null;
