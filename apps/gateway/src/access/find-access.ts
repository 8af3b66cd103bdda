import { compileAllowLists, isLimited, type AllowLists } from '@onepoint/allow-lists';
import { apiKeys, closingSeconds, projects, usagePlanDays, type Orm } from '@onepoint/database';
import { planIds, planLimits, spendState, type PlanId, type StoredSpend } from '@onepoint/plans-domain';
import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type Access, readKeyLimits, utcDateOf } from './access.ts';

/**
 * Finds an API key by the SHA-256 of its secret, or of its previous secret until that expires. Returns null if there is no such key, or
 * if it or its project is deleted or about to be.
 */
export async function findAccess(orm: Orm, secretHash: string): Promise<Access | null> {
  return (await findAccessList(orm, [secretHash])).get(secretHash) ?? null;
}

/**
 * Finds API keys in batches by the hashes of their secrets. Takes one query for the keys, and one each for quotas and limits if any key
 * has them.
 */
export async function findAccessList(orm: Orm, secretHashes: readonly string[]): Promise<Map<string, Access>> {
  const rows = await orm
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
      previousSecretHash: apiKeys.previousSecretHash,
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
    .where(and(or(inArray(apiKeys.secretHash, [...secretHashes]), isPrevious(secretHashes)), isNull(apiKeys.deletedAt), isLive));
  const keys = rows.map((row) => ({ ...row, planId: planIdOf(row.planId) }));
  const [limits, recordedToday] = [await readKeyLimits(orm, keys), await readRecordedToday(orm, keys)];
  const [wanted, now] = [new Set(secretHashes), new Date()];
  const found = new Map<string, Access>();
  for (const row of keys) {
    const { apiKeyId, projectId, planId, packageCount, balanceCents } = row;
    // A literal instead of a spread copy, which takes more memory: the gateway keeps 100,000 of these.
    const accessUntil = (endsAtMs: number | null): Access => ({
      apiKeyId,
      projectId,
      status: row.status === 'paused' ? 'paused' : 'active',
      planId,
      packageCount,
      balanceCents,
      spendStop: spendStopOf(row),
      allowLists: compiled(row.allowLists),
      keyLimits: limits.get(apiKeyId) ?? null,
      recordedToday: planLimits(planId).computeUnitsPerDay === null ? null : recordedToday(projectId, planId),
      endsAtMs,
    });
    const { secretHash, previousSecretHash, previousSecretEndsAt } = row;
    const isPreviousValid = previousSecretEndsAt !== null && previousSecretEndsAt > now;
    if (previousSecretHash !== null && wanted.has(previousSecretHash) && isPreviousValid) {
      found.set(previousSecretHash, accessUntil(previousSecretEndsAt.getTime()));
    }
    if (wanted.has(secretHash)) found.set(secretHash, accessUntil(null));
  }
  return found;
}

const projectPlanIds = planIds.filter((planId) => planId !== 'L');

/** Returns the constant instead of the row's own string, so that keys share it. */
const planIdOf = (text: string): Access['planId'] => projectPlanIds.find((planId) => planId === text) ?? 'FREE';

const isLive = and(
  isNull(projects.deletedAt),
  or(isNull(projects.closingAt), lt(projects.closingAt, sql`now() - make_interval(secs => ${closingSeconds})`)),
);

const isPrevious = (secretHashes: readonly string[]) =>
  and(inArray(apiKeys.previousSecretHash, [...secretHashes]), gt(apiKeys.previousSecretEndsAt, new Date()));

function spendStopOf(stored: StoredSpend): Access['spendStop'] {
  const { limitCents, isReached, resetsAt } = spendState(stored, new Date());
  return limitCents !== null && isReached ? { limitCents, resetsAtMs: resetsAt.getTime() } : null;
}

const compiled = (lists: AllowLists): Access['allowLists'] => (isLimited(lists) ? compileAllowLists(lists) : null);

/** Reads today's usage by project and plan, because usage charged under other plans doesn't count toward a quota. */
async function readRecordedToday(
  orm: Orm,
  keys: readonly Pick<Access, 'projectId' | 'planId'>[],
): Promise<(projectId: string, planId: PlanId) => NonNullable<Access['recordedToday']>> {
  const date = utcDateOf(Date.now());
  const limited = keys.filter(({ planId }) => planLimits(planId).computeUnitsPerDay !== null);
  const ids = [...new Set(limited.map(({ projectId }) => projectId))];
  const { computeUnits, day, planId: ofPlan, projectId: ofProject } = usagePlanDays;
  const rows =
    ids.length === 0
      ? []
      : await orm
          .select({ projectId: ofProject, planId: ofPlan, computeUnits })
          .from(usagePlanDays)
          .where(and(inArray(ofProject, ids), eq(day, new Date(date))));
  const units = new Map(rows.map((row) => [`${row.projectId} ${row.planId}`, row.computeUnits]));
  return (projectId, planId) => ({ date, computeUnits: units.get(`${projectId} ${planId}`) ?? 0 });
}
