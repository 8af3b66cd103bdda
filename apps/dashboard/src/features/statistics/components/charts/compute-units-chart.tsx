import { useTranslation } from '@onepoint/i18n';
import { ChartCard } from '../../../../shared/chart-card/chart-card.tsx';
import { useFormat } from '../../../../shared/format/use-format.ts';
import type { StatisticsChartProps } from './statistics-chart-props.ts';
import { useGroupedData } from './use-grouped-data.ts';

export interface ComputeUnitsChartProps extends StatisticsChartProps {
  by: 'chain' | 'method';
}

/** Compute units over time, stacked by chain or method. */
export function ComputeUnitsChart({ statistics, by, scope, chainName, period, chart }: ComputeUnitsChartProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const data = useGroupedData({ statistics, by, measure: 'computeUnits', scope, chainName });
  return (
    <ChartCard
      title={t('statistics.charts.computeUnits.title')}
      description={t(`statistics.charts.computeUnits.description.${by}`)}
      label={t(`statistics.charts.computeUnits.${by}`, { period })}
      data={data}
      kind="stacked"
      formatValue={format.number}
      formatTick={format.compact}
      fileName={t('statistics.charts.computeUnits.file')}
      {...chart}
    />
  );
}
