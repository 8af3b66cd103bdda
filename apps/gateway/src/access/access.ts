import type { Client, CompiledAllowLists } from '@onepoint/allow-lists';
import { type apiKeys, type Orm, usageHours } from '@onepoint/database';
import type { PlanId } from '@onepoint/plans-domain';
import { and, gte, inArray, sql, sum } from 'drizzle-orm';

/** Null means no limit. Applies in addition to the plan's limits. */
export interface KeyLimits {
  readonly requestsPerSecond: number | null;
  readonly computeUnitsPerDay: number | null;
  readonly computeUnitsPerMonth: number | null;
  /** The key's recorded usage at the time of this read. Null if no limit needs it. */
  readonly recorded: RecordedKeyUsage | null;
}

export interface RecordedKeyUsage {
  /** UTC day of the read, `2026-11-21`. The first seven characters are the month. */
  readonly date: string;
  readonly computeUnitsToday: number;
  readonly computeUnitsThisMonth: number;
}

const dayMs = 86_400_000;
let [latestDay, latestDate] = [NaN, ''];

/** Returns the UTC day, `2026-11-21`. Reuses one string object per day, because many keys keep it. */
export function utcDateOf(ms: number): string {
  const day = Math.floor(ms / dayMs);
  if (day !== latestDay) [latestDay, latestDate] = [day, new Date(ms).toISOString().slice(0, 10)];
  return latestDate;
}

type LimitedRow = Pick<
  typeof apiKeys.$inferSelect,
  'projectId' | 'requestsPerSecondMax' | 'computeUnitsPerDayMax' | 'computeUnitsPerMonthMax'
> & { readonly apiKeyId: string };

const countsUnits = (row: LimitedRow): boolean => row.computeUnitsPerDayMax !== null || row.computeUnitsPerMonthMax !== null;

export async function readKeyLimits(orm: Orm, rows: readonly LimitedRow[]): Promise<Map<string, KeyLimits>> {
  const counted = rows.filter(countsUnits);
  const recorded = counted.length === 0 ? undefined : await sumRecorded(orm, counted);
  const limits = new Map<string, KeyLimits>();
  for (const row of rows) {
    const [requestsPerSecond, computeUnitsPerDay] = [row.requestsPerSecondMax, row.computeUnitsPerDayMax];
    if (requestsPerSecond === null && !countsUnits(row)) continue;
    limits.set(row.apiKeyId, {
      requestsPerSecond,
      computeUnitsPerDay,
      computeUnitsPerMonth: row.computeUnitsPerMonthMax,
      recorded: countsUnits(row) ? (recorded?.(row.apiKeyId) ?? null) : null,
    });
  }
  return limits;
}

async function sumRecorded(orm: Orm, rows: readonly LimitedRow[]): Promise<(apiKeyId: string) => RecordedKeyUsage> {
  const date = utcDateOf(Date.now());
  const today = gte(usageHours.hour, new Date(date));
  const isMonthly = rows.some(({ computeUnitsPerMonthMax }) => computeUnitsPerMonthMax !== null);
  const since = isMonthly ? gte(usageHours.hour, new Date(date.slice(0, 7))) : today;
  const ofKeys = and(
    inArray(usageHours.projectId, [...new Set(rows.map(({ projectId }) => projectId))]),
    inArray(
      usageHours.apiKeyId,
      rows.map(({ apiKeyId }) => apiKeyId),
    ),
  );
  const sums = await orm
    .select({
      apiKeyId: usageHours.apiKeyId,
      month: sum(usageHours.computeUnits),
      day: sql<string | null>`sum(${usageHours.computeUnits}) filter (where ${today})`,
    })
    .from(usageHours)
    .where(and(ofKeys, since))
    .groupBy(usageHours.apiKeyId);
  const byKey = new Map(sums.map((row) => [row.apiKeyId, row]));
  return (apiKeyId) => {
    const row = byKey.get(apiKeyId);
    return { date, computeUnitsToday: Number(row?.day ?? 0), computeUnitsThisMonth: Number(row?.month ?? 0) };
  };
}

export interface Access {
  readonly apiKeyId: string;
  readonly projectId: string;
  readonly status: 'active' | 'paused';
  readonly planId: Exclude<PlanId, 'L'>;
  /** Paid add-ons. Each one adds connections. */
  readonly packageCount: number;
  readonly balanceCents: number;
  /** The spend limit and the end of its month (Unix milliseconds), if it is reached. Null if it isn't reached or there is none. */
  readonly spendStop: { readonly limitCents: number; readonly resetsAtMs: number } | null;
  readonly allowLists: CompiledAllowLists | null;
  readonly keyLimits: KeyLimits | null;
  /** When the secret expires (Unix milliseconds). Set for the previous secret after a rotation, null for the current one. */
  readonly endsAtMs: number | null;
  /** Compute units recorded under this plan on the UTC day of the read. Null on plans without a daily quota. */
  readonly recordedToday: { readonly date: string; readonly computeUnits: number } | null;
}

export function callerOnChain(caller: Caller, chain: string): string {
  return `${caller.kind === 'public' ? caller.address : caller.access.apiKeyId} ${chain}`;
}

/** Who sends a request: an API key, or anyone using the key `public`, identified by IP address. */
export type Caller =
  | {
      readonly kind: 'key';
      readonly secretHash: string;
      readonly access: Access;
      /** Computed lazily, because most keys have no allowlists. */
      readonly client: () => Client;
    }
  | { readonly kind: 'public'; readonly address: string };
