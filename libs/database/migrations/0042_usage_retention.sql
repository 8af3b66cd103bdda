-- First of three steps that partition usage by time, so that old usage is dropped instead of deleted row by row. This one only adds; rows and
-- readers stay as they are. Each step is a transaction of its own and holds its locks for a moment.

-- For which time a usage table has rows, and from when on it has a partition for each day or month. What is older is in one partition.
create table usage_retention (
  table_name text primary key,
  kept_from timestamptz not null default '-infinity',
  partitioned_from timestamptz not null
);

insert into usage_retention (table_name, partitioned_from) values
  ('usage_minutes', (date_trunc('day', now() at time zone 'UTC') + interval '7 days') at time zone 'UTC'),
  ('usage_hours', (date_trunc('month', now() at time zone 'UTC') + interval '2 months') at time zone 'UTC');

-- Checked for new rows at once, for all others in the next step. With the check, the last step needn't read the table while it is locked.
do $$
begin
  execute (
    select format('alter table usage_minutes add constraint usage_minutes_before check (minute < %L) not valid', partitioned_from)
    from usage_retention where table_name = 'usage_minutes'
  );
  execute (
    select format('alter table usage_hours add constraint usage_hours_before check (hour < %L) not valid', partitioned_from)
    from usage_retention where table_name = 'usage_hours'
  );
end $$;

-- Recorded batches are deleted by age, every hour.
create index usage_batches_by_time on usage_batches (recorded_at);
