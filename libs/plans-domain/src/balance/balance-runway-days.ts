const microcentsPerCent = 1_000_000n;

export interface BalanceRunwayParameters {
  readonly balanceCents: number;
  /** Used but not charged yet, 0 to 999,999 microcents. Default 0. */
  readonly unbilledMicrocents?: number;
  /** What was spent in the last `days` days, in microcents. */
  readonly spentMicrocents: bigint;
  /** Length of the time that `spentMicrocents` is about; above 0. */
  readonly days: number;
}

/**
 * How many whole days a balance lasts at the pace of recent days: balance ÷ (spent ÷ days), rounded down. 0 when it is used up, null while nothing
 * is spent: then it lasts for as long as that stays so. Decision 9: usage shows the runway.
 */
export function balanceRunwayDays({ balanceCents, unbilledMicrocents = 0, spentMicrocents, days }: BalanceRunwayParameters): number | null {
  const leftMicrocents = BigInt(balanceCents) * microcentsPerCent - BigInt(unbilledMicrocents);
  if (leftMicrocents <= 0n) return 0;
  if (spentMicrocents <= 0n) return null;
  return Number((leftMicrocents * BigInt(days)) / spentMicrocents);
}
