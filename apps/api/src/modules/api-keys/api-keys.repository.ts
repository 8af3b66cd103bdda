import type { ApiKeyUsage } from '@onepoint/api-contract';
import {
  apiKeys,
  insertApiKey,
  pauseShownApiKeys,
  rotateApiKeySecret,
  usageHours,
  usageMinutes,
  type Executor,
  type Orm,
  type Transaction,
} from '@onepoint/database';
import { and, count, desc, eq, gte, isNull, max, sql, sum, type Column, type SQL } from 'drizzle-orm';

interface UsagePeriods {
  /** Midnight UTC. */
  readonly day: Date;
  /** Midnight UTC of the first of the month. */
  readonly month: Date;
  readonly hour: Date;
}

const hourMs = 3_600_000;

export function usagePeriods(instant: Date): UsagePeriods {
  const [year, month] = [instant.getUTCFullYear(), instant.getUTCMonth()];
  return {
    day: new Date(Date.UTC(year, month, instant.getUTCDate())),
    month: new Date(Date.UTC(year, month)),
    hour: new Date(instant.getTime() - hourMs),
  };
}

/** Subquery. Keys without usage have no row. */
function usageOfMonth(orm: Orm, projectId: string, { day, month }: UsagePeriods) {
  const since = gte(usageHours.hour, day);
  return orm
    .select({
      apiKeyId: usageHours.apiKeyId,
      requestsToday: sql<string>`sum(${usageHours.requests}) filter (where ${since})`.as('requests_today'),
      computeUnitsToday: sql<string>`sum(${usageHours.computeUnits}) filter (where ${since})`.as('compute_units_today'),
      computeUnitsThisMonth: sum(usageHours.computeUnits).as('compute_units_this_month'),
    })
    .from(usageHours)
    .where(and(eq(usageHours.projectId, projectId), gte(usageHours.hour, month)))
    .groupBy(usageHours.apiKeyId)
    .as('month');
}

/** Subquery: requests of each key in its busiest minute of the last hour. Keys without usage have no row. */
function busiestMinutes(orm: Orm, projectId: string, { hour }: UsagePeriods) {
  const minutes = orm
    .select({ apiKeyId: usageMinutes.apiKeyId, requests: sum(usageMinutes.requests).as('requests') })
    .from(usageMinutes)
    .where(and(eq(usageMinutes.projectId, projectId), gte(usageMinutes.minute, hour)))
    .groupBy(usageMinutes.apiKeyId, usageMinutes.minute)
    .as('minutes');
  return orm
    .select({ apiKeyId: minutes.apiKeyId, requests: max(minutes.requests).as('busiest_requests') })
    .from(minutes)
    .groupBy(minutes.apiKeyId)
    .as('busiest');
}

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export interface ApiKeyWithUsage {
  apiKey: ApiKeyRow;
  requestsToday: number;
  usage: ApiKeyUsage;
}

export type ApiKeyChanges = Partial<
  Pick<
    ApiKeyRow,
    | 'name'
    | 'status'
    | 'deletedAt'
    | 'allowedOrigins'
    | 'allowedIps'
    | 'allowedMethods'
    | 'allowedContracts'
    | 'requestsPerSecondMax'
    | 'computeUnitsPerDayMax'
    | 'computeUnitsPerMonthMax'
  >
>;

export type ApiKeysRepository = ReturnType<typeof createApiKeysRepository>;

export function createApiKeysRepository(orm: Orm) {
  /** Newest first. */
  const select = (projectId: string, periods: UsagePeriods, apiKeyId?: string): Promise<ApiKeyWithUsage[]> => {
    const month = usageOfMonth(orm, projectId, periods);
    const busiest = busiestMinutes(orm, projectId, periods);
    return orm
      .select({
        apiKey: apiKeys,
        requestsToday: orZero(month.requestsToday),
        usage: {
          busiestMinuteRequests: orZero(busiest.requests),
          computeUnitsToday: orZero(month.computeUnitsToday),
          computeUnitsThisMonth: orZero(month.computeUnitsThisMonth),
        },
      })
      .from(apiKeys)
      .leftJoin(month, eq(month.apiKeyId, apiKeys.id))
      .leftJoin(busiest, eq(busiest.apiKeyId, apiKeys.id))
      .where(live(projectId, apiKeyId))
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  };

  return {
    list: (projectId: string, periods: UsagePeriods): Promise<ApiKeyWithUsage[]> => select(projectId, periods),

    find: async (projectId: string, apiKeyId: string, periods: UsagePeriods): Promise<ApiKeyWithUsage | null> =>
      (await select(projectId, periods, apiKeyId))[0] ?? null,

    exists: async (projectId: string, apiKeyId: string, executor: Executor = orm): Promise<boolean> => {
      const [row] = await executor.select({ id: apiKeys.id }).from(apiKeys).where(live(projectId, apiKeyId));
      return row !== undefined;
    },

    /** The caller holds the project's lock, so the count stays valid until the transaction ends. */
    count: async (transaction: Transaction, projectId: string): Promise<number> => {
      const [row] = await transaction.select({ keys: count() }).from(apiKeys).where(live(projectId));
      return row?.keys ?? 0;
    },

    create: insertApiKey,

    /** Locks the key until the transaction ends. */
    findLocked: async (transaction: Transaction, projectId: string, apiKeyId: string): Promise<ApiKeyRow | null> => {
      const [row] = await transaction.select().from(apiKeys).where(live(projectId, apiKeyId)).for('no key update');
      return row ?? null;
    },

    update: async (transaction: Transaction, apiKeyId: string, changes: ApiKeyChanges): Promise<void> => {
      if (Object.keys(changes).length > 0) await transaction.update(apiKeys).set(changes).where(eq(apiKeys.id, apiKeyId));
    },

    rotate: rotateApiKeySecret,

    pauseShown: pauseShownApiKeys,
  };
}

function live(projectId: string, apiKeyId?: string) {
  return and(eq(apiKeys.projectId, projectId), isNull(apiKeys.deletedAt), apiKeyId === undefined ? undefined : eq(apiKeys.id, apiKeyId));
}

/** The driver returns sums as text, and null without rows. */
const orZero = (value: Column | SQL.Aliased): SQL<number> => sql`coalesce(${value}, 0)`.mapWith(Number);
