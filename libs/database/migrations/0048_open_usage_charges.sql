-- Usage is charged to the balance with every batch, and becomes a ledger entry when its hour is over: one per project, plan, and hour, instead of one per batch. Until
-- then, the charge is open. `ledger:check` compares balances with entries and open charges. ADR 0076.

create table open_usage_charges (
  project_id text not null references projects (id),
  plan_id text not null,
  -- Open charges of a project are of one hour: a charge in another hour posts them first.
  hour timestamptz not null,
  amount_cents bigint not null check (amount_cents < 0),
  -- Set by a trigger, whatever a statement says.
  promo_cents bigint not null default 0,
  compute_units bigint not null check (compute_units >= 0),
  -- The last charge, which is when the entry happened.
  charged_at timestamptz not null,
  -- Of the entry: names the batch that opened the charge, and a batch is recorded once.
  idempotency_key text not null,
  primary key (project_id, plan_id),
  check (hour = date_trunc('hour', charged_at, 'UTC'))
) with (fillfactor = 50);

-- Turns a project's open charges of hours before a moment into entries. The balance is the same before and after: deleting an open charge gives back what it took, and its
-- entry takes it again. A charge of a project is posted before its next entry of any kind, so that the entries replay to the same balance and promo credit.
create function post_open_usage_charges(project text, before timestamptz default 'infinity') returns integer language plpgsql as $$
declare
  charge record;
  posted integer := 0;
begin
  perform from projects where id = project for no key update;
  for charge in
    with closed as (delete from open_usage_charges where project_id = project and hour < before returning *)
    select * from closed order by hour, plan_id
  loop
    insert into ledger_entries (id, project_id, kind, counter_account, amount_cents, idempotency_key, cause, created_at)
    values (
      'led_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 22), project, 'usage', 'income:usage', charge.amount_cents, charge.idempotency_key,
      jsonb_build_object(
        'planId', charge.plan_id, 'computeUnits', charge.compute_units, 'hour', to_char(charge.hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')
      ),
      charge.charged_at
    );
    posted := posted + 1;
  end loop;
  return posted;
end $$;

-- Moves the balance by what a charge grew, as an entry would.
create function charge_open_usage() returns trigger language plpgsql as $$
declare
  held record;
  cents bigint := new.amount_cents;
  units bigint := new.compute_units;
  promo bigint;
begin
  perform from projects where id = new.project_id for no key update;
  new.promo_cents := 0;
  if tg_op = 'UPDATE' then
    cents := cents - old.amount_cents;
    units := units - old.compute_units;
    new.promo_cents := old.promo_cents;
    if cents > 0 or (new.project_id, new.plan_id, new.hour, new.idempotency_key) is distinct from (old.project_id, old.plan_id, old.hour, old.idempotency_key) then
      raise exception 'open_usage_charges only grow: post a correcting entry instead' using errcode = 'integrity_constraint_violation';
    end if;
  elsif exists (select from open_usage_charges where project_id = new.project_id and hour <> new.hour) then
    perform post_open_usage_charges(new.project_id);
  end if;
  select balance_cents, promo_balance_cents into held from projects where id = new.project_id;
  promo := coalesce(promo_balance_after(held.balance_cents, held.promo_balance_cents, 'income:usage', cents, 0) - held.promo_balance_cents, 0);
  new.promo_cents := new.promo_cents + promo;
  update projects set balance_cents = balance_cents + cents, promo_balance_cents = promo_balance_cents + promo where id = new.project_id;
  insert into ledger_usage_days as d (project_id, day, amount_cents, promo_cents, compute_units, entries)
  values (new.project_id, (new.hour at time zone 'UTC')::date, cents, promo, units, 1)
  on conflict (project_id, day) do update set
    amount_cents = d.amount_cents + cents, promo_cents = d.promo_cents + promo, compute_units = d.compute_units + units,
    entries = d.entries + case tg_op when 'INSERT' then 1 else 0 end;
  return new;
end $$;

create trigger open_usage_charges_charge before insert or update on open_usage_charges for each row execute function charge_open_usage();

-- All charges of a project together: the parts of promo credit that they took depend on each other.
create function give_back_open_usage() returns trigger language plpgsql as $$
begin
  update projects p set balance_cents = p.balance_cents - c.amount_cents, promo_balance_cents = p.promo_balance_cents - c.promo_cents
  from (select project_id, sum(amount_cents) as amount_cents, sum(promo_cents) as promo_cents from closed group by 1) c where p.id = c.project_id;
  update ledger_usage_days d set amount_cents = d.amount_cents - c.amount_cents, promo_cents = d.promo_cents - c.promo_cents,
    compute_units = d.compute_units - c.compute_units, entries = d.entries - c.entries
  from (
    select project_id, (hour at time zone 'UTC')::date as day, sum(amount_cents) as amount_cents, sum(promo_cents) as promo_cents,
      sum(compute_units) as compute_units, count(*)::integer as entries
    from closed group by 1, 2
  ) c where (d.project_id, d.day) = (c.project_id, c.day);
  return null;
end $$;

create trigger open_usage_charges_give_back after delete on open_usage_charges
  referencing old table as closed for each statement execute function give_back_open_usage();
create trigger open_usage_charges_never_truncated before truncate on open_usage_charges
  for each statement execute function refuse_ledger_change();

-- As in 0026. Open charges come first, so that entries are in the order in which they moved the balance, whoever posts them: servers of the release before, too.
create or replace function split_ledger_entry() returns trigger language plpgsql as $$
declare
  held record;
begin
  perform from projects where id = new.project_id for no key update;
  if exists (select from open_usage_charges where project_id = new.project_id) then
    perform post_open_usage_charges(new.project_id);
  end if;
  select balance_cents, promo_balance_cents into held from projects where id = new.project_id;
  new.sequence := nextval('ledger_entries_sequence');
  new.promo_cents := coalesce(promo_balance_after(
    held.balance_cents, held.promo_balance_cents, new.counter_account, new.amount_cents,
    promo_received(new.counter_account, new.amount_cents, new.cause)
  ) - held.promo_balance_cents, 0);
  return new;
end $$;
