import { recoveryPercent, type AlertFacts, type AlertSettings, type AlertThreshold } from './alert-terms.ts';

export interface RaisedAlert extends AlertThreshold {
  /** Balance or spend in whole cents, or days: what crossed the threshold. */
  readonly value: number;
  readonly limitCents: number | null;
}

export interface AlertChanges<Open extends AlertThreshold> {
  readonly raised: readonly RaisedAlert[];
  readonly resolved: readonly Open[];
}

const microcentsPerCent = 1_000_000;

/**
 * Which alerts begin and which are over. An alert begins when its value crosses the threshold (a balance or runway below it, a spend at or
 * above it) and is over when the value has recovered: `recoveryPercent` above a balance or runway threshold, below a spend threshold. One whose
 * threshold is no longer asked for is over as well. Between crossing and recovery nothing changes, however often it is asked.
 *
 * @param open alerts of the project that are not over
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

/** The alert of a threshold that is crossed; none while it is not. */
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

/** Exact: products of cents and percents exceed safe numbers. */
const isSpent = (percent: number, limitCents: number | null, spentMicrocents: number): boolean =>
  limitCents !== null && BigInt(spentMicrocents) * 100n >= BigInt(limitCents) * BigInt(microcentsPerCent) * BigInt(percent);
