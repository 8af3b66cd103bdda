import type { Client, CompiledAllowLists } from '@onepoint/allow-lists';
import { type apiKeys, type Orm, usageHours } from '@onepoint/database';
import type { PlanId } from '@onepoint/plans-domain';
import { and, gte, inArray, sql, sum } from 'drizzle-orm';

/** An API key's own limits, in addition to its project's plan. Null means no limit. */
export interface KeyLimits {
  readonly requestsPerSecond: number | null;
  readonly computeUnitsPerDay: number | null;
  readonly computeUnitsPerMonth: number | null;
  /** The key's recorded usage when this was read. Null if no limit needs it. */
  readonly recorded: RecordedKeyUsage | null;
}

export interface RecordedKeyUsage {
  /** The UTC day of the read, `2026-11-21`. Its first seven characters are the month. */
  readonly date: string;
  readonly computeUnitsToday: number;
  readonly computeUnitsThisMonth: number;
}

const dayMs = 86_400_000;
let [latestDay, latestDate] = [NaN, ''];

/** The UTC day of an instant, `2026-11-21`: the same string for all keys of a day, because many keep it. */
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

/** Limits and recorded usage by key, for keys with limits. */
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
  // Without a monthly limit, the month isn't read.
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

/** Permissions of an API key, as stored in the database. */
export interface Access {
  readonly apiKeyId: string;
  readonly projectId: string;
  readonly status: 'active' | 'paused';
  readonly planId: Exclude<PlanId, 'L'>;
  /** Paid add-ons. Each adds connections. */
  readonly packageCount: number;
  readonly balanceCents: number;
  /** The reached spend limit and the end of its month (Unix milliseconds). Null if there is no limit or it isn't reached. */
  readonly spendStop: { readonly limitCents: number; readonly resetsAtMs: number } | null;
  /** The key's allowlists. Null if it has none. */
  readonly allowLists: CompiledAllowLists | null;
  /** The key's own limits. Null if it has none. */
  readonly keyLimits: KeyLimits | null;
  /** When the secret expires (Unix milliseconds): set for the previous secret after a rotation, null for the current one. */
  readonly endsAtMs: number | null;
  /** Compute units recorded for this plan on the UTC day of the read. Null on plans without a daily quota. */
  readonly recordedToday: { readonly date: string; readonly computeUnits: number } | null;
}

/** Identifies a caller on one chain: an API key, or for the key `public` an IP address. */
export function callerOnChain(caller: Caller, chain: string): string {
  return `${caller.kind === 'public' ? caller.address : caller.access.apiKeyId} ${chain}`;
}

/** Who sends a request: an API key, or anyone using the key `public`, identified by IP address. */
export type Caller =
  | {
      readonly kind: 'key';
      readonly secretHash: string;
      readonly access: Access;
      /** Where the request comes from. Computed lazily, because most keys have no allowlists. */
      readonly client: () => Client;
    }
  | { readonly kind: 'public'; readonly address: string };
