-- Promo codes, and who used them. A code is stored as it is compared: without blanks, in capitals.

create table promo_codes (
  code text primary key check (code = upper(code) and code ~ '^[A-Z0-9-]{3,64}$'),
  amount_cents bigint not null check (amount_cents > 0),
  activations_max integer check (activations_max > 0),
  ends_at timestamptz,
  created_at timestamptz not null default now()
);

create table promo_code_activations (
  id text primary key,
  code text not null references promo_codes (code),
  project_id text not null references projects (id),
  user_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null default now(),
  unique (code, project_id)
);
