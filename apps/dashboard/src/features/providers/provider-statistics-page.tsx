import type { Statistics } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Stat } from '@onepoint/ui-kit/stat';
import { ChartNoAxesColumn } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { RangeSwitch, ZoneSwitch } from '../../shared/chart-card/chart-controls.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { FilterSelect } from '../../shared/filter-select/filter-select.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { ProviderCharts } from './provider-charts.tsx';
import styles from './provider-statistics-page.module.css';
import { useProviderStatistics, useProviders } from './providers.queries.ts';
import { formatStatisticsView, parseStatisticsView, type ProviderStatisticsView } from './providers.rules.ts';

/** Statistics of one or all of the current project's nodes. The URL keeps the view. */
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

/** Undefined while loading. */
function ProviderTotals({ statistics }: { statistics: Pick<Statistics, 'total' | 'latency'> | undefined }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const loading = statistics === undefined;
  const { requests, errors } = statistics?.total ?? { requests: 0, errors: 0 };
  const latency = statistics?.latency.total;
  const ms = (value: number | null | undefined): string =>
    value === null || value === undefined ? '—' : t('providers.ms', { value: format.number(value) });
  return (
    <Card>
      <div className={styles.totals}>
        <Stat label={t('providers.statistics.requests')} value={format.number(requests - errors)} loading={loading} />
        <Stat label={t('providers.statistics.errors')} value={format.number(errors)} loading={loading} />
        <Stat label={t('providers.statistics.p50')} value={ms(latency?.p50Ms)} loading={loading} />
        <Stat label={t('providers.statistics.p95')} value={ms(latency?.p95Ms)} loading={loading} />
      </div>
    </Card>
  );
}
