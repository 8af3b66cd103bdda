-- Answers to requests that carried an Idempotency-Key, written in the transaction that did the work.
-- A secret is never part of reply_body.

create table idempotent_requests (
  user_id text not null,
  operation_id text not null,
  idempotency_key text not null,
  request_hash text not null,
  reply_status integer not null,
  reply_body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, operation_id, idempotency_key)
);

create index idempotent_requests_by_age on idempotent_requests (created_at);
