import { apiKeyLimitNames, type ApiKey, type ApiKeyLimitName } from '@onepoint/api-contract';

/** How much of one limit is used. */
export interface LimitUse {
  readonly name: ApiKeyLimitName;
  /** In the limit's unit; requests per second with one decimal place. */
  readonly used: number;
  /** Null where there is none. */
  readonly limit: number | null;
  /** 0 to 1 and beyond; null without a limit. */
  readonly share: number | null;
}

/** From here on a limit is near. */
export const nearShare = 0.8;

/** What a key has used of a limit, by what was recorded. */
export function limitUse(name: ApiKeyLimitName, { limits, usage }: Pick<ApiKey, 'limits' | 'usage'>): LimitUse {
  const used = {
    requestsPerSecond: Math.round(usage.busiestMinuteRequests / 6) / 10,
    computeUnitsPerDay: usage.computeUnitsToday,
    computeUnitsPerMonth: usage.computeUnitsThisMonth,
  }[name];
  const limit = limits[name];
  return { name, used, limit, share: limit === null ? null : used / limit };
}

/** The limit that is nearest to being reached; null for a key without limits. */
export function nearestLimit(apiKey: Pick<ApiKey, 'limits' | 'usage'>): (LimitUse & { readonly share: number }) | null {
  const uses = apiKeyLimitNames.map((name) => limitUse(name, apiKey));
  const limited = uses.filter((use): use is LimitUse & { readonly share: number } => use.share !== null);
  return limited.toSorted((a, b) => b.share - a.share)[0] ?? null;
}
