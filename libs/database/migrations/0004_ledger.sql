-- Money: an append-only ledger. A project's balance is the sum of its entries, kept by the database itself:
-- inserting an entry moves the balance in the same transaction, and nothing else can move it.

create table ledger_entries (
  id text primary key,
  project_id text not null references projects (id),
  kind text not null check (kind in ('deposit', 'usage', 'plan', 'package', 'promo_code', 'referral', 'correction')),
  amount_cents bigint not null check (amount_cents <> 0),
  idempotency_key text not null unique,
  cause jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create index ledger_entries_by_project on ledger_entries (project_id, created_at);

create function move_project_balance() returns trigger language plpgsql as $$
begin
  update projects set balance_cents = balance_cents + new.amount_cents where id = new.project_id;
  return null;
end $$;

create trigger ledger_entries_move_balance after insert on ledger_entries
  for each row execute function move_project_balance();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger_entries is append-only: post a correcting entry instead' using errcode = 'integrity_constraint_violation';
end $$;

create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_entries_never_truncated before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();

-- Depth 1 is a statement of a client; the ledger's own trigger updates at depth 2.
create function refuse_direct_balance_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then
    raise exception 'projects.balance_cents follows ledger_entries: post a ledger entry instead' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create trigger projects_balance_starts_at_zero before insert on projects
  for each row when (new.balance_cents <> 0) execute function refuse_direct_balance_change();
create trigger projects_balance_follows_ledger before update of balance_cents on projects
  for each row when (old.balance_cents is distinct from new.balance_cents) execute function refuse_direct_balance_change();
