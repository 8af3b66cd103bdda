import type { ReferralReward } from '@onepoint/api-contract';
import { formatCsv } from '@onepoint/charts/format-csv';
import { formatCentsDecimal } from '@onepoint/plans-domain';

/** Heads of the file's columns. */
export type RewardsCsvTexts = Readonly<Record<'id' | 'created' | 'deposit' | 'share' | 'amount', string>>;

/** Rewards as CSV, in the order given. Amounts are plain dollars with two digits, shares percent, times ISO 8601 in UTC, so that every program reads them. */
export function rewardsCsv(rewards: readonly ReferralReward[], texts: RewardsCsvTexts): string {
  const rows = rewards.map(({ id, createdAt, deposit, shareBasisPoints, amount }) => [
    id,
    createdAt,
    { decimal: formatCentsDecimal(deposit) },
    shareBasisPoints / 100,
    { decimal: formatCentsDecimal(amount) },
  ]);
  return formatCsv([[texts.id, texts.created, texts.deposit, texts.share, texts.amount], ...rows]);
}
