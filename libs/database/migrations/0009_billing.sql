-- Paid periods: the day they come back to, and what happened at each end, once.

alter table projects add column plan_anchor_day smallint check (plan_anchor_day between 1 and 31);
alter table projects add column package_anchor_day smallint check (package_anchor_day between 1 and 31);

create index projects_by_plan_end on projects (plan_ends_at) where plan_ends_at is not null and deleted_at is null;
create index projects_by_package_end on projects (package_ends_at) where package_ends_at is not null and deleted_at is null;

create table billing_settlements (
  project_id text not null references projects (id),
  subject text not null check (subject in ('plan', 'packages')),
  period_ended_at timestamptz not null,
  kind text not null check (kind in ('renewed', 'changed', 'turned-off', 'lapsed')),
  charged_cents bigint not null check (charged_cents >= 0),
  shortfall_cents bigint not null check (shortfall_cents >= 0),
  settled_at timestamptz not null default now(),
  primary key (project_id, subject, period_ended_at)
);
