import { usageHours, type apiKeys, type Orm } from '@onepoint/database';
import { and, eq, gte, sql, sum } from 'drizzle-orm';
import type { KeyLimits, RecordedKeyUsage } from './key-limits.ts';

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
