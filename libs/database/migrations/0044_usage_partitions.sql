-- Third step: the tables become the first partition of new ones with the same names and columns, without being read or rewritten. Partitions of
-- single days and months follow from `maintainUsageTables` (libs/database). An empty table has no rows to keep, so that it starts without one.

create procedure partition_usage(name text, column_name text, width text) language plpgsql as $$
declare
  bound timestamptz;
  is_empty boolean;
  constraint_name text;
begin
  select partitioned_from into bound from usage_retention where table_name = name;
  execute format('lock table %I in access exclusive mode', name);
  execute format('select not exists (select from %I)', name) into is_empty;
  execute format('alter table %I rename to %I', name, name || '_before');
  execute format('alter table %I rename constraint %I to %I', name || '_before', name || '_key', name || '_before_key');
  execute format('alter index %I rename to %I', name || '_by_provider', name || '_before_by_provider');
  execute format('create table %I (like %I including defaults including constraints) partition by range (%I)', name, name || '_before', column_name);
  execute format('alter table %I drop constraint %I', name, name || '_before');
  execute format(
    'alter table %I add constraint %I unique nulls not distinct (project_id, %I, api_key_id, chain, method, provider_id)',
    name, name || '_key', column_name
  );
  execute format('create index %I on %I (provider_id, %I) where provider_id is not null', name || '_by_provider', name, column_name);
  if is_empty then
    execute format('drop table %I', name || '_before');
    update usage_retention set partitioned_from = date_trunc(width, now(), 'UTC') where table_name = name;
  else
    execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', name, name || '_before', bound);
  end if;
  -- Usage is never refused for its time: what no other partition holds is here.
  execute format('create table %I partition of %I default', name || '_default', name);
end $$;

call partition_usage('usage_minutes', 'minute', 'day');
call partition_usage('usage_hours', 'hour', 'month');
drop procedure partition_usage;
