import type { ApiKey, ApiKeyLimitName, ApiKeyLimits, AuditAction, AuditChange } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import type { ApiKeyWithUsage, ApiKeyRow } from './api-keys.repository.ts';

/** Columns of the limits by their names on the wire. */
export const limitColumns = {
  requestsPerSecond: 'requestsPerSecondMax',
  computeUnitsPerDay: 'computeUnitsPerDayMax',
  computeUnitsPerMonth: 'computeUnitsPerMonthMax',
} as const satisfies Record<ApiKeyLimitName, keyof ApiKeyRow>;

/** A key's limits as the wire names them. */
export function toLimits(row: Pick<ApiKeyRow, (typeof limitColumns)[ApiKeyLimitName]>): ApiKeyLimits {
  return {
    requestsPerSecond: row.requestsPerSecondMax,
    computeUnitsPerDay: row.computeUnitsPerDayMax,
    computeUnitsPerMonth: row.computeUnitsPerMonthMax,
  };
}

/** A key's allow-lists as the wire names them. */
export function toAllowLists({ allowedOrigins, allowedIps, allowedMethods, allowedContracts }: ApiKeyRow): ApiKey['allowLists'] {
  return { origins: allowedOrigins, ips: allowedIps, methods: allowedMethods, contracts: allowedContracts };
}

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

/** What somebody did to an API key, for the audit log. */
export function apiKeyEntry(
  action: AuditAction,
  actorId: string | null,
  { id, name, projectId }: ApiKeyRow,
  changes: AuditChange[] = [],
): NewAuditEntry {
  return { projectId, action, actorId, subject: { type: 'apiKey', id, name }, changes };
}
