-- Secrets that must be readable are stored encrypted (ADR 0064), beside the columns for plain text, which servers of earlier releases still write.
-- `npm run secrets:rotate` encrypts what is left in plain text. A later release drops those columns.

alter table webhooks
  add column url_sealed text,
  add column secret_sealed text,
  add column previous_secret_sealed text,
  alter column url drop not null,
  alter column secret drop not null,
  -- Each secret is there in one form at least.
  add constraint webhooks_url_stored check (num_nonnulls(url, url_sealed) > 0),
  add constraint webhooks_secret_stored check (num_nonnulls(secret, secret_sealed) > 0),
  -- Instead of `(previous_secret is null) = (previous_secret_ends_at is null)`.
  drop constraint webhooks_check,
  add constraint webhooks_previous_secret_ends check (previous_secret is null or previous_secret_ends_at is not null),
  add constraint webhooks_previous_secret_stored check (
    previous_secret_ends_at is null or num_nonnulls(previous_secret, previous_secret_sealed) > 0
  );

alter table providers
  add column url_sealed text,
  alter column url drop not null,
  add constraint providers_url_stored check (num_nonnulls(url, url_sealed) > 0);

-- As before, and for a new address that is encrypted.
drop trigger providers_notify_gateway on providers;
create trigger providers_notify_gateway after insert or delete or update of url, url_sealed, weight, status, deleted_at on providers
  for each row execute function notify_gateway_of_providers();
