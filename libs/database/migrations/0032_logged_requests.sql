-- Request log: recent failed calls of each project and a sample of successful ones. Positions count up per project and kind, so that
-- everything more than `requestLog.failedMax` or `requestLog.succeededMax` (libs/plans-domain) behind the last one can be deleted in a
-- range of the primary key. Rows are deleted all the time, so vacuum runs early.
create table logged_requests (
  project_id text not null,
  is_failed boolean not null,
  position bigint not null,
  request_id text not null,
  batch_index smallint,
  api_key_id text not null,
  chain text not null,
  method text not null,
  transport text not null check (transport in ('http', 'websocket')),
  status text not null,
  code text,
  latency_ms real,
  compute_units integer not null,
  created_at timestamptz not null,
  primary key (project_id, is_failed, position)
) with (autovacuum_vacuum_scale_factor = 0.05);

-- For deleting what is too old.
create index logged_requests_by_time on logged_requests (created_at);

-- The last position of each project and kind.
create table logged_request_ends (
  project_id text not null,
  is_failed boolean not null,
  position bigint not null,
  primary key (project_id, is_failed)
) with (fillfactor = 50);
