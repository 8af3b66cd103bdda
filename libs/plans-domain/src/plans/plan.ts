import type { PlanId } from './plan-id.ts';

/** A fixed amount per month, in integer cents. */
export interface MonthlyPrice {
  readonly kind: 'monthly';
  readonly priceCents: number;
}

/** A rate for what was used. The rate is below a cent per unit, hence a decimal string of dollars per `perComputeUnits` compute units. */
export interface MeteredPrice {
  readonly kind: 'metered';
  readonly priceUsd: string;
  readonly priceOldUsd: string | null;
  readonly perComputeUnits: number;
}

/** One line of what a plan gives: a text key and the number in it (`count` of i18next). */
export interface PlanItem {
  readonly key: string;
  readonly count?: number;
}

/** An entry of the catalogue. Texts are keys of the `pricing` namespace; there are no sentences here. */
export interface Plan {
  readonly id: PlanId;
  readonly sectionType: 'FreePlan' | 'PaidPlan' | 'AdditionalPlan';
  readonly labelKey: string;
  readonly descriptionKey: string;
  readonly items: readonly PlanItem[];
  readonly price: MonthlyPrice | MeteredPrice;
  /** Text shown in the place of the price, where there is one. */
  readonly priceTextKey: string | null;
  /** Label of the price's unit: per month, per million compute units. */
  readonly priceUnitKey: string;
  readonly isPopular: boolean;
  readonly comingSoon: boolean;
  readonly disabled: boolean;
  readonly buttonKey: string;
  /** Where the plan's button leads, without a language prefix. */
  readonly href: string;
  /** Connections that one package gives; null for what is no package. */
  readonly connectionsPerPackage: number | null;
}
