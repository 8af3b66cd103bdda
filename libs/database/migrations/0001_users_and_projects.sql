-- Users as the identity service knows them, projects, and who may act in a project.

create table users (
  id text primary key,
  type text not null,
  first_name text,
  last_name text,
  username text,
  image_url text,
  emails jsonb not null default '[]',
  web3_wallets jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table projects (
  id text primary key,
  name text not null,
  plan_id text not null default 'FREE',
  plan_ends_at timestamptz,
  next_plan_id text,
  package_id text,
  package_count integer not null default 0 check (package_count >= 0),
  next_package_id text,
  next_package_count integer check (next_package_count >= 0),
  package_ends_at timestamptz,
  is_provider boolean not null default false,
  balance_cents bigint not null default 0,
  unbilled_microcents bigint not null default 0 check (unbilled_microcents between 0 and 999999),
  unbilled_compute_units bigint not null default 0 check (unbilled_compute_units >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

-- No reference to users: a member may be known to the identity service before this database has seen them.
create table members (
  id text primary key,
  project_id text not null references projects (id),
  user_id text not null,
  role text not null,
  created_at timestamptz not null default now(),
  unique (project_id, user_id)
);

create index members_by_user on members (user_id);
