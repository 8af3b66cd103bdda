-- Emails: the outbox, what members turned off, and what was already said.

-- What is to be sent, written in the transaction of what it is about.
create table emails (
  id text primary key,
  sequence bigint not null generated always as identity unique,
  -- What it can be turned off as: a type of libs/api-contract/src/email-types.ts.
  type text not null,
  -- Kind and data of the text, without secrets: links are made when it is sent.
  message jsonb not null,
  project_id text references projects (id),
  -- The recipient: a user, or an address that may have no account, with the language to write in.
  user_id text,
  address text,
  language text,
  -- What this is about and for whom, where the same thing could be written twice.
  dedupe_key text,
  status text not null default 'pending' check (status in ('pending', 'sent', 'skipped', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  -- When it is tried next; null once it is settled.
  next_attempt_at timestamptz,
  -- Why the last attempt failed, or why it was skipped.
  last_error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((user_id is null) <> (address is null)),
  check ((address is null) = (language is null)),
  check ((status = 'pending') = (next_attempt_at is not null)),
  check ((status = 'pending') = (settled_at is null))
);

create unique index emails_once on emails (dedupe_key) where dedupe_key is not null;
create index emails_due on emails (next_attempt_at) where status = 'pending';
create index emails_settled on emails (settled_at) where status <> 'pending';
create index emails_by_user on emails (user_id) where user_id is not null;
create index emails_by_address on emails (address) where address is not null;

-- Everything is on by default, so only what a member turned off is stored.
create table email_opt_outs (
  user_id text not null,
  project_id text not null references projects (id),
  type text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, project_id, type)
);

-- The thresholds in days that a project was told of, until a deposit arms them again.
create table low_balance_notices (
  project_id text not null references projects (id),
  days smallint not null check (days > 0),
  created_at timestamptz not null,
  primary key (project_id, days)
);

-- Browsers that a user signed in with, by the identity service's id of them.
create table sign_in_clients (
  user_id text not null,
  client_id text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, client_id)
);

-- The language that the dashboard was last used in.
alter table users add column language text;
