import type { ApiKey, ApiKeyLimitName, ApiKeyLimits, ApiKeyUsage, AuditAction, AuditChange } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import type { ApiKeyWithUsage, ApiKeyRow } from './api-keys.repository.ts';

export const limitColumns = {
  requestsPerSecond: 'requestsPerSecondMax',
  computeUnitsPerDay: 'computeUnitsPerDayMax',
  computeUnitsPerMonth: 'computeUnitsPerMonthMax',
} as const satisfies Record<ApiKeyLimitName, keyof ApiKeyRow>;

export const noUsage: ApiKeyUsage = { busiestMinuteRequests: 0, computeUnitsToday: 0, computeUnitsThisMonth: 0 };

export function toLimits(row: Pick<ApiKeyRow, (typeof limitColumns)[ApiKeyLimitName]>): ApiKeyLimits {
  return {
    requestsPerSecond: row.requestsPerSecondMax,
    computeUnitsPerDay: row.computeUnitsPerDayMax,
    computeUnitsPerMonth: row.computeUnitsPerMonthMax,
  };
}

export function toAllowLists({ allowedOrigins, allowedIps, allowedMethods, allowedContracts }: ApiKeyRow): ApiKey['allowLists'] {
  return { origins: allowedOrigins, ips: allowedIps, methods: allowedMethods, contracts: allowedContracts };
}

/** Picks the fields one by one, so that a secret's hash is never sent. */
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

export function apiKeyEntry(
  action: AuditAction,
  actorId: string | null,
  { id, name, projectId }: ApiKeyRow,
  changes: AuditChange[] = [],
): NewAuditEntry {
  return { projectId, action, actorId, subject: { type: 'apiKey', id, name }, changes };
}
