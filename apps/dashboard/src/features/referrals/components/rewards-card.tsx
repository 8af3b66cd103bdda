import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LoadMore } from '@onepoint/ui-kit/load-more';
import { Download, Gift } from 'lucide-react';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useDownloadRewards } from '../hooks/use-download-rewards.ts';
import { useReferralRewards } from '../hooks/use-referral-rewards.ts';
import { RewardsTable } from './rewards-table.tsx';

/** Deposits that were shared with the project, page by page, with all of them as a file. */
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
