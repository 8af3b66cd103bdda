import { compileAllowLists, isLimited, type AllowLists } from '@onepoint/allow-lists';
import { apiKeys, closingSeconds, projects, usagePlanDays, type Orm } from '@onepoint/database';
import { isPlanId, planLimits, spendState, type PlanId, type StoredSpend } from '@onepoint/plans-domain';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { type Access, readKeyLimits } from './access.ts';

/**
 * Finds an API key by the SHA-256 of its secret, or of its previous secret until that expires. Null if there is none, or if the key or
 * its project is deleted or about to be.
 */
export async function findAccess(orm: Orm, secretHash: string): Promise<Access | null> {
  const [row] = await orm
    .select({
      apiKeyId: apiKeys.id,
      projectId: projects.id,
      status: apiKeys.status,
      planId: projects.planId,
      packageCount: projects.packageCount,
      balanceCents: projects.balanceCents,
      spendLimitCents: projects.spendLimitCents,
      spentMonth: projects.spentMonth,
      spentMicrocents: projects.spentMicrocents,
      secretHash: apiKeys.secretHash,
      previousSecretEndsAt: apiKeys.previousSecretEndsAt,
      requestsPerSecondMax: apiKeys.requestsPerSecondMax,
      computeUnitsPerDayMax: apiKeys.computeUnitsPerDayMax,
      computeUnitsPerMonthMax: apiKeys.computeUnitsPerMonthMax,
      allowLists: {
        origins: apiKeys.allowedOrigins,
        ips: apiKeys.allowedIps,
        methods: apiKeys.allowedMethods,
        contracts: apiKeys.allowedContracts,
      },
    })
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .where(and(or(eq(apiKeys.secretHash, secretHash), isPrevious(secretHash)), isNull(apiKeys.deletedAt), isLive));
  if (row === undefined) return null;
  const planId = isPlanId(row.planId) && row.planId !== 'L' ? row.planId : 'FREE';
  const recordedToday = planLimits(planId).computeUnitsPerDay === null ? null : await readRecordedToday(orm, row.projectId, planId);
  const { apiKeyId, projectId, packageCount, balanceCents } = row;
  return {
    apiKeyId,
    projectId,
    status: row.status === 'paused' ? 'paused' : 'active',
    planId,
    packageCount,
    balanceCents,
    spendStop: spendStopOf(row),
    allowLists: compiled(row.allowLists),
    keyLimits: await readKeyLimits(orm, row),
    endsAtMs: row.secretHash === secretHash ? null : (row.previousSecretEndsAt?.getTime() ?? 0),
    recordedToday,
  };
}

const isLive = and(
  isNull(projects.deletedAt),
  or(isNull(projects.closingAt), lt(projects.closingAt, sql`now() - make_interval(secs => ${closingSeconds})`)),
);

const isPrevious = (secretHash: string) => and(eq(apiKeys.previousSecretHash, secretHash), gt(apiKeys.previousSecretEndsAt, new Date()));

function spendStopOf(stored: StoredSpend): Access['spendStop'] {
  const { limitCents, isReached, resetsAt } = spendState(stored, new Date());
  return limitCents !== null && isReached ? { limitCents, resetsAtMs: resetsAt.getTime() } : null;
}

const compiled = (lists: AllowLists): Access['allowLists'] => (isLimited(lists) ? compileAllowLists(lists) : null);

/** Today's usage on this plan only: usage charged under other plans doesn't count toward its quota. */
async function readRecordedToday(orm: Orm, projectId: string, planId: PlanId): Promise<Access['recordedToday']> {
  const date = new Date().toISOString().slice(0, 10);
  const { computeUnits, day, planId: ofPlan, projectId: ofProject } = usagePlanDays;
  const [row] = await orm
    .select({ computeUnits })
    .from(usagePlanDays)
    .where(and(eq(ofProject, projectId), eq(day, new Date(date)), eq(ofPlan, planId)));
  return { date, computeUnits: row?.computeUnits ?? 0 };
}
