-- What has been counted of the usage that comes over the bus: the numbers of each source (a partition of a gateway process), as ranges. A source's numbers
-- have no gaps once everything is recorded, so that a row holds one range however long the process runs. ADR 0053.
create table usage_sources (
  id text primary key,
  recorded int8multirange not null default '{}',
  recorded_at timestamptz not null default now()
) with (fillfactor = 50);
