-- What usage cost when it was used, in microcents, so that it can be shown by day, key and method whatever the plan is later,
-- and be reconciled with the ledger to the microcent; and the same counts by hour, for questions about weeks.

alter table usage_minutes add column cost_microcents bigint not null default 0 check (cost_microcents >= 0);

-- What was charged before costs were kept stands in the project's last bucket.
with charged as (
  select p.id, p.unbilled_microcents - coalesce(sum(l.amount_cents), 0) * 1000000 as microcents
  from projects p left join ledger_entries l on l.project_id = p.id and l.kind = 'usage'
  group by p.id
), last_bucket as (
  select distinct on (project_id) project_id, minute, api_key_id, chain, method from usage_minutes
  order by project_id, minute desc, api_key_id, chain, method
)
update usage_minutes u set cost_microcents = c.microcents
from charged c join last_bucket b on b.project_id = c.id
where u.project_id = b.project_id and u.minute = b.minute and u.api_key_id = b.api_key_id and u.chain = b.chain and u.method = b.method
  and c.microcents > 0;

create table usage_hours (
  project_id text not null,
  api_key_id text not null,
  chain text not null,
  method text not null,
  hour timestamptz not null,
  requests bigint not null default 0,
  errors bigint not null default 0,
  compute_units bigint not null default 0,
  cost_microcents bigint not null default 0 check (cost_microcents >= 0),
  primary key (project_id, hour, api_key_id, chain, method)
);

insert into usage_hours
select project_id, api_key_id, chain, method, date_trunc('hour', minute, 'UTC'), sum(requests), sum(errors), sum(compute_units), sum(cost_microcents)
from usage_minutes group by 1, 2, 3, 4, 5;
