-- Promo credit is told apart from paid money: every entry says how much of it is promotional, and a project knows how much of its balance is.
-- Charges spend promo credit first, fees and refunds never do, and a debt uses up promo credit: 0 <= promo balance <= balance, or 0 in debt.

alter table projects add column promo_balance_cents bigint not null default 0;

-- `sequence` is the order in which entries moved their project; both columns are set by a trigger, whatever an insert says.
alter table ledger_entries
  add column promo_cents bigint not null default 0,
  add column sequence bigint not null default 0;
create sequence ledger_entries_sequence owned by ledger_entries.sequence;

alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'deposit', 'fee', 'usage', 'plan', 'package', 'promo_code', 'promo_expiry', 'referral', 'refund', 'transfer', 'correction'
));

-- The rule, by the account across from the project. Rewards and what is sold move promo credit before paid money; a charge that is given back comes
-- back as promo credit, because it may have been paid with it. Everything else moves paid money, and promo credit only where that leaves a debt.
-- libs/plans-domain/src/balance/promo-balance.ts is the same rule for screens and the fake API.
create function promo_balance_after(balance bigint, promo bigint, account text, amount bigint, promo_received bigint)
  returns bigint immutable language sql as $$
  select case
    when account in ('income:usage', 'income:plans', 'income:packages', 'expense:promo-codes', 'expense:referrals')
      then greatest(0, least(promo + amount, balance + amount))
    else greatest(0, least(promo + promo_received, balance + promo_received, balance + amount))
  end
$$;

-- The promotional part of what arrives from a deleted project is what left there as such.
create function promo_received(account text, amount bigint, entry_cause jsonb) returns bigint stable language sql as $$
  select case when account = 'clearing:transfers' and amount > 0 then coalesce((
    select -promo_cents from ledger_entries where idempotency_key = concat_ws(':', 'transfer', entry_cause ->> 'fromProjectId', 'out')
  ), 0) else 0 end
$$;

create function replay_ledger_entry(held bigint[], account text, amount bigint, promo_received bigint)
  returns bigint[] immutable language sql as $$
  select array[held[1] + amount, promo_balance_after(held[1], held[2], account, amount, promo_received)]
$$;
create aggregate replay_ledger_entries(text, bigint, bigint) (sfunc = replay_ledger_entry, stype = bigint[], initcond = '{0,0}');

-- What each entry moves of promo credit when the entries of its project are replayed in order.
create view ledger_promo_replay as
  select id as entry_id, project_id, sequence, promo_cents,
    held[2] - coalesce(lag(held[2]) over (partition by project_id order by sequence), 0) as replayed_cents
  from (
    select *, replay_ledger_entries(counter_account, amount_cents, promo_received(counter_account, amount_cents, cause))
      over (partition by project_id order by sequence) as held
    from ledger_entries
  ) replayed;

-- Entries from before get their order and their promotional part; nothing else of them changes. In one transaction credits come first, and what
-- leaves with a deletion last. A transfer passes its promotional part on to the next project, so the replay repeats until nothing changes.
alter table ledger_entries disable trigger ledger_entries_append_only;
update ledger_entries e set sequence = ordered.sequence
from (
  select id, row_number() over (
    order by created_at, case when amount_cents > 0 then 0 when kind in ('refund', 'transfer') then 2 else 1 end, id
  ) as sequence
  from ledger_entries
) ordered
where ordered.id = e.id;
create unique index ledger_entries_in_order on ledger_entries (project_id, sequence);
select setval('ledger_entries_sequence', coalesce(max(sequence), 0) + 1, false) from ledger_entries;
do $$
begin
  loop
    update ledger_entries e set promo_cents = r.replayed_cents
    from ledger_promo_replay r where r.entry_id = e.id and r.replayed_cents <> r.promo_cents;
    exit when not found;
  end loop;
end $$;
alter table ledger_entries enable trigger ledger_entries_append_only;
update projects p set promo_balance_cents = held.promo_cents
from (select project_id, sum(promo_cents) as promo_cents from ledger_entries group by 1) held
where held.project_id = p.id and held.promo_cents <> 0;

alter table projects add constraint projects_promo_balance_check check (promo_balance_cents between 0 and greatest(balance_cents, 0));
-- Not of entries from before: what was promised to customers then is still owed.
alter table ledger_entries add constraint ledger_entries_refund_is_paid_money check (
  counter_account <> 'liability:refunds-payable' or promo_cents = 0
) not valid;

create trigger projects_promo_balance_starts_at_zero before insert on projects
  for each row when (new.promo_balance_cents <> 0) execute function refuse_direct_balance_change();
create trigger projects_promo_balance_follows_ledger before update of promo_balance_cents on projects
  for each row when (old.promo_balance_cents is distinct from new.promo_balance_cents) execute function refuse_direct_balance_change();

-- The row is locked before the parts are told, so that two charges at once cannot both spend the same credit.
create function split_ledger_entry() returns trigger language plpgsql as $$
declare
  held record;
begin
  select balance_cents, promo_balance_cents into held from projects where id = new.project_id for no key update;
  new.sequence := nextval('ledger_entries_sequence');
  new.promo_cents := coalesce(promo_balance_after(
    held.balance_cents, held.promo_balance_cents, new.counter_account, new.amount_cents,
    promo_received(new.counter_account, new.amount_cents, new.cause)
  ) - held.promo_balance_cents, 0);
  return new;
end $$;

create trigger ledger_entries_split before insert on ledger_entries for each row execute function split_ledger_entry();

-- Not in the trigger above: that one runs for an entry that is left out because it was posted before, too.
create or replace function move_project_balance() returns trigger language plpgsql as $$
begin
  update projects set balance_cents = balance_cents + new.amount_cents, promo_balance_cents = promo_balance_cents + new.promo_cents
  where id = new.project_id and promo_balance_cents + new.promo_cents = promo_balance_after(
    balance_cents, promo_balance_cents, new.counter_account, new.amount_cents, promo_received(new.counter_account, new.amount_cents, new.cause)
  );
  if not found then
    raise exception 'entries of one project are posted by a statement each' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- As in 0016, of paid money alone; promo credit of a deleted project expires.
create or replace function owe_credit_of_deleted_project() returns trigger language plpgsql as $$
declare
  held record;
begin
  select balance_cents - promo_balance_cents as paid_cents, promo_balance_cents as promo_cents into held
  from projects where id = new.project_id and deleted_at is not null for no key update;
  if held.paid_cents > 0 then
    insert into ledger_entries (id, project_id, kind, counter_account, amount_cents, idempotency_key, cause)
    values (
      'led_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 22), new.project_id, 'refund', 'liability:refunds-payable', -held.paid_cents,
      'refund:' || new.id, jsonb_build_object('reason', 'credited-after-deletion', 'creditEntryId', new.id)
    );
  end if;
  if held.promo_cents > 0 then
    insert into ledger_entries (id, project_id, kind, counter_account, amount_cents, idempotency_key, cause)
    values (
      'led_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 22), new.project_id, 'promo_expiry', 'expense:promo-codes',
      -held.promo_cents, 'promo_expiry:' || new.id, jsonb_build_object('reason', 'credited-after-deletion', 'creditEntryId', new.id)
    );
  end if;
  return null;
end $$;
