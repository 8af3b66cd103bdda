-- Whatever changes what a key may do is announced on the channel gateway_access with the project's id,
-- so that gateways drop what they have cached. Counting usage (last_used_at, a balance that stays positive) is not announced.

create function notify_gateway_of_api_key() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('gateway_access', old.project_id);
  else
    perform pg_notify('gateway_access', new.project_id);
  end if;
  return null;
end $$;

create trigger api_keys_notify_gateway after insert or delete or update of project_id, secret_hash, status, deleted_at on api_keys
  for each row execute function notify_gateway_of_api_key();

create function notify_gateway_of_project() returns trigger language plpgsql as $$
begin
  perform pg_notify('gateway_access', new.id);
  return null;
end $$;

create trigger projects_notify_gateway after update of plan_id, package_count, balance_cents, deleted_at on projects
  for each row when (
    old.plan_id is distinct from new.plan_id
    or old.package_count is distinct from new.package_count
    or old.deleted_at is distinct from new.deleted_at
    or (old.balance_cents > 0) is distinct from (new.balance_cents > 0)
  )
  execute function notify_gateway_of_project();
