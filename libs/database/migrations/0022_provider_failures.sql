-- Calls that a provider's node was asked and did not answer; another node answered the client, and its answer is counted in a row of its own.
-- Apart from requests and errors, which are the customer's: to it nothing failed.

alter table usage_minutes add column provider_failures bigint not null default 0
  check (provider_failures = 0 or (provider_failures > 0 and provider_id is not null));
alter table usage_hours add column provider_failures bigint not null default 0
  check (provider_failures = 0 or (provider_failures > 0 and provider_id is not null));
alter table usage_days add column provider_failures bigint not null default 0
  check (provider_failures = 0 or (provider_failures > 0 and provider_id is not null));
