-- Who brought whom, and who asked to be a partner. What it earned is in the ledger, kind `referral`.

create table referral_codes (
  project_id text primary key references projects (id),
  code text not null unique check (code ~ '^[0-9A-Za-z]{8}$'),
  created_at timestamptz not null default now()
);

-- A user and a project are brought once and for ever.
create table referrals (
  id text primary key,
  referrer_project_id text not null references projects (id),
  referred_project_id text not null unique references projects (id),
  referred_user_id text not null unique,
  created_at timestamptz not null default now(),
  -- Deposits that are credited from then on are not shared.
  ends_at timestamptz not null,
  check (referrer_project_id <> referred_project_id)
);

create index referrals_by_referrer on referrals (referrer_project_id, created_at desc);

create table partner_applications (
  id text primary key,
  project_id text not null references projects (id),
  company text not null,
  website text not null,
  message text not null,
  status text not null default 'submitted' check (status in ('submitted', 'approved', 'declined')),
  created_by text not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((status = 'submitted') = (decided_at is null))
);

-- A declined project may ask again.
create unique index partner_applications_open on partner_applications (project_id) where status <> 'declined';

create index ledger_entries_of_referrals on ledger_entries (project_id, created_at desc, id desc) where kind = 'referral';
