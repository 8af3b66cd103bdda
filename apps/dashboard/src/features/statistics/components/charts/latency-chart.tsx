import { useTranslation } from '@onepoint/i18n';
import { useMemo } from 'react';
import { ChartCard } from '../../../../shared/chart-card/chart-card.tsx';
import { latencyData } from '../../data/latency-data.ts';
import { useFormatMs } from '../use-format-ms.ts';
import type { StatisticsChartProps } from './statistics-chart-props.ts';

/** Median and 95th percentile of the gateway's answers over time. */
export function LatencyChart({ statistics, period, chart }: StatisticsChartProps) {
  const { t } = useTranslation('dashboard');
  const formatMs = useFormatMs();
  const p50 = t('statistics.charts.latency.p50');
  const p95 = t('statistics.charts.latency.p95');
  const data = useMemo(() => statistics && latencyData(statistics, { p50, p95 }), [statistics, p50, p95]);
  const total = statistics?.latency.total;
  const isKnown = total && total.p50Ms !== null && total.p95Ms !== null;
  return (
    <ChartCard
      title={t('statistics.charts.latency.title')}
      description={
        isKnown
          ? t('statistics.charts.latency.total', { p50: formatMs(total.p50Ms ?? 0), p95: formatMs(total.p95Ms ?? 0) })
          : t('statistics.charts.latency.none')
      }
      label={t('statistics.charts.latency.label', { period })}
      data={data}
      formatValue={formatMs}
      fileName={t('statistics.charts.latency.file')}
      {...chart}
    />
  );
}
