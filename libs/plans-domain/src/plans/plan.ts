/** Every plan id, unordered. `L` is the package, which is bought in addition to a plan. */
export const planIds = ['PUBLIC', 'FREE', 'BETA', 'PAYG', 'M', 'L'] as const;

/** Plan id as stored and as the API returns it in `usageCommitment`. */
export type PlanId = (typeof planIds)[number];

const known: ReadonlySet<string> = new Set(planIds);

/** Whether text from outside (a database column, a request) is a plan id. */
export function isPlanId(text: string): text is PlanId {
  return known.has(text);
}

/** A fixed amount per month, in integer cents. */
export interface MonthlyPrice {
  readonly kind: 'monthly';
  readonly priceCents: number;
}

/** A usage rate. One unit costs less than a cent, so the rate is a decimal string of dollars per `perComputeUnits` compute units. */
export interface MeteredPrice {
  readonly kind: 'metered';
  readonly priceUsd: string;
  readonly priceOldUsd: string | null;
  readonly perComputeUnits: number;
}

/** One feature line of a plan: a text key and its number (`count` of i18next). */
export interface PlanItem {
  readonly key: string;
  readonly count?: number;
}

/** An entry of the catalogue. Texts are keys of the `pricing` namespace. */
export interface Plan {
  readonly id: PlanId;
  readonly sectionType: 'FreePlan' | 'PaidPlan' | 'AdditionalPlan';
  readonly labelKey: string;
  readonly descriptionKey: string;
  readonly items: readonly PlanItem[];
  readonly price: MonthlyPrice | MeteredPrice;
  /** Key of a text shown instead of the price. */
  readonly priceTextKey: string | null;
  /** Key of the price unit: per month, per million compute units. */
  readonly priceUnitKey: string;
  readonly isPopular: boolean;
  readonly comingSoon: boolean;
  readonly disabled: boolean;
  readonly buttonKey: string;
  /** Link target of the plan's button, without a language prefix. */
  readonly href: string;
  /** Connections that one package adds; null for plans. */
  readonly connectionsPerPackage: number | null;
}

/** Plans from smallest to largest, without the package `L`. Moving to a later one is an upgrade. */
export const planOrder = ['PUBLIC', 'FREE', 'BETA', 'PAYG', 'M'] as const satisfies readonly PlanId[];

/**
 * Whether a plan change is an upgrade (later in `planOrder`) or a downgrade. The package, which is not in the order, counts as lowest.
 * Source: specification section 4 "Plan change", decision 29.
 */
export function planDirection(from: PlanId, to: PlanId): 'upgrade' | 'downgrade' {
  const order: readonly PlanId[] = planOrder;
  return order.indexOf(to) > order.indexOf(from) ? 'upgrade' : 'downgrade';
}

/** Plans that charge for compute units. Listed here so that callers don't load the catalogue; a test compares it with the catalogue's prices. */
const charged: ReadonlySet<string> = new Set(['PAYG', 'M']);

/**
 * Whether a plan charges for usage.
 *
 * @param planId as the API returns it; an unknown plan counts as free
 */
export function isChargedPlan(planId: string): boolean {
  return charged.has(planId);
}

/** Plan of a project. */
export interface PlanState {
  readonly planId: PlanId;
  /** Plan of the next period; null or the current plan when nothing changes. Wire name: `nextUsageCommitment`. */
  readonly nextPlanId: PlanId | null;
  /** End of the paid period, null without one. Wire name: `usageCommitmentEnd`. */
  readonly planEndsAt: Date | null;
  /** Day of the month the first period started on, see `BillingPeriod`. Defaults to the day of `planEndsAt`. */
  readonly planAnchorDay?: number | null;
}

/** A plan change that waits for the end of the paid period. */
export interface PendingPlanChange {
  readonly kind: 'upgrade' | 'downgrade';
  readonly planId: PlanId;
  /** When it takes effect; null when it no longer has to wait. */
  readonly effectiveAt: Date | null;
}

/** The pending plan change, or null. Source: decision 29 ("while next ≠ current"). */
export function pendingPlanChange({ planId, nextPlanId, planEndsAt }: PlanState): PendingPlanChange | null {
  if (nextPlanId === null || nextPlanId === planId) return null;
  return { kind: planDirection(planId, nextPlanId), planId: nextPlanId, effectiveAt: planEndsAt };
}
