import { apiKeys, projects, usageHours, type Orm } from '@onepoint/database';
import { isPlanId, planLimits } from '@onepoint/plans-domain';
import { and, eq, gte, isNull, sum } from 'drizzle-orm';
import type { Access } from './access.ts';

/** Looks an API key up by the SHA-256 of its secret. Null when there is none, or it or its project was deleted. */
export async function findAccess(orm: Orm, secretHash: string): Promise<Access | null> {
  const [row] = await orm
    .select({
      apiKeyId: apiKeys.id,
      projectId: projects.id,
      status: apiKeys.status,
      planId: projects.planId,
      balanceCents: projects.balanceCents,
    })
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .where(and(eq(apiKeys.secretHash, secretHash), isNull(apiKeys.deletedAt), isNull(projects.deletedAt)));
  if (row === undefined) return null;
  const planId = isPlanId(row.planId) && row.planId !== 'L' ? row.planId : 'FREE';
  const recordedToday = planLimits(planId).computeUnitsPerDay === null ? null : await sumRecordedToday(orm, row.projectId);
  return { ...row, status: row.status === 'paused' ? 'paused' : 'active', planId, recordedToday };
}

async function sumRecordedToday(orm: Orm, projectId: string): Promise<Access['recordedToday']> {
  const date = new Date().toISOString().slice(0, 10);
  const [row] = await orm
    .select({ computeUnits: sum(usageHours.computeUnits) })
    .from(usageHours)
    .where(and(eq(usageHours.projectId, projectId), gte(usageHours.hour, new Date(date))));
  return { date, computeUnits: Number(row?.computeUnits ?? 0) };
}
