import { connectionsPerPackage, packagePriceCents } from '../packages/package.ts';
import { planLimits } from './plan-limits.ts';
import type { MeteredPrice, MonthlyPrice, Plan, PlanItem, PlanId } from './plan.ts';

const monthly = (priceCents: number): MonthlyPrice => ({ kind: 'monthly', priceCents });

const metered = (priceUsd: string, priceOldUsd: string | null): MeteredPrice => ({
  kind: 'metered',
  priceUsd,
  priceOldUsd,
  perComputeUnits: 1_000_000,
});

function items(planId: Exclude<PlanId, 'L'>, ...extra: readonly string[]): readonly PlanItem[] {
  const { requestsPerSecond, computeUnitsPerDay, connectionsMax } = planLimits(planId);
  return [
    { key: 'plans.items.requestsPerSecond', count: requestsPerSecond },
    computeUnitsPerDay === null
      ? { key: 'plans.items.computeUnitsUnlimited' }
      : { key: 'plans.items.computeUnitsPerDay', count: computeUnitsPerDay },
    { key: 'plans.items.connections', count: connectionsMax },
    ...extra.map((name) => ({ key: `plans.items.${name}` })),
  ];
}

const common = {
  priceTextKey: null,
  isPopular: false,
  comingSoon: false,
  disabled: false,
  connectionsPerPackage: null,
} as const;

const texts = (name: string) => ({
  labelKey: `plans.${name}.label`,
  descriptionKey: `plans.${name}.description`,
  buttonKey: `plans.${name}.button`,
});

/** All plans from smallest to largest, then the package. */
export const planCatalogue: readonly Plan[] = [
  {
    ...common,
    ...texts('public'),
    id: 'PUBLIC',
    sectionType: 'FreePlan',
    items: [
      { key: 'plans.items.requestsPerSecondPerAddress', count: planLimits('PUBLIC').requestsPerSecond },
      { key: 'plans.items.noAccount' },
    ],
    price: monthly(0),
    priceUnitKey: 'plans.units.month',
    href: '/chains',
  },
  {
    ...common,
    ...texts('free'),
    id: 'FREE',
    sectionType: 'FreePlan',
    items: items('FREE', 'statistics'),
    price: monthly(0),
    priceUnitKey: 'plans.units.month',
    href: '/dashboard',
  },
  {
    ...common,
    ...texts('beta'),
    id: 'BETA',
    sectionType: 'FreePlan',
    items: items('BETA', 'statistics'),
    price: monthly(0),
    priceUnitKey: 'plans.units.month',
    href: '/dashboard',
  },
  {
    ...common,
    ...texts('payg'),
    id: 'PAYG',
    sectionType: 'PaidPlan',
    items: items('PAYG', 'statistics', 'payForUse'),
    price: metered('0.39', '0.49'),
    priceUnitKey: 'plans.units.millionComputeUnits',
    isPopular: true,
    href: '/dashboard/plans',
  },
  {
    ...common,
    ...texts('enterprise'),
    id: 'M',
    sectionType: 'PaidPlan',
    items: items('M', 'statistics', 'payForUse', 'support'),
    price: metered('0.29', null),
    priceTextKey: 'plans.enterprise.price',
    priceUnitKey: 'plans.units.millionComputeUnits',
    href: '/dashboard/plans',
  },
  {
    ...common,
    ...texts('package'),
    id: 'L',
    sectionType: 'AdditionalPlan',
    items: [{ key: 'plans.items.packageConnections', count: connectionsPerPackage }],
    price: monthly(packagePriceCents),
    priceUnitKey: 'plans.units.month',
    href: '/dashboard/plans',
    connectionsPerPackage,
  },
];

const plansById: ReadonlyMap<PlanId, Plan> = new Map(planCatalogue.map((plan) => [plan.id, plan]));

/**
 * Catalogue entry of a plan or of the package.
 *
 * @throws {RangeError} when the catalogue has no such plan
 */
export function getPlan(planId: PlanId): Plan {
  const plan = plansById.get(planId);
  if (plan === undefined) throw new RangeError(`The catalogue has no plan ${planId}.`);
  return plan;
}

/** Fixed monthly price in cents; 0 for a metered plan. */
export function monthlyPriceCents({ price }: Pick<Plan, 'price'>): number {
  return price.kind === 'monthly' ? price.priceCents : 0;
}
