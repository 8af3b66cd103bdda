import { useTranslation } from '@onepoint/i18n';
import type { ReactNode } from 'react';
import { runningBucketMs } from '../../shared/chart-card/chart-controls.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { StatisticsCharts } from './statistics-charts.tsx';
import { StatisticsBar, StatisticsFilterBar } from './statistics-filters.tsx';
import { LiveBadge, NoRequests, StatisticsTotals, usePeriodName, useStatisticsHeadline, useWiderView } from './statistics-summary.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import { useChartZoom } from './use-chart-zoom.ts';
import { type StatisticsSource, useStatisticsScreen, useKept } from './use-statistics-screen.ts';

export function StatisticsPage({ testRequest }: Pick<StatisticsPanelProps, 'testRequest'>) {
  const { t } = useTranslation('dashboard');
  const { id, usageCommitment } = useProject();
  return (
    <StatisticsPanel
      source={{ projectId: id }}
      planId={usageCommitment}
      testRequest={testRequest}
      renderHeader={(headline, status) => <PageHeader title={t('statistics.title')} headline={headline} actions={status} />}
    />
  );
}

interface StatisticsPanelProps {
  source: StatisticsSource;
  /** Plan that bills the requests. */
  planId: string;
  /** Shown in the empty state; sends a first request. */
  testRequest: ReactNode;
  /** `status` is the live badge. */
  renderHeader: (headline: string | null | undefined, status: ReactNode) => ReactNode;
}

/** Statistics of a project or API key. Updates live while the period ends now. */
export function StatisticsPanel({ source, planId, testRequest, renderHeader }: StatisticsPanelProps) {
  const { t } = useTranslation('dashboard');
  const { view, changeView, nowMs, isLive, figures, before, options } = useStatisticsScreen(source);
  const { data: statistics, error, refetch, isFetching, isPlaceholderData } = figures;
  const { range, bounds, onRangeChange, scope } = useChartZoom({ view, changeView, statistics, isPlaceholder: isPlaceholderData, nowMs });
  const period = usePeriodName(view, nowMs);
  const headline = useKept(useStatisticsHeadline(statistics?.total, before, period), !isPlaceholderData);
  const failed = error !== null && !statistics;
  const wider = useWiderView(view, changeView);
  const runningMs = statistics && runningBucketMs(statistics, nowMs);
  const shared = { statistics, view, changeView, chainName: options.chainName, runningMs };
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
          testRequest={testRequest}
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
