-- Who was shown an API key's secrets (ADR 0024): the current one, and the one before while it still works. Null where nobody is known.

alter table api_keys
  add column secret_shown_to text,
  add column previous_secret_shown_to text,
  add constraint api_keys_previous_secret_shown check (previous_secret_shown_to is null or previous_secret_hash is not null);

-- The audit log knows who created and rotated: of each key the last of them, and the one before for a secret in its grace period.
with shown as (
  select subject_id, actor_id, row_number() over (partition by subject_id order by sequence desc) as position
  from audit_entries
  where action in ('apiKey.create', 'apiKey.rotate')
)
update api_keys set
  secret_shown_to = (select actor_id from shown where subject_id = api_keys.id and position = 1),
  previous_secret_shown_to = case
    when previous_secret_hash is not null then (select actor_id from shown where subject_id = api_keys.id and position = 2)
  end;
