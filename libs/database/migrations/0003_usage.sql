-- Metered traffic: one row per project, minute, API key, chain and method.
-- The primary key starts with project and minute, which is how every statistics query selects.

create table usage_minutes (
  project_id text not null,
  api_key_id text not null,
  chain text not null,
  method text not null,
  minute timestamptz not null,
  requests bigint not null default 0,
  errors bigint not null default 0,
  compute_units bigint not null default 0,
  primary key (project_id, minute, api_key_id, chain, method)
);

-- What has been counted already: a batch that a gateway sends twice is counted once.
create table usage_batches (
  gateway_id text not null,
  sequence bigint not null,
  recorded_at timestamptz not null default now(),
  primary key (gateway_id, sequence)
);
