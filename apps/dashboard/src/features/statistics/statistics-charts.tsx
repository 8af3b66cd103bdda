import type { Statistics } from '@onepoint/api-contract';
import type { TimeSeries, TimeSeriesData } from '@onepoint/charts';
import { useTranslation } from '@onepoint/i18n';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useCallback, useMemo } from 'react';
import { ChartCard, type ChartCardProps } from '../../shared/chart-card/chart-card.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import styles from './statistics-charts.module.css';
import { useFormatMs } from './statistics-table.tsx';
import {
  errorGroups,
  groupSeries,
  latencyData,
  type Measure,
  type RequestStatus,
  statusColors,
  statusGroups,
} from './statistics-figures.ts';
import { type Grouping, groupings, type StatisticsView } from './statistics-view.ts';
import { useKeptOrder, type ChangeView } from './use-statistics-screen.ts';

function useStatusName(): (status: RequestStatus) => string {
  const { t } = useTranslation('dashboard');
  return useCallback((status) => t(`statistics.statuses.${status}`), [t]);
}

interface StatisticsChartProps {
  /** Undefined while loading. */
  statistics: Statistics | undefined;
  /** Such as "24 hours". */
  period: string;
  /** A new value resets the order of the layers. */
  scope: string;
  chainName: (slug: string) => string;
  chart: Required<Pick<ChartCardProps, 'range' | 'onRangeChange' | 'zone'>> & Pick<ChartCardProps, 'bounds'>;
  /** Start of the current, incomplete bucket. */
  runningMs: number | undefined;
}

/** One less than the number of colors, to leave one for "Others". */
const groupsMax = 7;

interface UseGroupedDataParameters {
  readonly statistics: Statistics | undefined;
  readonly by: Grouping;
  readonly measure: Measure;
  readonly scope: string;
  readonly chainName: (slug: string) => string;
  readonly runningMs: number | undefined;
}

function groupsOf(
  statistics: Statistics,
  by: Grouping,
  measure: Measure,
): ReadonlyArray<{ key: string | null; values: readonly number[] }> {
  if (by !== 'status') return groupSeries(statistics, by, measure, groupsMax);
  return measure === 'errors' ? errorGroups(statistics) : statusGroups(statistics);
}

/** Layers of stacked bars, with a stable order and stable colors. Undefined while loading. */
function useGroupedData({ statistics, by, measure, scope, chainName, runningMs }: UseGroupedDataParameters): TimeSeriesData | undefined {
  const { t } = useTranslation('dashboard');
  const statusName = useStatusName();
  const groups = useMemo(() => (statistics ? groupsOf(statistics, by, measure) : []), [statistics, by, measure]);
  const ordered = useKeptOrder(groups, `${by} ${scope}`);
  return useMemo(() => {
    if (!statistics) return undefined;
    const series = ordered.map(({ key, values }): TimeSeries => {
      if (key === null) return { id: '', label: t('statistics.charts.rest'), values };
      if (by === 'chain') return { id: key, label: chainName(key), values, color: `chain-${key}` };
      if (by === 'method') return { id: key, label: key, values };
      const status = key as RequestStatus;
      return { id: key, label: statusName(status), values, color: statusColors[status] };
    });
    return { timesMs: statistics.buckets.map((bucket) => Date.parse(bucket)), series, runningMs };
  }, [statistics, ordered, by, chainName, statusName, t, runningMs]);
}

interface RequestsChartProps extends StatisticsChartProps {
  by: Grouping;
  onByChange: (by: Grouping) => void;
}

export function RequestsChart({ statistics, by, onByChange, scope, chainName, period, chart, runningMs }: RequestsChartProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const data = useGroupedData({ statistics, by, measure: 'requests', scope, chainName, runningMs });
  return (
    <ChartCard
      title={t('statistics.charts.requests.title')}
      actions={
        <SegmentedSwitch
          size="sm"
          label={t('statistics.charts.by')}
          options={groupings.map((value) => ({ value, label: t(`statistics.charts.groupings.${value}`) }))}
          value={by}
          onValueChange={onByChange}
        />
      }
      label={t(`statistics.charts.requests.${by}`, { period })}
      data={data}
      kind="bars"
      formatValue={format.number}
      formatTick={format.compact}
      fileName={t('statistics.charts.requests.file')}
      heightPx={260}
      {...chart}
    />
  );
}

