import { useTranslation } from '@onepoint/i18n';
import { useMemo } from 'react';
import { ChartCard } from '../../../../shared/chart-card/chart-card.tsx';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { useStatusName } from '../use-status-name.ts';
import type { StatisticsChartProps } from './statistics-chart-props.ts';
import { useGroupedData } from './use-grouped-data.ts';

/** Errors over time, stacked by what the requests ended with. Without any it is a line at zero: the chart does not change its shape with the first. */
export function ErrorsChart({ statistics, scope, chainName, period, chart }: StatisticsChartProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const statusName = useStatusName();
  const found = useGroupedData({ statistics, by: 'status', measure: 'errors', scope, chainName });
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
      description={description}
      label={t('statistics.charts.errors.status', { period })}
      data={data}
      kind="stacked"
      formatValue={format.number}
      formatTick={format.compact}
      fileName={t('statistics.charts.errors.file')}
      {...chart}
    />
  );
}
