-- Room in each page for new versions of rows that charging updates all the time: without it, an update adds entries to every index, and its old row
-- stays until the next vacuum (ADR 0056 has the figures). Pages that are full already change as their rows move. Reads and writes go on meanwhile.

alter table projects set (fillfactor = 70);
alter table api_keys set (fillfactor = 70);
alter table usage_days set (fillfactor = 70);
alter table usage_plan_days set (fillfactor = 70);
alter table ledger_usage_days set (fillfactor = 70);

-- Partitions have their own; `usage-retention.ts` sets that of new ones.
do $$
declare
  partition record;
begin
  for partition in
    select i.inhrelid::regclass as name, case i.inhparent::regclass::text when 'usage_minutes' then 90 else 70 end as percent
    from pg_inherits i where i.inhparent in ('usage_minutes'::regclass, 'usage_hours'::regclass)
      and i.inhrelid in (select oid from pg_class where relkind = 'r')
  loop
    execute format('alter table %s set (fillfactor = %s)', partition.name, partition.percent);
  end loop;
end $$;
