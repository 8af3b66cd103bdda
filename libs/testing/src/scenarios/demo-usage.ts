import type { ApiKey, Charges, Project, Usage, UsageSummary } from '@onepoint/api-contract';
import {
  addMonths,
  balanceRunwayDays,
  defaultDepositTerms,
  depositForNextDays,
  expectedCharges,
  forecastDays,
  formatMicrocents,
  isPlanId,
  packageCostCents,
  planLimits,
  projectConnectionsMax,
  usageCost,
  type ForecastParameters,
} from '@onepoint/plans-domain';
import { demoStatistics } from './demo-statistics.ts';

export interface DemoUsageParameters {
  readonly project: Pick<Project, 'usageCommitment' | 'balance'> &
    Partial<Pick<Project, 'geyserUsageCommitmentMultiplier' | 'geyserUsageCommitmentEnd' | 'createdAt'>>;
  readonly apiKeys: ReadonlyArray<Pick<ApiKey, 'id' | 'name'>>;
  readonly now: Date;
}

const dayMs = 86_400_000;
const averageDays = 7;
const microcentsPerCent = 1_000_000n;
/** Share of the usage that belongs to the first API key. */
const firstKeyShare = 0.7;

interface Counts {
  readonly requests: number;
  readonly errors: number;
  readonly computeUnits: number;
}

const costOf = (computeUnits: number, planId: string): bigint => (isPlanId(planId) ? usageCost(computeUnits, planId) : 0n);
const line = ({ requests, errors, computeUnits }: Counts, planId: string) => ({
  requests,
  errors,
  computeUnits,
  cost: formatMicrocents(costOf(computeUnits, planId)),
});
const midnight = (at: Date) => new Date(at).setUTCHours(0, 0, 0, 0);
const part = (counts: Counts, share: number): Counts => ({
  requests: Math.round(counts.requests * share),
  errors: Math.round(counts.errors * share),
  computeUnits: Math.round(counts.computeUnits * share),
});

/** Usage of a demo project in a period at its plan price. Its parts add up to the total. */
export function demoUsage(
  { from, to }: { readonly from: string; readonly to: string },
  { project, apiKeys, now }: DemoUsageParameters,
): Usage {
  const planId = project.usageCommitment;
  const { buckets, series, total } = demoStatistics({ from, to, granularityInSecs: dayMs / 1000 }, now);
  const sumOf = (count: keyof Counts, index: number) => series.reduce((sum, one) => sum + (one[count][index] ?? 0), 0);
  const unitsBefore = (time: string): number =>
    buckets.reduce((sum, day, index) => sum + (Date.parse(day) < Date.parse(time) ? sumOf('computeUnits', index) : 0), 0);
  /** Cents are rounded down, as if charging began with the period. */
  const centsBefore = (time: string): number => Number(costOf(unitsBefore(time), planId) / microcentsPerCent);
  const chargedBetween = (start: string, end: string): number => centsBefore(end) - centsBefore(start);
  const shares = apiKeys.map((_, index) =>
    index === 0 ? (apiKeys.length === 1 ? 1 : firstKeyShare) : (1 - firstKeyShare) / (apiKeys.length - 1),
  );
  return {
    from,
    to,
    byDay: buckets.map((day, index) => {
      const counts = { requests: sumOf('requests', index), errors: sumOf('errors', index), computeUnits: sumOf('computeUnits', index) };
      const next = new Date(Date.parse(day) + dayMs).toISOString();
      return {
        day,
        ...line(counts, planId),
        charges: chargesOf(chargedBetween(day, next), packageCents({ from: day, to: next }, project, now)),
      };
    }),
    byMethod: series
      .map(({ method, total: own }) => ({ method, ...line(own, planId) }))
      .toSorted((a, b) => b.computeUnits - a.computeUnits),
    byApiKey: apiKeys.map(({ id, name }, index) => ({
      apiKeyId: id,
      name,
      isDeleted: false,
      ...line(part(total, shares[index] ?? 0), planId),
    })),
    total: line(total, planId),
    charges: chargesOf(chargedBetween(from, to), packageCents({ from, to }, project, now)),
  };
}

