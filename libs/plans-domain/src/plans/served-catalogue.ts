import { packageId, packageTerms, type PackageTerms } from '../packages/package.ts';
import { getPlan, planCatalogue } from './plan-catalogue.ts';
import { planLimits, type PlanLimits } from './plan-limits.ts';
import { planOrder, type MeteredPrice, type MonthlyPrice, type Plan, type PlanId, type PlanItem } from './plan.ts';

/** A plan in the API's response. It has no texts, because front ends have them in every language. */
export interface ServedPlan {
  readonly id: string;
  readonly price: MonthlyPrice | MeteredPrice;
  readonly limits: PlanLimits;
  /** Whether the plan needs a request to support instead of a click. */
  readonly isByRequest: boolean;
}

/** Can be added to any plan. The price is per month. */
export interface ServedPackage extends PackageTerms {
  readonly id: string;
}

export interface ServedCatalogue {
  readonly plans: readonly ServedPlan[];
  readonly packages: readonly ServedPackage[];
}

/** What the API serves: the packages, and the plans that are offered to new projects, from smallest to largest. */
export function serveCatalogue(): { plans: ServedPlan[]; packages: ServedPackage[] } {
  return {
    plans: planOrder
      .filter((id) => id !== 'BETA')
      .map((id) => {
        const { price, priceTextKey } = getPlan(id);
        return { id, price, limits: planLimits(id), isByRequest: priceTextKey !== null };
      }),
    packages: [{ id: packageId, ...packageTerms }],
  };
}

/**
 * The catalogue of this build with the API's prices and limits, which can be newer. Plans that only this build knows stay unchanged. Plans that only
 * the API knows are left out, because they have no texts.
 *
 * @param served if unknown, returns the catalogue of this build
 */
export function readServedCatalogue(served: ServedCatalogue | null | undefined): readonly Plan[] {
  if (!served) return planCatalogue;
  return planCatalogue.map((plan) => {
    const own = served.plans.find(({ id }) => id === plan.id);
    if (own) return { ...plan, price: own.price, items: plan.items.map((item) => withCount(item, countsOf(own.limits))) };
    const addOn = served.packages.find(({ id }) => id === plan.id);
    if (!addOn) return plan;
    const { priceCents, connections } = addOn;
    const items = plan.items.map((item) => withCount(item, { packageConnections: connections }));
    return { ...plan, price: { kind: 'monthly', priceCents }, items, connectionsPerPackage: connections };
  });
}

/** The API's terms of packages; those of this build if unknown. */
export function readPackageTerms(served: ServedCatalogue | null | undefined): PackageTerms {
  return served?.packages.find(({ id }) => id === packageId) ?? packageTerms;
}

/** The API's limits of a plan; those of this build if unknown, or if the plan is no longer offered. */
export function readPlanLimits(served: ServedCatalogue | null | undefined, planId: Exclude<PlanId, 'L'>): PlanLimits {
  return served?.plans.find(({ id }) => id === planId)?.limits ?? planLimits(planId);
}

const countsOf = ({ requestsPerSecond, computeUnitsPerDay, connectionsMax }: PlanLimits): Readonly<Record<string, number | null>> => ({
  requestsPerSecond,
  requestsPerSecondPerAddress: requestsPerSecond,
  computeUnitsPerDay,
  connections: connectionsMax,
});

function withCount(item: PlanItem, counts: Readonly<Record<string, number | null>>): PlanItem {
  const count = counts[item.key.slice(item.key.lastIndexOf('.') + 1)];
  return item.count === undefined || count === undefined || count === null ? item : { ...item, count };
}
