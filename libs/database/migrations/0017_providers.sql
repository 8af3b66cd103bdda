-- Nodes that provider projects serve through the gateway, and what the last look at each has shown.

create table providers (
  id text primary key,
  project_id text not null references projects (id),
  name text not null,
  chain text not null,
  url text not null,
  -- Its part of the traffic of its chain, compared with the others of that chain.
  weight smallint not null default 10 check (weight between 1 and 10),
  status text not null default 'active' check (status in ('active', 'paused')),
  health text not null check (health in ('healthy', 'lagging', 'unreachable', 'notRpc', 'wrongChain', 'privateAddress')),
  -- Null until known; height and latency stay what they were when the node last answered.
  block_height bigint,
  lag_blocks bigint,
  latency_ms integer,
  checked_at timestamptz not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

create index providers_by_project on providers (project_id, created_at desc) where deleted_at is null;

-- Gateways read the list again when it changes. What a look at a node has shown is no change of the list.
create function notify_gateway_of_providers() returns trigger language plpgsql as $$
begin
  perform pg_notify('gateway_providers', '');
  return null;
end $$;

create trigger providers_notify_gateway after insert or delete or update of url, weight, status, deleted_at on providers
  for each row execute function notify_gateway_of_providers();

create trigger projects_notify_gateway_of_providers after update of is_provider, deleted_at on projects
  for each row when (old.is_provider is distinct from new.is_provider or old.deleted_at is distinct from new.deleted_at)
  execute function notify_gateway_of_providers();
