/** What the alert monitors: the balance, this month's spend against its limit, or the days that the balance lasts. */
export type AlertKind = 'low-balance' | 'spend' | 'runway';

/** Null or an empty list turns an alert off. */
export interface AlertSettings {
  readonly lowBalanceCents: number | null;
  /** Percentages of the spend limit. Ignored without a limit. */
  readonly spendPercents: readonly number[];
  readonly runwayDays: number | null;
}

export interface AlertFacts {
  readonly balanceCents: number;
  readonly limitCents: number | null;
  readonly spentMicrocents: number;
  /** From `balanceRunwayDays`; null if nothing is spent. Undefined if unknown; runway alerts then don't change. */
  readonly runwayDays?: number | null;
}

/** Default threshold of the low-runway alert, in days: enough time for a deposit to be confirmed. */
export const lowRunwayDays = 7;

/** In cents, percent, or days, depending on the kind. */
export interface AlertThreshold {
  readonly kind: AlertKind;
  readonly threshold: number;
}

/**
 * How far a value must rise above its threshold to resolve the alert, in percent. Keeps a balance that hovers around the threshold from raising the
 * alert again and again.
 */
const recoveryPercent = 10;

export interface RaisedAlert extends AlertThreshold {
  /** The value that crossed the threshold, in whole cents or days. */
  readonly value: number;
  readonly limitCents: number | null;
}

export interface AlertChanges<Open extends AlertThreshold> {
  readonly raised: readonly RaisedAlert[];
  readonly resolved: readonly Open[];
}

const microcentsPerCent = 1_000_000;

/**
 * Alerts to raise and to resolve. An alert is raised when its value crosses the threshold (a balance or runway below it, spend at or above it) and
 * resolved when the value recovers: `recoveryPercent` above a balance or runway threshold, below a spend threshold. Alerts whose threshold was
 * removed from the settings are resolved too. Idempotent between crossing and recovery.
 *
 * @param open unresolved alerts of the project
 */
export function alertChanges<Open extends AlertThreshold>(
  settings: AlertSettings,
  facts: AlertFacts,
  open: readonly Open[],
): AlertChanges<Open> {
  const wanted = wantedThresholds(settings, facts);
  const isOpen = ({ kind, threshold }: AlertThreshold) => open.some((other) => other.kind === kind && other.threshold === threshold);
  const isWanted = ({ kind, threshold }: AlertThreshold) => wanted.some((other) => other.kind === kind && other.threshold === threshold);
  return {
    raised: wanted.flatMap((one) => (isOpen(one) ? [] : crossed(one, facts))),
    resolved: open.filter((one) => !isWanted(one) || isRecovered(one, facts)),
  };
}

function wantedThresholds({ lowBalanceCents, spendPercents, runwayDays }: AlertSettings, { limitCents }: AlertFacts): AlertThreshold[] {
  return [
    ...(lowBalanceCents === null ? [] : [{ kind: 'low-balance', threshold: lowBalanceCents } as const]),
    ...(limitCents === null ? [] : [...new Set(spendPercents)].map((threshold) => ({ kind: 'spend', threshold }) as const)),
    ...(runwayDays === null ? [] : [{ kind: 'runway', threshold: runwayDays } as const]),
  ];
}

function crossed(of: AlertThreshold, { balanceCents, limitCents, spentMicrocents, runwayDays }: AlertFacts): RaisedAlert[] {
  const { kind, threshold } = of;
  if (kind === 'low-balance') return balanceCents < threshold ? [{ ...of, value: balanceCents, limitCents: null }] : [];
  if (kind === 'runway')
    return typeof runwayDays === 'number' && runwayDays < threshold ? [{ ...of, value: runwayDays, limitCents: null }] : [];
  return isSpent(threshold, limitCents, spentMicrocents)
    ? [{ ...of, value: Math.floor(spentMicrocents / microcentsPerCent), limitCents }]
    : [];
}

function isRecovered({ kind, threshold }: AlertThreshold, { balanceCents, limitCents, spentMicrocents, runwayDays }: AlertFacts): boolean {
  if (kind === 'low-balance') return balanceCents >= recoveryOf(threshold);
  if (kind === 'runway') return runwayDays === null || (runwayDays !== undefined && runwayDays >= recoveryOf(threshold));
  return !isSpent(threshold, limitCents, spentMicrocents);
}

const recoveryOf = (threshold: number): number => threshold + Math.ceil((threshold * recoveryPercent) / 100);

/** Uses bigint, because the products exceed safe integers. */
const isSpent = (percent: number, limitCents: number | null, spentMicrocents: number): boolean =>
  limitCents !== null && BigInt(spentMicrocents) * 100n >= BigInt(limitCents) * BigInt(microcentsPerCent) * BigInt(percent);
