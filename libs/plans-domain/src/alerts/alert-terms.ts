/** What an alert is about: the balance, the spend of the month against its limit, or how long the balance lasts. */
export type AlertKind = 'low-balance' | 'spend' | 'runway';

/** Thresholds of a project; null and an empty list ask for no alert. */
export interface AlertSettings {
  /** Cents. */
  readonly lowBalanceCents: number | null;
  /** Of the spend limit, in percent; without a limit they mean nothing. */
  readonly spendPercents: readonly number[];
  readonly runwayDays: number | null;
}

/** What thresholds are compared with. */
export interface AlertFacts {
  readonly balanceCents: number;
  /** The spend limit in cents; null without one. */
  readonly limitCents: number | null;
  readonly spentMicrocents: number;
  /** Of `balanceRunwayDays`: null while nothing is spent. Left out where it is not known now: then alerts about it stay as they are. */
  readonly runwayDays?: number | null;
}

/** One threshold: cents, percent or days by its kind. */
export interface AlertThreshold {
  readonly kind: AlertKind;
  readonly threshold: number;
}

/** How far above its threshold a value has to come before the alert is over, in percent: a balance that hovers there raises one alert. */
export const recoveryPercent = 10;

/** Thresholds of a project that has not chosen any: those of the spend mean nothing until there is a limit. */
export const defaultSpendPercents: readonly number[] = [80, 100];