/** Without errors, shows an empty axis, so that the first error doesn't change the layout. */
export function ErrorsChart({ statistics, scope, chainName, period, chart, runningMs }: StatisticsChartProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const statusName = useStatusName();
  const found = useGroupedData({ statistics, by: 'status', measure: 'errors', scope, chainName, runningMs });
  const label = t('statistics.charts.errors.title');
  const data = useMemo(() => {
    if (!found || found.series.length > 0) return found;
    return { ...found, series: [{ id: 'none', label, values: found.timesMs.map(() => 0), color: 'chart-2' as const }] };
  }, [found, label]);
  const errors = statistics?.total.errors ?? 0;
  const [only, ...others] = statistics?.errorsByStatus ?? [];
  const texts = { count: errors, formatted: format.number(errors) };
  const some = only && others.length === 0 ? `${texts.formatted} · ${statusName(only.status)}` : t('statistics.charts.errors.total', texts);
  const description = errors === 0 ? t('statistics.charts.errors.none') : some;
  return (
    <ChartCard
      title={label}
      description={statistics ? description : <Skeleton className={styles.description} />}
      label={t('statistics.charts.errors.status', { period })}
      data={data}
      kind="bars"
      formatValue={format.number}
      formatTick={format.compact}
      fileName={t('statistics.charts.errors.file')}
      {...chart}
    />
  );
}

export function LatencyChart({ statistics, period, chart }: StatisticsChartProps) {
  const { t } = useTranslation('dashboard');
  const formatMs = useFormatMs();
  const p50 = t('statistics.charts.latency.p50');
  const p95 = t('statistics.charts.latency.p95');
  const data = useMemo(() => statistics && latencyData(statistics, { p50, p95 }), [statistics, p50, p95]);
  const total = statistics?.latency.total;
  const isKnown = total && total.p50Ms !== null && total.p95Ms !== null;
  const description = isKnown
    ? t('statistics.charts.latency.total', { p50: formatMs(total.p50Ms ?? 0), p95: formatMs(total.p95Ms ?? 0) })
    : t('statistics.charts.latency.none');
  return (
    <ChartCard
      title={t('statistics.charts.latency.title')}
      description={statistics ? description : <Skeleton className={styles.description} />}
      label={t('statistics.charts.latency.label', { period })}
      data={data}
      formatValue={formatMs}
      fileName={t('statistics.charts.latency.file')}
      {...chart}
    />
  );
}

interface ComputeUnitsChartProps extends StatisticsChartProps {
  by: 'chain' | 'method';
}

export function ComputeUnitsChart({ statistics, by, scope, chainName, period, chart, runningMs }: ComputeUnitsChartProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const data = useGroupedData({ statistics, by, measure: 'computeUnits', scope, chainName, runningMs });
  return (
    <ChartCard
      title={t('statistics.charts.computeUnits.title')}
      description={t(`statistics.charts.computeUnits.description.${by}`)}
      label={t(`statistics.charts.computeUnits.${by}`, { period })}
      data={data}
      kind="bars"
      formatValue={format.number}
      formatTick={format.compact}
      fileName={t('statistics.charts.computeUnits.file')}
      {...chart}
    />
  );
}

interface StatisticsChartsProps extends StatisticsChartProps {
  view: StatisticsView;
  changeView: ChangeView;
}

/** Zooming one chart zooms all four. */
export function StatisticsCharts({ view, changeView, ...shared }: StatisticsChartsProps) {
  const usual = view.chain === null ? 'chain' : 'method';
  const by = view.by ?? usual;
  return (
    <div className={styles.charts}>
      <div className={styles.wide}>
        <RequestsChart {...shared} by={by} onByChange={(next) => changeView({ by: next === usual ? null : next })} />
      </div>
      <ErrorsChart {...shared} />
      <LatencyChart {...shared} />
      <div className={styles.wide}>
        <ComputeUnitsChart {...shared} by={by === 'status' ? usual : by} />
      </div>
    </div>
  );
}
