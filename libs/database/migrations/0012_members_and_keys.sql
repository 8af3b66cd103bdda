-- Invitations, the audit log, and what an API key is limited to.

create table invitations (
  id text primary key,
  project_id text not null references projects (id),
  email text not null check (email = lower(email)),
  role text not null,
  invited_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by text,
  revoked_at timestamptz,
  check ((accepted_at is null) = (accepted_by is null)),
  check (accepted_at is null or revoked_at is null)
);

-- One that expired is revoked before its address is invited again.
create unique index invitations_open on invitations (project_id, email) where accepted_at is null and revoked_at is null;
create index invitations_by_email on invitations (email) where accepted_at is null and revoked_at is null;

create table audit_entries (
  id text primary key,
  sequence bigint not null generated always as identity unique,
  project_id text not null references projects (id),
  action text not null,
  actor_id text,
  subject_type text not null,
  subject_id text not null,
  subject_name text not null,
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  created_at timestamptz not null default now()
);

create index audit_entries_by_project on audit_entries (project_id, sequence desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries is append-only' using errcode = 'integrity_constraint_violation';
end $$;

create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_never_truncated before truncate on audit_entries
  for each statement execute function refuse_audit_change();

alter table api_keys
  add column previous_secret_hash text unique check (previous_secret_hash ~ '^[0-9a-f]{64}$'),
  add column previous_secret_ends_at timestamptz,
  add column allowed_origins text[] not null default '{}' check (cardinality(allowed_origins) <= 50),
  add column allowed_ips text[] not null default '{}' check (cardinality(allowed_ips) <= 50),
  add column allowed_methods text[] not null default '{}' check (cardinality(allowed_methods) <= 50),
  add column allowed_contracts text[] not null default '{}' check (cardinality(allowed_contracts) <= 50),
  add constraint api_keys_previous_secret_ends check ((previous_secret_hash is null) = (previous_secret_ends_at is null));

-- Gateways hear of these changes as of the others (0005_gateway_access.sql).
drop trigger api_keys_notify_gateway on api_keys;
create trigger api_keys_notify_gateway after insert or delete or update of
  project_id, secret_hash, previous_secret_hash, previous_secret_ends_at, status, deleted_at,
  allowed_origins, allowed_ips, allowed_methods, allowed_contracts on api_keys
  for each row execute function notify_gateway_of_api_key();
