-- Spend limits, alerts and where they are delivered to, and what becomes of the money of a deleted project.

alter table projects
  -- What usage may cost in a calendar month (UTC); null where nothing but the balance limits it.
  add column spend_limit_cents bigint check (spend_limit_cents > 0),
  -- What usage was charged in one month, and which: the first of it.
  add column spent_month date not null default '1970-01-01' check (extract(day from spent_month) = 1),
  add column spent_microcents bigint not null default 0 check (spent_microcents >= 0),
  add column low_balance_cents bigint check (low_balance_cents > 0),
  add column spend_alert_percents smallint[] not null default '{80,100}' check (cardinality(spend_alert_percents) <= 5),
  add column runway_alert_days smallint check (runway_alert_days between 1 and 365),
  -- Rests of less than a cent that were let go when the project was deleted.
  add column waived_microcents bigint not null default 0 check (waived_microcents >= 0);

update projects p set spent_month = date_trunc('month', now() at time zone 'UTC')::date,
  spent_microcents = greatest(0, p.unbilled_microcents - coalesce((
    select sum(l.amount_cents) from ledger_entries l
    where l.project_id = p.id and l.kind = 'usage' and l.created_at >= date_trunc('month', now(), 'UTC')
  ), 0) * 1000000);

create index projects_with_alerts on projects (id)
  where deleted_at is null and (low_balance_cents is not null or runway_alert_days is not null or spend_limit_cents is not null);

create table alerts (
  id text primary key,
  sequence bigint not null generated always as identity unique,
  project_id text not null references projects (id),
  kind text not null check (kind in ('low-balance', 'spend', 'runway')),
  -- Cents of a balance, percent of the limit, or days.
  threshold bigint not null check (threshold > 0),
  -- The balance or the spend in cents, or the days left, when it was raised.
  value bigint not null,
  -- The spend limit in cents when it was raised; null for the other kinds.
  limit_cents bigint,
  raised_at timestamptz not null,
  resolved_at timestamptz check (resolved_at >= raised_at),
  acknowledged_at timestamptz,
  acknowledged_by text,
  check ((acknowledged_at is null) = (acknowledged_by is null))
);

-- Raised once per crossing, whoever evaluates at the same moment.
create unique index alerts_open on alerts (project_id, kind, threshold) where resolved_at is null;
create index alerts_by_project on alerts (project_id, sequence desc);

-- One address per project. The secret signs: it has to be known, unlike an API key's.
create table webhooks (
  project_id text primary key references projects (id),
  url text not null,
  secret text not null,
  created_by text not null,
  created_at timestamptz not null default now()
);

-- What is to be delivered, written in the transaction of what it tells of.
create table webhook_deliveries (
  id text primary key,
  sequence bigint not null generated always as identity unique,
  project_id text not null references projects (id),
  event text not null,
  payload jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  -- When it is tried next; null once it is tried no more.
  next_attempt_at timestamptz,
  -- The last answer: its status, or why there was none.
  last_status integer,
  last_error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((status = 'pending') = (next_attempt_at is not null)),
  check ((status = 'pending') = (settled_at is null))
);

create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where status = 'pending';
create index webhook_deliveries_by_project on webhook_deliveries (project_id, sequence desc);

-- A gateway hears of a spend limit that is reached, moved or taken away.
drop trigger projects_notify_gateway on projects;
create trigger projects_notify_gateway after update of
  plan_id, package_count, balance_cents, deleted_at, spend_limit_cents, spent_month, spent_microcents on projects
  for each row when (
    old.plan_id is distinct from new.plan_id
    or old.package_count is distinct from new.package_count
    or old.deleted_at is distinct from new.deleted_at
    or (old.balance_cents > 0) is distinct from (new.balance_cents > 0)
    or old.spend_limit_cents is distinct from new.spend_limit_cents
    or (new.spend_limit_cents is not null and (
      (old.spent_microcents >= old.spend_limit_cents * 1000000) is distinct from (new.spent_microcents >= new.spend_limit_cents * 1000000)
      or old.spent_month is distinct from new.spent_month
    ))
  )
  execute function notify_gateway_of_project();

alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'deposit', 'fee', 'usage', 'plan', 'package', 'promo_code', 'referral', 'refund', 'transfer', 'correction'
));
alter table ledger_entries drop constraint ledger_entries_counter_account_check;
alter table ledger_entries add constraint ledger_entries_counter_account_check check (counter_account in (
  'clearing:cryptocloud', 'clearing:custodial', 'clearing:other', 'clearing:transfers', 'income:usage', 'income:plans', 'income:packages',
  'income:fees', 'expense:promo-codes', 'expense:referrals', 'equity:corrections', 'liability:refunds-payable'
));

-- Money that arrives for a deleted project is owed to whoever sent it. At the end of the transaction, when fees are taken too.
create function owe_credit_of_deleted_project() returns trigger language plpgsql as $$
declare
  owed_cents bigint;
begin
  select balance_cents into owed_cents from projects where id = new.project_id and deleted_at is not null for no key update;
  if owed_cents > 0 then
    insert into ledger_entries (id, project_id, kind, counter_account, amount_cents, idempotency_key, cause)
    values (
      'led_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 22), new.project_id, 'refund', 'liability:refunds-payable', -owed_cents,
      'refund:' || new.id, jsonb_build_object('reason', 'credited-after-deletion', 'creditEntryId', new.id)
    );
  end if;
  return null;
end $$;

create constraint trigger ledger_entries_owe_credit after insert on ledger_entries
  deferrable initially deferred for each row when (new.amount_cents > 0)
  execute function owe_credit_of_deleted_project();
