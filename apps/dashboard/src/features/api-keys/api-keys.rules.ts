import { apiKeyLimitNames, type ApiKey, type ApiKeyLimitName } from '@onepoint/api-contract';

export interface ApiKeysFilter {
  /** Part of the name or of the secret's visible characters. Case-insensitive. */
  readonly text: string;
  /** Null matches every status. */
  readonly status: ApiKey['status'] | null;
}

export function findApiKeys(apiKeys: readonly ApiKey[], { text, status }: ApiKeysFilter): readonly ApiKey[] {
  const wanted = text.trim().toLocaleLowerCase();
  return apiKeys.filter(
    (apiKey) =>
      (status === null || apiKey.status === status) &&
      [apiKey.name, apiKey.prefix, apiKey.last4].some((part) => part.toLocaleLowerCase().includes(wanted)),
  );
}

export interface LimitUse {
  readonly name: ApiKeyLimitName;
  /** In the limit's unit. Requests per second have one decimal. */
  readonly used: number;
  /** Null for no limit. */
  readonly limit: number | null;
  /** `used / limit`; above 1 if exceeded. Null without a limit. */
  readonly share: number | null;
}

/** The UI warns about a limit from this share on. */
export const nearShare = 0.8;

/** Requests per second are the average of the busiest minute. */
export function limitUse(name: ApiKeyLimitName, { limits, usage }: Pick<ApiKey, 'limits' | 'usage'>): LimitUse {
  const used = {
    requestsPerSecond: Math.round(usage.busiestMinuteRequests / 6) / 10,
    computeUnitsPerDay: usage.computeUnitsToday,
    computeUnitsPerMonth: usage.computeUnitsThisMonth,
  }[name];
  const limit = limits[name];
  return { name, used, limit, share: limit === null ? null : used / limit };
}

/** Finds the limit with the highest share used. Null for a key without limits. */
export function nearestLimit(apiKey: Pick<ApiKey, 'limits' | 'usage'>): (LimitUse & { readonly share: number }) | null {
  const uses = apiKeyLimitNames.map((name) => limitUse(name, apiKey));
  const limited = uses.filter((use): use is LimitUse & { readonly share: number } => use.share !== null);
  return limited.toSorted((a, b) => b.share - a.share)[0] ?? null;
}

const recentMs = 24 * 60 * 60 * 1000;

/** Whether a key was used in the last 24 hours, so that clients probably still depend on it. */
export function isRecentlyUsed(lastUsedAt: string | null, nowMs: number): lastUsedAt is string {
  return lastUsedAt !== null && nowMs - Date.parse(lastUsedAt) < recentMs;
}

/** How many seconds the previous secret keeps working after a rotation. The API accepts up to `rotationGraceSecondsMax`. */
export const rotationGraceSeconds = { hour: 3_600, day: 86_400, week: 604_800, now: 0 } as const;

export type RotationGrace = keyof typeof rotationGraceSeconds;
