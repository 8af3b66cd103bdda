import type { UsageSummary, UsageLimit } from '@onepoint/api-contract';
import {
  balanceRunwayDays,
  depositForNextDays,
  expectedCharges,
  forecastDays,
  formatMicrocents,
  isPlanId,
  paceDays,
  planLimits,
  projectConnectionsMax,
  type BillingState,
  type DepositTerms,
} from '@onepoint/plans-domain';
import { addUsage, dayMs, startOfDay, toCharges, toUsageCounts } from './usage.mapping.ts';
import type { BusiestMinute, DayCharge, UsageSums } from './usage.repository.ts';

interface UsageSummaryParameters {
  readonly project: {
    readonly planId: string;
    readonly packageCount: number;
    readonly balanceCents: number;
    readonly unbilledMicrocents: number;
    readonly createdAt: Date;
  };
  /** Null for an unknown plan, whose charges can't be predicted. */
  readonly billing: BillingState | null;
  readonly terms: DepositTerms;
  /** Sums by day. Must cover this month and the last seven complete days. */
  readonly days: readonly (UsageSums & { readonly day: Date })[];
  readonly charges: readonly DayCharge[];
  readonly busiest: BusiestMinute;
  readonly openConnections: number;
  readonly now: Date;
}

export function toUsageSummary(parameters: UsageSummaryParameters): UsageSummary {
  const { project, billing, terms, days, charges, busiest, openConnections, now } = parameters;
  const today = startOfDay(now).getTime();
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const between = (from: number, to: number) => addUsage(days.filter(({ day }) => day.getTime() >= from && day.getTime() < to));
  const ofToday = between(today, Infinity);
  const complete = paceDays({ createdAt: project.createdAt, now });
  const pace = between(today - complete * dayMs, today);
  const { balanceCents, unbilledMicrocents } = project;
  const runway = { balanceCents, unbilledMicrocents, spentMicrocents: pace.microcents, days: complete, billing, now };
  return {
    today: { ...toUsageCounts(ofToday), charges: toCharges(charges.filter(({ day }) => Date.parse(day) >= today)) },
    monthToDate: { ...toUsageCounts(between(month, Infinity)), charges: toCharges(charges) },
    average: complete === 0 ? null : averageOf(pace, complete),
    runwayDays: complete === 0 ? null : balanceRunwayDays(runway),
    forecast: toForecast({ billing, terms, spentMicrocents: pace.microcents, days: complete, now }),
    limits: toUsageLimits({ project, busiest, computeUnitsToday: ofToday.computeUnits, openConnections }),
  };
}

interface ForecastParameters extends Pick<UsageSummaryParameters, 'billing' | 'terms' | 'now'> {
  readonly spentMicrocents: bigint;
  readonly days: number;
}

function toForecast({ billing, terms, ...pace }: ForecastParameters): UsageSummary['forecast'] {
  if (billing === null) return { days: forecastDays, usage: 0, packages: 0, plans: 0, total: 0, deposit: null };
  const parameters = { ...billing, ...pace };
  const { usageCents: usage, packagesCents: packages, plansCents: plans, totalCents: total } = expectedCharges(parameters);
  return { days: forecastDays, usage, packages, plans, total, deposit: depositForNextDays(parameters, terms) };
}

function averageOf({ requests, computeUnits, microcents }: UsageSums, days: number): UsageSummary['average'] {
  return {
    days,
    requests: Math.round(requests / days),
    computeUnits: Math.round(computeUnits / days),
    cost: formatMicrocents(microcents / BigInt(days)),
  };
}

interface UsageLimitsParameters {
  readonly project: { readonly planId: string; readonly packageCount: number };
  readonly busiest: BusiestMinute;
  readonly computeUnitsToday: number;
  /** Of the key with the most open connections. */
  readonly openConnections: number;
}

const perSecond = (perMinute: number): number => Math.round((perMinute / 60) * 100) / 100;

/** Limits of the plan and packages with their current use; empty for an unknown plan. */
function toUsageLimits({ project, busiest, computeUnitsToday, openConnections }: UsageLimitsParameters): UsageLimit[] {
  const { planId, packageCount } = project;
  if (!isPlanId(planId) || planId === 'L') return [];
  const { requestsPerSecond, computeUnitsPerSecond, computeUnitsPerDay } = planLimits(planId);
  const perDay: UsageLimit[] =
    computeUnitsPerDay === null ? [] : [{ name: 'computeUnitsPerDay', max: computeUnitsPerDay, used: computeUnitsToday }];
  return [
    { name: 'requestsPerSecond', max: requestsPerSecond, used: perSecond(busiest.requests) },
    { name: 'computeUnitsPerSecond', max: computeUnitsPerSecond, used: perSecond(busiest.computeUnits) },
    ...perDay,
    { name: 'connectionsPerKey', max: projectConnectionsMax(planId, packageCount), used: openConnections },
  ];
}
