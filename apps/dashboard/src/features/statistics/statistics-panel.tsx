import { useTranslation } from '@onepoint/i18n';
import type { ReactNode } from 'react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { StatisticsCharts } from './components/charts/statistics-charts.tsx';
import { LiveBadge } from './components/live-badge.tsx';
import { NoRequests } from './components/no-requests.tsx';
import { StatisticsBar } from './components/statistics-bar.tsx';
import { StatisticsFilterBar } from './components/statistics-filter-bar.tsx';
import { StatisticsTable } from './components/statistics-table.tsx';
import { StatisticsTotals } from './components/statistics-totals.tsx';
import { usePeriodName } from './components/use-period-name.ts';
import { useStatisticsHeadline } from './components/use-statistics-headline.ts';
import { useWiderView } from './components/use-wider-view.ts';
import type { StatisticsSource } from './data/statistics-source.ts';
import { useChartZoom } from './data/use-chart-zoom.ts';
import { useKept } from './data/use-kept.ts';
import { useStatisticsScreen } from './use-statistics-screen.ts';

export interface StatisticsPanelProps {
  source: StatisticsSource;
  /** Plan the requests are charged by. */
  planId: string;
  /** Draws the head over the answer to "how much was used". */
  renderHeader: (headline: string | null | undefined, status: ReactNode) => ReactNode;
}

/** Requests of a project or a key: in a sentence, over time, and as tables. Moves by itself while it is visible and ends now. */
export function StatisticsPanel({ source, planId, renderHeader }: StatisticsPanelProps) {
  const { t } = useTranslation('dashboard');
  const { view, changeView, nowMs, isLive, figures, before, options } = useStatisticsScreen(source);
  const { data: statistics, error, refetch, isFetching, isPlaceholderData } = figures;
  const { range, bounds, onRangeChange, scope } = useChartZoom({ view, changeView, statistics, isPlaceholder: isPlaceholderData, nowMs });
  const period = usePeriodName(view, nowMs);
  const headline = useKept(useStatisticsHeadline(statistics?.total, before, period), !isPlaceholderData);
  const failed = error !== null && !statistics;
  const wider = useWiderView(view, changeView);
  const shared = { statistics, view, changeView, chainName: options.chainName };
  return (
    <>
      {renderHeader(failed ? null : headline, isLive && !failed ? <LiveBadge isFailing={error !== null} /> : null)}
      <StatisticsBar {...{ view, changeView, nowMs, ...options }} />
      <StatisticsFilterBar {...{ view, changeView, ...options }} />
      {failed ? (
        <QueryError title={t('statistics.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : statistics?.total.requests === 0 && !isPlaceholderData ? (
        <NoRequests
          title={t(period.isRange ? 'statistics.headline.none' : 'statistics.headline.noneOn', { period: period.name })}
          wider={wider}
        />
      ) : (
        <>
          <StatisticsTotals total={statistics?.total} />
          <StatisticsCharts {...shared} period={period.name} scope={scope} chart={{ range, bounds, onRangeChange, zone: view.zone }} />
          <StatisticsTable {...shared} planId={planId} />
        </>
      )}
    </>
  );
}
