-- What errors ended with, how long answers took, and whose node answered; and the same counts by day, for questions about months.
--
-- errors_by_status and latencies hold many counters in one number: the n-th counter (from 0) is its n-th group of 12 decimal digits from the
-- right, so that adding numbers adds counters (docs/decisions/0018-usage-histograms.md). Which counter is what: `errorStatuses` in
-- libs/plans-domain, `latencyBucket` in libs/database.

alter table usage_minutes
  drop constraint usage_minutes_pkey,
  add column provider_id text,
  add column errors_by_status numeric not null default 0,
  add column latencies numeric not null default 0,
  add constraint usage_minutes_key unique nulls not distinct (project_id, minute, api_key_id, chain, method, provider_id);

alter table usage_hours
  drop constraint usage_hours_pkey,
  add column provider_id text,
  add column errors_by_status numeric not null default 0,
  add column latencies numeric not null default 0,
  add constraint usage_hours_key unique nulls not distinct (project_id, hour, api_key_id, chain, method, provider_id);

create table usage_days (
  project_id text not null,
  api_key_id text not null,
  chain text not null,
  method text not null,
  provider_id text,
  day timestamptz not null,
  requests bigint not null default 0,
  errors bigint not null default 0,
  compute_units bigint not null default 0,
  cost_microcents bigint not null default 0 check (cost_microcents >= 0),
  errors_by_status numeric not null default 0,
  latencies numeric not null default 0,
  constraint usage_days_key unique nulls not distinct (project_id, day, api_key_id, chain, method, provider_id)
);

insert into usage_days (project_id, api_key_id, chain, method, day, requests, errors, compute_units, cost_microcents)
select project_id, api_key_id, chain, method, date_trunc('day', hour, 'UTC'), sum(requests), sum(errors), sum(compute_units), sum(cost_microcents)
from usage_hours group by 1, 2, 3, 4, 5;

-- Providers ask for what their nodes answered, whoever asked.
create index usage_minutes_by_provider on usage_minutes (provider_id, minute) where provider_id is not null;
create index usage_hours_by_provider on usage_hours (provider_id, hour) where provider_id is not null;
create index usage_days_by_provider on usage_days (provider_id, day) where provider_id is not null;
