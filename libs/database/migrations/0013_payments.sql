-- Payments, the addresses that projects pay to, and the transfers that arrived there.

create table payments (
  id text primary key,
  project_id text not null references projects (id),
  type text not null check (type in ('CUSTODIAL', 'NON_CUSTODIAL', 'CRYPTOCLOUD_PAYMENT')),
  status text not null default 'CREATED' check (status in ('CREATED', 'CONFIRMED', 'CANCELED')),
  amount_cents bigint not null check (amount_cents > 0),
  -- What is known to have been paid, at whatever time it was told; it never falls.
  paid_cents bigint not null default 0 check (paid_cents >= 0),
  -- Both are what the ledger holds of this payment.
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  credited_cents bigint not null default 0 check (credited_cents >= 0),
  -- The provider's invoice; null until the provider's reply is stored, and for deposits to an address.
  invoice_id text unique,
  link text,
  expires_at timestamptz,
  -- When the provider is asked next; null once it is asked no more.
  next_check_at timestamptz,
  created_by text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check (fee_cents + credited_cents <= paid_cents),
  check (status = 'CONFIRMED' or fee_cents + credited_cents = 0),
  check ((status = 'CREATED') = (settled_at is null))
);

create index payments_by_project on payments (project_id, created_at desc, id desc);
create index payments_by_next_check on payments (next_check_at) where next_check_at is not null;

-- One address for each project, the same on every network. An address that was given out is kept whatever key is configured later.
create table deposit_addresses (
  project_id text primary key references projects (id),
  derivation_index integer not null unique check (derivation_index >= 0),
  address text not null unique check (address ~ '^0x[0-9a-f]{40}$'),
  created_at timestamptz not null default now()
);

-- Transfers that were credited, each once.
create table deposits (
  chain_id bigint not null,
  transaction_hash text not null check (transaction_hash ~ '^0x[0-9a-f]{64}$'),
  log_index integer not null check (log_index >= 0),
  block_number bigint not null,
  block_hash text not null,
  project_id text not null references projects (id),
  token_address text not null,
  from_address text not null,
  to_address text not null,
  -- In the token's smallest unit.
  units numeric(78, 0) not null check (units > 0),
  -- None where the transfer is worth less than a cent.
  payment_id text references payments (id),
  created_at timestamptz not null default now(),
  primary key (chain_id, transaction_hash, log_index)
);

create index deposits_by_project on deposits (project_id, created_at);

-- How far each network has been read.
create table deposit_cursors (
  chain_id bigint primary key,
  block_number bigint not null,
  block_hash text not null,
  updated_at timestamptz not null default now()
);
