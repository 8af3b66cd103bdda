import { useTranslation } from '@onepoint/i18n';
import type { ReactNode } from 'react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { LiveBadge } from './components/live-badge.tsx';
import { NoRequests } from './components/no-requests.tsx';
import { StatisticsChart } from './components/statistics-chart.tsx';
import { StatisticsFilterBar } from './components/statistics-filter-bar.tsx';
import { StatisticsTable } from './components/statistics-table.tsx';
import { StatisticsTotals } from './components/statistics-totals.tsx';
import { useStatisticsHeadline } from './components/use-statistics-headline.ts';
import type { StatisticsSource } from './data/statistics-source.ts';
import { useStatisticsScreen } from './use-statistics-screen.ts';

export interface StatisticsPanelProps {
  source: StatisticsSource;
  /** Plan the requests are charged by. */
  planId: string;
  /** Draws the head over the answer to "how much was used". */
  renderHeader: (headline: string | undefined, status: ReactNode) => ReactNode;
}

/** Requests of a project or a key: in a sentence, over time, and by chain and method. Moves by itself while it is visible. */
export function StatisticsPanel({ source, planId, renderHeader }: StatisticsPanelProps) {
  const { t } = useTranslation('dashboard');
  const { filters, changeFilters, shown, before, chainName, chains, methods } = useStatisticsScreen(source);
  const { data: statistics, error, refetch, isFetching } = shown;
  const headline = useStatisticsHeadline(statistics?.total, before, filters.range);
  const failed = error !== null && !statistics;
  const isFiltered = filters.chain !== null || filters.method !== null;
  const period = t(`statistics.ranges.${filters.range}`);
  return (
    <>
      {renderHeader(failed ? t('statistics.failed') : headline, statistics ? <LiveBadge isFailing={error !== null} /> : null)}
      <StatisticsFilterBar filters={filters} onFiltersChange={changeFilters} chains={chains} methods={methods} />
      {failed ? (
        <QueryError title={t('statistics.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : statistics?.total.requests === 0 ? (
        <NoRequests period={period} onClear={isFiltered ? () => changeFilters({ chain: null, method: null }) : undefined} />
      ) : (
        <>
          <StatisticsTotals total={statistics?.total} />
          <StatisticsChart statistics={statistics} filters={filters} chainName={chainName} />
          <StatisticsTable series={statistics?.series} planId={planId} chainName={chainName} onFiltersChange={changeFilters} />
        </>
      )}
    </>
  );
}
