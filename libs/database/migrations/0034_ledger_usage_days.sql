-- Usage charges per project and UTC day. The ledger has one for each batch of a gateway, up to one per second, which nobody reads line by line:
-- transactions and statements show a day as one line. Kept by a trigger, compared with the ledger by `ledger:check`.

create table ledger_usage_days (
  project_id text not null references projects (id),
  day date not null,
  amount_cents bigint not null,
  promo_cents bigint not null,
  compute_units bigint not null,
  entries integer not null,
  primary key (project_id, day)
);

insert into ledger_usage_days (project_id, day, amount_cents, promo_cents, compute_units, entries)
select project_id, (created_at at time zone 'UTC')::date, sum(amount_cents), sum(promo_cents),
  sum(coalesce((cause ->> 'computeUnits')::bigint, 0)), count(*)
from ledger_entries where kind = 'usage' group by 1, 2;

-- The entry's project is locked by `split_ledger_entry`, so that rows of one project are written one after another.
create function add_to_ledger_usage_day() returns trigger language plpgsql as $$
begin
  insert into ledger_usage_days as d (project_id, day, amount_cents, promo_cents, compute_units, entries)
  values (
    new.project_id, (new.created_at at time zone 'UTC')::date, new.amount_cents, new.promo_cents,
    coalesce((new.cause ->> 'computeUnits')::bigint, 0), 1
  )
  on conflict (project_id, day) do update set
    amount_cents = d.amount_cents + excluded.amount_cents, promo_cents = d.promo_cents + excluded.promo_cents,
    compute_units = d.compute_units + excluded.compute_units, entries = d.entries + 1;
  return null;
end $$;

create trigger ledger_entries_add_to_usage_day after insert on ledger_entries
  for each row when (new.kind = 'usage') execute function add_to_ledger_usage_day();

-- Everything but usage, a few entries per month.
create index ledger_entries_except_usage on ledger_entries (project_id, created_at) where kind <> 'usage';
