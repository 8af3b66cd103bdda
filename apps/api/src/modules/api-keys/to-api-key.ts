import type { ApiKey } from '@onepoint/api-contract';
import type { ApiKeyWithUsage } from './api-keys-repository.ts';
import { toLimits } from './limit-columns.ts';
import { toAllowLists } from './to-allow-lists.ts';

/** An API key for the wire; picked field by field, so that no secret's hash ever leaves. */
export function toApiKey({ apiKey, requestsToday, usage }: ApiKeyWithUsage, now: Date): ApiKey {
  const { id, name, prefix, last4, status, createdAt, lastUsedAt, secretShownTo, previousSecretShownTo } = apiKey;
  const previousSecretEndsAt =
    apiKey.previousSecretEndsAt !== null && apiKey.previousSecretEndsAt > now ? apiKey.previousSecretEndsAt : null;
  const knowing = new Set([secretShownTo, previousSecretEndsAt === null ? null : previousSecretShownTo]);
  return {
    id,
    name,
    prefix,
    last4,
    status,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    requestsToday,
    previousSecretEndsAt: previousSecretEndsAt?.toISOString() ?? null,
    secretShownTo: [...knowing].filter((userId) => userId !== null),
    allowLists: toAllowLists(apiKey),
    limits: toLimits(apiKey),
    usage,
  };
}
