-- What people ask for by form: kept until somebody answers.

create table enterprise_requests (
  id text primary key,
  email text not null,
  project_link text not null,
  message text not null,
  created_at timestamptz not null default now()
);

create table chain_requests (
  id text primary key,
  project_url text not null,
  message text not null,
  created_at timestamptz not null default now()
);
