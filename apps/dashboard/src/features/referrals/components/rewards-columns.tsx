import type { ReferralReward } from '@onepoint/api-contract';
import type { useTranslation } from '@onepoint/i18n';
import type { TableColumn } from '@onepoint/ui-kit/table';
import type { useFormat } from '../../../shared/format/use-format.ts';

export interface RewardsColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
}

export function rewardsColumns({ t, format }: RewardsColumnsParameters): TableColumn<ReferralReward>[] {
  return [
    {
      id: 'created',
      header: t('referrals.rewards.columns.created'),
      rowHeader: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt, { style: 'dateTime' })}</time>,
    },
    { id: 'deposit', header: t('referrals.rewards.columns.deposit'), align: 'end', cell: ({ deposit }) => format.money(deposit) },
    {
      id: 'share',
      header: t('referrals.rewards.columns.share'),
      align: 'end',
      cell: ({ shareBasisPoints }) => format.percent(shareBasisPoints / 10_000),
    },
    { id: 'amount', header: t('referrals.rewards.columns.amount'), align: 'end', cell: ({ amount }) => format.money(amount) },
  ];
}
