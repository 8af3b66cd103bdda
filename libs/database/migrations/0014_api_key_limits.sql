-- Limits of one API key beside those of its project's plan; null does not limit.

alter table api_keys
  add column requests_per_second_max integer check (requests_per_second_max between 1 and 100000),
  add column compute_units_per_day_max bigint check (compute_units_per_day_max between 1 and 1000000000000),
  add column compute_units_per_month_max bigint check (compute_units_per_month_max between 1 and 1000000000000);

-- Gateways hear of these changes as of the others (0005_gateway_access.sql, 0012_members_and_keys.sql).
create trigger api_keys_limits_notify_gateway after update of
  requests_per_second_max, compute_units_per_day_max, compute_units_per_month_max on api_keys
  for each row execute function notify_gateway_of_api_key();
