import type { Client, CompiledAllowLists } from '@onepoint/allow-lists';
import { type apiKeys, type Orm, usageHours } from '@onepoint/database';
import type { PlanId } from '@onepoint/plans-domain';
import { and, eq, gte, sql, sum } from 'drizzle-orm';

/** What one API key is limited to beside its project's plan; null does not limit. */
export interface KeyLimits {
  readonly requestsPerSecond: number | null;
  readonly computeUnitsPerDay: number | null;
  readonly computeUnitsPerMonth: number | null;
  /** What the database had recorded of the key when this was read; null where no limit asks for it. */
  readonly recorded: RecordedKeyUsage | null;
}

export interface RecordedKeyUsage {
  /** The UTC day on which it was read, `2026-11-21`; its first seven characters are the month. */
  readonly date: string;
  readonly computeUnitsToday: number;
  readonly computeUnitsThisMonth: number;
}

type LimitedRow = Pick<
  typeof apiKeys.$inferSelect,
  'projectId' | 'requestsPerSecondMax' | 'computeUnitsPerDayMax' | 'computeUnitsPerMonthMax'
> & { readonly apiKeyId: string };

/** A key's limits with what was recorded against them. Null when it has none: then nothing is asked for. */
export async function readKeyLimits(orm: Orm, row: LimitedRow): Promise<KeyLimits | null> {
  const [requestsPerSecond, computeUnitsPerDay] = [row.requestsPerSecondMax, row.computeUnitsPerDayMax];
  const computeUnitsPerMonth = row.computeUnitsPerMonthMax;
  const countsUnits = computeUnitsPerDay !== null || computeUnitsPerMonth !== null;
  if (requestsPerSecond === null && !countsUnits) return null;
  const recorded = countsUnits ? await sumRecorded(orm, row) : null;
  return { requestsPerSecond, computeUnitsPerDay, computeUnitsPerMonth, recorded };
}

async function sumRecorded(orm: Orm, { projectId, apiKeyId, computeUnitsPerMonthMax }: LimitedRow): Promise<RecordedKeyUsage> {
  const date = new Date().toISOString().slice(0, 10);
  const today = gte(usageHours.hour, new Date(date));
  // A key without a limit of the month need not have its month read.
  const since = computeUnitsPerMonthMax === null ? today : gte(usageHours.hour, new Date(date.slice(0, 7)));
  const [row] = await orm
    .select({ month: sum(usageHours.computeUnits), day: sql<string | null>`sum(${usageHours.computeUnits}) filter (where ${today})` })
    .from(usageHours)
    .where(and(eq(usageHours.projectId, projectId), eq(usageHours.apiKeyId, apiKeyId), since));
  return { date, computeUnitsToday: Number(row?.day ?? 0), computeUnitsThisMonth: Number(row?.month ?? 0) };
}

/** What an API key may do, as the database says it. */
export interface Access {
  readonly apiKeyId: string;
  readonly projectId: string;
  readonly status: 'active' | 'paused';
  readonly planId: Exclude<PlanId, 'L'>;
  /** Packages that are paid for: each adds connections. */
  readonly packageCount: number;
  readonly balanceCents: number;
  /** The spend limit that is reached, and when its month is over (Unix milliseconds); null while it is not, or where there is none. */
  readonly spendStop: { readonly limitCents: number; readonly resetsAtMs: number } | null;
  /** What the key is limited to; null when nothing. */
  readonly allowLists: CompiledAllowLists | null;
  /** The key's own limits; null when it has none. */
  readonly keyLimits: KeyLimits | null;
  /** When the secret ends (Unix milliseconds), as the one before a rotation does; null for the current one. */
  readonly endsAtMs: number | null;
  /** Compute units recorded for this plan on the UTC day on which this was read; null on plans without a daily quota. */
  readonly recordedToday: { readonly date: string; readonly computeUnits: number } | null;
}

/** Who sends a request: an API key, or anyone at an address with the key `public`. */
export type Caller =
  | {
      readonly kind: 'key';
      readonly secretHash: string;
      readonly access: Access;
      /** Where the request comes from. Found out when asked for: most keys are not limited. */
      readonly client: () => Client;
    }
  | { readonly kind: 'public'; readonly address: string };
