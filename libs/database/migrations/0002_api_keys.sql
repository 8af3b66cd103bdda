-- API keys: the secret itself is never stored, only its SHA-256.

create table api_keys (
  id text primary key,
  project_id text not null references projects (id),
  name text not null,
  secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
  prefix text not null,
  last4 text not null,
  status text not null default 'active' check (status in ('active', 'paused')),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  deleted_at timestamptz
);

create index api_keys_by_project on api_keys (project_id, created_at) where deleted_at is null;
