import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Coins } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { RewardsTable } from './components/rewards-table.tsx';
import { useProviderRewards } from './hooks/use-provider-rewards.ts';

/** What the nodes of the current project earned by month, at a stated rate; a preview, and said to be one. */
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
