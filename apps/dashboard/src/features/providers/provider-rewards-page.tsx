import type { ProviderReward } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { Coins } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat, useMonthText } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { useProviderRewards } from './providers.queries.ts';

/** Monthly earnings of the current project's nodes. Marked as a preview. */
export function ProviderRewardsPage() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { id } = useProject();
  const { data: rewards, isError, error, refetch, isFetching } = useProviderRewards(id);
  const failed = isError && !rewards;
  const [latest] = rewards?.months ?? [];
  const headline =
    rewards && (latest ? t('providers.rewards.headline', { earned: format.roundMoney(latest.earned) }) : t('providers.rewards.none'));
  return (
    <>
      <PageHeader title={t('providers.rewards.title')} headline={failed ? null : headline} />
      <Alert title={t('providers.rewards.preview')}>
        {rewards ? t('providers.rewards.rate', { rate: format.exactMoney(rewards.ratePerMillion) }) : null}
      </Alert>
      {failed ? (
        <QueryError title={t('providers.rewards.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Card padding="none">
          {rewards?.months.length === 0 ? (
            <EmptyState title={t('providers.rewards.empty.title')} icon={<Coins aria-hidden />}>
              {t('providers.rewards.empty.text')}
            </EmptyState>
          ) : (
            <RewardsTable months={rewards?.months} />
          )}
        </Card>
      )}
    </>
  );
}

/** Undefined while loading. */
function RewardsTable({ months }: { months: readonly ProviderReward[] | undefined }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const monthText = useMonthText();
  const columns: TableColumn<ProviderReward>[] = [
    { id: 'month', header: t('providers.rewards.columns.month'), rowHeader: true, cell: ({ month }) => monthText(month) },
    { id: 'requests', header: t('providers.rewards.columns.requests'), align: 'end', cell: ({ requests }) => format.number(requests) },
    {
      id: 'computeUnits',
      header: t('providers.rewards.columns.computeUnits'),
      align: 'end',
      cell: ({ computeUnits }) => format.number(computeUnits),
    },
    { id: 'earned', header: t('providers.rewards.columns.earned'), align: 'end', cell: ({ earned }) => format.exactMoney(earned) },
  ];
  return (
    <Table
      caption={t('providers.rewards.table')}
      columns={columns}
      rows={months ?? []}
      rowId={({ month }) => month}
      loadingRows={months ? 0 : 3}
    />
  );
}
