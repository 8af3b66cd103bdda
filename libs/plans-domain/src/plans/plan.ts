/** In no particular order. `L` is the package, which is bought in addition to a plan. */
export const planIds = ['PUBLIC', 'FREE', 'BETA', 'PAYG', 'M', 'L'] as const;

/** As stored, and as the API returns it in `usageCommitment`. */
export type PlanId = (typeof planIds)[number];

const known: ReadonlySet<string> = new Set(planIds);

/** Narrows text from outside, such as a database column or a request, to a plan id. */
export function isPlanId(text: string): text is PlanId {
  return known.has(text);
}

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

/** A feature line of a plan: a text key, and `count` for i18next. */
export interface PlanItem {
  readonly key: string;
  readonly count?: number;
}

/** Texts are keys of the `pricing` namespace. */
export interface Plan {
  readonly id: PlanId;
  readonly sectionType: 'FreePlan' | 'PaidPlan' | 'AdditionalPlan';
  readonly labelKey: string;
  readonly descriptionKey: string;
  readonly items: readonly PlanItem[];
  readonly price: MonthlyPrice | MeteredPrice;
  /** Key of a text shown instead of the price. */
  readonly priceTextKey: string | null;
  readonly priceUnitKey: string;
  readonly isPopular: boolean;
  readonly comingSoon: boolean;
  readonly disabled: boolean;
  readonly buttonKey: string;
  /** Without a language prefix. */
  readonly href: string;
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

export interface PlanState {
  readonly planId: PlanId;
  /** Plan of the next period; null or the current plan if nothing changes. Wire name: `nextUsageCommitment`. */
  readonly nextPlanId: PlanId | null;
  /** End of the paid period; null without one. Wire name: `usageCommitmentEnd`. */
  readonly planEndsAt: Date | null;
  /** Day of the month on which the first period started. See `BillingPeriod`. Default: the day of `planEndsAt`. */
  readonly planAnchorDay?: number | null;
}

export interface PendingPlanChange {
  readonly kind: 'upgrade' | 'downgrade';
  readonly planId: PlanId;
  /** Null if the change no longer has to wait. */
  readonly effectiveAt: Date | null;
}

/** The scheduled plan change; null if there is none. Source: decision 29 ("while next ≠ current"). */
export function pendingPlanChange({ planId, nextPlanId, planEndsAt }: PlanState): PendingPlanChange | null {
  if (nextPlanId === null || nextPlanId === planId) return null;
  return { kind: planDirection(planId, nextPlanId), planId: nextPlanId, effectiveAt: planEndsAt };
}
