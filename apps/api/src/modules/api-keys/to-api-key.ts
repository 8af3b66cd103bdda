import type { ApiKey } from '@onepoint/api-contract';
import type { ApiKeyWithUsage } from './api-keys-repository.ts';

/** An API key for the wire; picked field by field, so that the secret's hash never leaves. */
export function toApiKey({ apiKey, requestsToday }: ApiKeyWithUsage): ApiKey {
  const { id, name, prefix, last4, status, createdAt, lastUsedAt } = apiKey;
  return {
    id,
    name,
    prefix,
    last4,
    status,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    requestsToday,
  };
}
