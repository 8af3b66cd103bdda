import type { ReferralReward } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Table } from '@onepoint/ui-kit/table';
import { useFormat } from '../../../shared/format/use-format.ts';
import { rewardsColumns } from './rewards-columns.tsx';

/** Shared deposits, newest first; undefined while they are loading. */
export function RewardsTable({ rewards }: { rewards: readonly ReferralReward[] | undefined }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <Table
      caption={t('referrals.rewards.table')}
      columns={rewardsColumns({ t, format })}
      rows={rewards ?? []}
      rowId={({ id }) => id}
      loadingRows={rewards ? 0 : 3}
    />
  );
}
