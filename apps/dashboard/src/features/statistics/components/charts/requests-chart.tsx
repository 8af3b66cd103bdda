import { useTranslation } from '@onepoint/i18n';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { ChartCard } from '../../../../shared/chart-card/chart-card.tsx';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { groupings, type Grouping } from '../../data/statistics-view.ts';
import type { StatisticsChartProps } from './statistics-chart-props.ts';
import { useGroupedData } from './use-grouped-data.ts';

export interface RequestsChartProps extends StatisticsChartProps {
  by: Grouping;
  onByChange: (by: Grouping) => void;
}

/** Requests over time, stacked by chain, method or what they ended with. */
export function RequestsChart({ statistics, by, onByChange, scope, chainName, period, chart }: RequestsChartProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const data = useGroupedData({ statistics, by, measure: 'requests', scope, chainName });
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
      kind="stacked"
      formatValue={format.number}
      formatTick={format.compact}
      fileName={t('statistics.charts.requests.file')}
      heightPx={260}
      {...chart}
    />
  );
}
