import {
  apiKeys,
  ledgerEntries,
  ledgerUsageDays,
  openConnections,
  openConnectionsKeptMs,
  usageDays,
  usageMinutes,
  type Orm,
} from '@onepoint/database';
import { and, asc, eq, gte, inArray, lt, max, sql, sum } from 'drizzle-orm';

export interface UsageSums {
  readonly requests: number;
  readonly errors: number;
  readonly computeUnits: number;
  readonly microcents: bigint;
}

/** `to` is exclusive. */
export interface UsagePeriod {
  readonly from: Date;
  readonly to: Date;
}

/** Sums of a period by one of day, method, or key; the other two are null. */
export interface BreakdownRow extends UsageSums {
  readonly day: Date | null;
  readonly method: string | null;
  readonly apiKeyId: string | null;
}

export interface DayCharge {
  /** UTC day: `2026-11-21`. */
  readonly day: string;
  readonly kind: 'usage' | 'package' | 'plan';
  readonly cents: number;
}

export interface BusiestMinute {
  readonly requests: number;
  readonly computeUnits: number;
}

const minutesPerHour = 60;
const minuteMs = 60_000;

const sums = {
  requests: sum(usageDays.requests).mapWith(Number),
  errors: sum(usageDays.errors).mapWith(Number),
  computeUnits: sum(usageDays.computeUnits).mapWith(Number),
  microcents: sql<bigint>`sum(${usageDays.costMicrocents})`.mapWith(BigInt),
};

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 'YYYY-MM-DD'.length);

const ofPeriod = (projectId: string, { from, to }: UsagePeriod) =>
  and(eq(usageDays.projectId, projectId), gte(usageDays.day, from), lt(usageDays.day, to));

export type UsageRepository = ReturnType<typeof createUsageRepository>;

export function createUsageRepository(orm: Orm) {
  return {
    /** The period must be whole UTC days. Returns a row per day, per method, and per key that had traffic. */
    breakdown: async (projectId: string, period: UsagePeriod): Promise<BreakdownRow[]> =>
      orm
        .select({ day: usageDays.day, method: usageDays.method, apiKeyId: usageDays.apiKeyId, ...sums })
        .from(usageDays)
        .where(ofPeriod(projectId, period))
        .groupBy(sql`grouping sets ((${usageDays.day}), (${usageDays.method}), (${usageDays.apiKeyId}))`),

    listCharges: async (projectId: string, { from, to }: UsagePeriod): Promise<DayCharge[]> => {
      const ofUsage = await orm
        .select({ day: ledgerUsageDays.day, cents: ledgerUsageDays.amountCents })
        .from(ledgerUsageDays)
        .where(and(eq(ledgerUsageDays.projectId, projectId), gte(ledgerUsageDays.day, dayOf(from)), lt(ledgerUsageDays.day, dayOf(to))));
      const { kind, createdAt, amountCents } = ledgerEntries;
      const ofOthers = await orm
        .select({ kind, createdAt, cents: amountCents })
        .from(ledgerEntries)
        .where(and(eq(ledgerEntries.projectId, projectId), gte(createdAt, from), lt(createdAt, to), inArray(kind, ['package', 'plan'])));
      return [
        ...ofUsage.map(({ day, cents }) => ({ day, kind: 'usage' as const, cents: -cents })),
        ...ofOthers.map((row) => ({
          day: dayOf(row.createdAt),
          kind: row.kind === 'plan' ? ('plan' as const) : ('package' as const),
          cents: -row.cents,
        })),
      ];
    },

    /** Leaves out days without traffic. Oldest first. */
    listDays: (projectId: string, period: UsagePeriod): Promise<(UsageSums & { day: Date })[]> =>
      orm
        .select({ day: usageDays.day, ...sums })
        .from(usageDays)
        .where(ofPeriod(projectId, period))
        .groupBy(usageDays.day)
        .orderBy(asc(usageDays.day)),

    /** The most requests and the most compute units in any minute of the last hour. They can be from different minutes. */
    getBusiestMinute: async (projectId: string, now: Date): Promise<BusiestMinute> => {
      const since = new Date(now.getTime() - minutesPerHour * minuteMs);
      const minutes = orm
        .select({
          requests: sum(usageMinutes.requests).as('minute_requests'),
          computeUnits: sum(usageMinutes.computeUnits).as('minute_compute_units'),
        })
        .from(usageMinutes)
        .where(and(eq(usageMinutes.projectId, projectId), gte(usageMinutes.minute, since)))
        .groupBy(usageMinutes.minute)
        .as('minutes');
      const [row] = await orm.select({ requests: max(minutes.requests), computeUnits: max(minutes.computeUnits) }).from(minutes);
      return { requests: Number(row?.requests ?? 0), computeUnits: Number(row?.computeUnits ?? 0) };
    },

    /** Open WebSocket connections of the key that has the most, over all gateways. */
    countOpenConnections: async (projectId: string, now: Date): Promise<number> => {
      const since = new Date(now.getTime() - openConnectionsKeptMs);
      const keys = orm
        .select({ connections: sum(openConnections.connections).as('key_connections') })
        .from(openConnections)
        .where(and(eq(openConnections.projectId, projectId), gte(openConnections.reportedAt, since)))
        .groupBy(openConnections.apiKeyId)
        .as('keys');
      const [row] = await orm.select({ connections: max(keys.connections) }).from(keys);
      return Number(row?.connections ?? 0);
    },

    /** Includes deleted keys. */
    findKeyNames: async (projectId: string, apiKeyIds: readonly string[]): Promise<Map<string, { name: string; isDeleted: boolean }>> => {
      if (apiKeyIds.length === 0) return new Map();
      const rows = await orm
        .select({ id: apiKeys.id, name: apiKeys.name, deletedAt: apiKeys.deletedAt })
        .from(apiKeys)
        .where(and(eq(apiKeys.projectId, projectId), inArray(apiKeys.id, [...apiKeyIds])));
      return new Map(rows.map(({ id, name, deletedAt }) => [id, { name, isDeleted: deletedAt !== null }]));
    },
  };
}
