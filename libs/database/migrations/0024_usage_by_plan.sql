-- Usage is priced by the plan under which the gateway admitted each call, and a project is deleted once its last usage is recorded (ADR 0037).

-- Compute units by the plan they were used on: a plan's daily quota counts what was used on that plan. Usage of the past counts for the plan of now.
create table usage_plan_days (
  project_id text not null,
  day timestamptz not null,
  plan_id text not null,
  compute_units bigint not null default 0 check (compute_units >= 0),
  primary key (project_id, day, plan_id)
);

insert into usage_plan_days (project_id, day, plan_id, compute_units)
select u.project_id, u.day, p.plan_id, sum(u.compute_units)
from usage_days u join projects p on p.id = u.project_id group by 1, 2, 3;

-- Since when no call of the project is admitted because it is about to be deleted. It lapses by itself after half a minute.
alter table projects add column closing_at timestamptz;
create index projects_closing on projects (closing_at) where closing_at is not null and deleted_at is null;

-- Gateway processes: when each was seen last, and up to which moment it has recorded the usage of projects that were closing by then.
create table gateways (
  id text primary key,
  seen_at timestamptz not null,
  recorded_until timestamptz
);

-- A closing project is announced like a deleted one, and on a channel of its own: gateways answer it by recording at once.
drop trigger projects_notify_gateway on projects;
create trigger projects_notify_gateway after update of
  plan_id, package_count, balance_cents, deleted_at, spend_limit_cents, spent_month, spent_microcents, closing_at on projects
  for each row when (
    old.plan_id is distinct from new.plan_id
    or old.package_count is distinct from new.package_count
    or old.deleted_at is distinct from new.deleted_at
    or old.closing_at is distinct from new.closing_at
    or (old.balance_cents > 0) is distinct from (new.balance_cents > 0)
    or old.spend_limit_cents is distinct from new.spend_limit_cents
    or (new.spend_limit_cents is not null and (
      (old.spent_microcents >= old.spend_limit_cents * 1000000) is distinct from (new.spent_microcents >= new.spend_limit_cents * 1000000)
      or old.spent_month is distinct from new.spent_month
    ))
  )
  execute function notify_gateway_of_project();

create function notify_gateway_of_closing() returns trigger language plpgsql as $$
begin
  perform pg_notify('gateway_closings', new.id);
  return null;
end $$;

create trigger projects_notify_closing after update of closing_at on projects
  for each row when (new.closing_at is not null and old.closing_at is distinct from new.closing_at)
  execute function notify_gateway_of_closing();
