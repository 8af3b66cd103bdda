import { useTranslation } from '@onepoint/i18n';
import { isPlanId, microcentsPerComputeUnit } from '@onepoint/plans-domain';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Gauge } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { PlanFacts } from './components/plan-facts.tsx';
import { PlanLimitsCard } from './components/plan-limits-card.tsx';
import { UsageTable } from './components/usage-table.tsx';
import { useMonthUsage } from './data/use-month-usage.ts';

/** What the current project spends: this month, by method, on which plan. */
export function UsagePage() {
  const { t, i18n } = useTranslation('dashboard');
  const format = useFormat();
  const project = useProject();
  const { data: statistics, error, refetch, isFetching, dataUpdatedAt } = useMonthUsage(project.id);
  const planId = project.usageCommitment;
  const charged = isPlanId(planId) && microcentsPerComputeUnit(planId) > 0;
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' }).format(dataUpdatedAt);
  const headline =
    statistics &&
    (charged
      ? t('usage.headline.spent', { cost: format.exactMoney(statistics.total.cost), month })
      : t('usage.headline.free', { formatted: format.number(statistics.total.computeUnits), month }));
  const failed = error !== null && !statistics;
  return (
    <>
      <PageHeader title={t('usage.title')} headline={failed ? t('usage.failed') : headline} />
      <PlanFacts project={project} />
      {failed ? <QueryError title={t('usage.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {statistics?.total.requests === 0 ? (
        <Card>
          <EmptyState title={t('usage.empty.title', { month })} icon={<Gauge aria-hidden />}>
            {t('usage.empty.text')}
          </EmptyState>
        </Card>
      ) : null}
      {failed || statistics?.total.requests === 0 ? null : <UsageTable statistics={statistics} planId={planId} />}
      <PlanLimitsCard planId={planId} />
    </>
  );
}
