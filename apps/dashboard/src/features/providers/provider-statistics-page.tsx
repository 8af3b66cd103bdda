import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { ChartNoAxesColumn } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { RangeSwitch, ZoneSwitch } from '../../shared/chart-card/chart-controls.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { FilterSelect } from '../../shared/filter-select/filter-select.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { ProviderCharts } from './components/provider-charts.tsx';
import { ProviderTotals } from './components/provider-totals.tsx';
import styles from './components/statistics-bar.module.css';
import { formatStatisticsView, parseStatisticsView, type ProviderStatisticsView } from './data/statistics-view.ts';
import { useProviderStatistics } from './hooks/use-provider-statistics.ts';
import { useProviders } from './hooks/use-providers.ts';

/** What the nodes of the current project served over time, all or one of them. The view is in the address. */
export function ProviderStatisticsPage() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { id: projectId } = useProject();
  const [search, setSearch] = useSearchParams();
  const view = parseStatisticsView(search);
  const changeView = (changes: Partial<ProviderStatisticsView>): void =>
    setSearch((current) => formatStatisticsView(current, { ...view, ...changes }), { preventScrollReset: true });
  const { data: providers = [] } = useProviders(projectId);
  const { data: statistics, isError, error, refetch, isFetching, isPlaceholderData } = useProviderStatistics(projectId, view);
  const period = t(`providers.statistics.periods.${view.range}`);
  const failed = isError && !statistics;
  const served = statistics && statistics.total.requests - statistics.total.errors;
  const headline =
    served === undefined ? undefined : t('providers.statistics.headline', { count: served, formatted: format.number(served), period });
  return (
    <>
      <PageHeader title={t('providers.statistics.title')} headline={failed ? null : headline} />
      <div className={styles.bar}>
        <RangeSwitch range={view.range} onRangeChange={(range) => changeView({ range })} />
        <FilterSelect
          label={t('providers.statistics.node')}
          allLabel={t('providers.statistics.allNodes')}
          options={providers.map(({ id, name }) => ({ value: id, label: name }))}
          value={view.providerId}
          onValueChange={(providerId) => changeView({ providerId })}
        />
        <ZoneSwitch zone={view.zone} onZoneChange={(zone) => changeView({ zone })} className={styles.end} />
      </div>
      {failed ? (
        <QueryError title={t('providers.statistics.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : statistics?.total.requests === 0 && !isPlaceholderData ? (
        <Card>
          <EmptyState title={t('providers.statistics.empty.title')} icon={<ChartNoAxesColumn aria-hidden />}>
            {t('providers.statistics.empty.text')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <ProviderTotals statistics={statistics} />
          <ProviderCharts statistics={statistics} period={period} zone={view.zone} />
        </>
      )}
    </>
  );
}
