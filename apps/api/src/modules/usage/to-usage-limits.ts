import type { UsageLimit } from '@onepoint/api-contract';
import { isPlanId, planLimits, projectConnectionsMax } from '@onepoint/plans-domain';
import type { BusiestMinute } from './usage-repository.ts';

export interface UsageLimitsParameters {
  readonly project: { readonly planId: string; readonly packageCount: number };
  readonly busiest: BusiestMinute;
  readonly computeUnitsToday: number;
  /** Of the key that has most of them. */
  readonly openConnections: number;
}

const perSecond = (perMinute: number): number => Math.round((perMinute / 60) * 100) / 100;

/** The limits that a project's plan and packages set, and how near they are; none for a plan that this version does not know. */
export function toUsageLimits({ project, busiest, computeUnitsToday, openConnections }: UsageLimitsParameters): UsageLimit[] {
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
