import type { ReferralReward } from '@onepoint/api-contract';
import { formatCsv, saveFile } from '@onepoint/charts/export-file';
import { useTranslation } from '@onepoint/i18n';
import { formatCentsDecimal } from '@onepoint/plans-domain';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LoadMore } from '@onepoint/ui-kit/load-more';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { useMutation } from '@tanstack/react-query';
import { Download, Gift } from 'lucide-react';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { listAllRewards, useReferralRewards } from './referrals.queries.ts';

type RewardsCsvTexts = Readonly<Record<'id' | 'created' | 'deposit' | 'share' | 'amount', string>>;

/** Amounts are in dollars with two decimals, shares in percent, and times in ISO 8601 UTC. */
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

/** Downloads all rewards as CSV, not just the loaded ones. */
function useDownloadRewards(projectId: string) {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: () => listAllRewards(client, projectId),
    onSuccess: (rewards) => {
      const texts = t('referrals.csv', { returnObjects: true });
      saveFile(new Blob([rewardsCsv(rewards, texts)], { type: 'text/csv;charset=utf-8' }), `${texts.file}.csv`);
    },
    onError: (error) => notifyError(t('referrals.csv.failed'), error),
  });
}

interface RewardsColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
}

function rewardsColumns({ t, format }: RewardsColumnsParameters): TableColumn<ReferralReward>[] {
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

function RewardsTable({ rewards }: { rewards: readonly ReferralReward[] | undefined }) {
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

export function RewardsCard({ projectId }: { projectId: string }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  const list = useReferralRewards(projectId);
  const download = useDownloadRewards(projectId);
  const { rewards, hasNextPage, isFetchingNextPage } = list;
  if (list.isError && !rewards) {
    return (
      <QueryError title={t('referrals.rewards.failed')} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
    );
  }
  const csv = (
    <Button size="sm" icon={<Download aria-hidden />} loading={download.isPending} onClick={() => download.mutate()}>
      {t('referrals.csv.download')}
    </Button>
  );
  return (
    <Card title={t('referrals.rewards.title')} padding="none" actions={rewards && rewards.length > 0 ? csv : undefined}>
      {rewards?.length === 0 ? (
        <EmptyState title={t('referrals.rewards.empty.title')} icon={<Gift aria-hidden />} headingLevel={3}>
          {t('referrals.rewards.empty.text')}
        </EmptyState>
      ) : (
        <RewardsTable rewards={rewards} />
      )}
      {rewards && rewards.length > 0 ? (
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          label={t('common:actions.loadMore')}
          status={t('referrals.rewards.shown', { count: rewards.length, formatted: format.number(rewards.length) })}
          onLoadMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </Card>
  );
}
