-- Tokens with which programs call the Management API. Personal tokens belong to a user, project tokens to a project. Only the SHA-256 and
-- the last four characters of a secret are stored.
create table api_tokens (
  id text primary key,
  user_id text,
  project_id text references projects (id),
  name text not null,
  secret_hash text not null unique,
  last4 text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  check ((user_id is null) <> (project_id is null)),
  check (user_id is null or user_id = created_by)
);

create index api_tokens_by_user on api_tokens (user_id) where user_id is not null and revoked_at is null;
create index api_tokens_by_project on api_tokens (project_id) where project_id is not null and revoked_at is null;

-- The token that a change was made with, with its name at that time.
alter table audit_entries
  add column token_id text,
  add column token_name text,
  add check ((token_id is null) = (token_name is null));