const chargesOf = (usage: number, packages: number): Charges => ({ usage, packages, plans: 0, total: usage + packages });

/** Cost of packages in a period, renewed monthly since the project was created. */
function packageCents(
  { from, to }: { readonly from: string; readonly to: string },
  project: DemoUsageParameters['project'],
  now: Date,
): number {
  const { geyserUsageCommitmentMultiplier: count = 0, geyserUsageCommitmentEnd: end = null, createdAt = from } = project;
  if (end === null) return 0;
  const [startMs, endMs] = [Math.max(Date.parse(from), Date.parse(createdAt)), Math.min(Date.parse(to), now.getTime())];
  const endsAt = new Date(end);
  let renewals = 0;
  for (let months = 1, renewedMs = Infinity; renewedMs > startMs; months += 1) {
    renewedMs = addMonths(endsAt, -months, endsAt.getUTCDate()).getTime();
    if (renewedMs >= startMs && renewedMs < endMs) renewals += 1;
  }
  return renewals * packageCostCents(count);
}

/** Usage summary of a demo project: averages, runway and limits. */
export function demoUsageSummary(parameters: DemoUsageParameters): UsageSummary {
  const { project, now } = parameters;
  const planId = project.usageCommitment;
  const todayMs = midnight(now);
  const between = (fromMs: number, toMs: number) =>
    demoUsage({ from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() }, parameters);
  const today = between(todayMs, todayMs + dayMs);
  const month = between(new Date(todayMs).setUTCDate(1), todayMs + dayMs);
  const week = between(todayMs - averageDays * dayMs, todayMs).total;
  const average = { requests: Math.round(week.requests / averageDays), computeUnits: Math.round(week.computeUnits / averageDays) };
  const limitedPlanId = isPlanId(planId) && planId !== 'L' ? planId : 'FREE';
  const limits = planLimits(limitedPlanId);
  const connectionsMax = projectConnectionsMax(limitedPlanId, project.geyserUsageCommitmentMultiplier ?? 0);
  const secondsPerDay = dayMs / 1000;
  const forecast = forecastParameters(project, costOf(week.computeUnits, planId), now);
  return {
    today: { ...today.total, charges: today.charges },
    monthToDate: { ...month.total, charges: month.charges },
    average: { days: averageDays, ...average, cost: formatMicrocents(costOf(average.computeUnits, planId)) },
    runwayDays: balanceRunwayDays({ ...forecast, billing: forecast }),
    forecast: forecastOf(forecast),
    limits: [
      { name: 'requestsPerSecond', max: limits.requestsPerSecond, used: average.requests / secondsPerDay },
      { name: 'computeUnitsPerSecond', max: limits.computeUnitsPerSecond, used: average.computeUnits / secondsPerDay },
      ...(limits.computeUnitsPerDay === null
        ? []
        : [
            {
              name: 'computeUnitsPerDay' as const,
              max: limits.computeUnitsPerDay,
              used: Math.min(limits.computeUnitsPerDay, today.total.computeUnits),
            },
          ]),
      { name: 'connectionsPerKey', max: connectionsMax, used: 12 },
    ],
  };
}

function forecastParameters(project: DemoUsageParameters['project'], spentMicrocents: bigint, now: Date): ForecastParameters {
  const {
    usageCommitment: planId,
    balance,
    geyserUsageCommitmentMultiplier: packageCount = 0,
    geyserUsageCommitmentEnd: end = null,
  } = project;
  return {
    balanceCents: balance,
    planId: isPlanId(planId) ? planId : 'FREE',
    nextPlanId: null,
    planEndsAt: null,
    packageCount,
    nextPackageCount: null,
    packageEndsAt: end === null ? null : new Date(end),
    spentMicrocents,
    days: averageDays,
    now,
  };
}

function forecastOf(parameters: ForecastParameters): UsageSummary['forecast'] {
  const { usageCents: usage, packagesCents: packages, plansCents: plans, totalCents: total } = expectedCharges(parameters);
  return { days: forecastDays, usage, packages, plans, total, deposit: depositForNextDays(parameters, defaultDepositTerms) };
}
