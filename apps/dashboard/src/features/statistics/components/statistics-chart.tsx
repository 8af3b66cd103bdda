import type { Statistics } from '@onepoint/api-contract';
import { TimeSeriesChart, type TimeSeriesData } from '@onepoint/charts';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { useMemo, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { groupSeries, type Measure } from '../data/group-series.ts';
import type { StatisticsFilters } from '../data/statistics-filters.ts';

export interface StatisticsChartProps {
  /** Undefined while they are loading. */
  statistics: Statistics | undefined;
  filters: StatisticsFilters;
  chainName: (slug: string) => string;
}

const measures: readonly Measure[] = ['requests', 'errors', 'computeUnits'];
const groupsMax = 7;
const nothing: TimeSeriesData = { timesMs: [], series: [] };

/** One measure over time, stacked by chain, or by method once one chain is chosen. */
export function StatisticsChart({ statistics, filters, chainName }: StatisticsChartProps) {
  const { t, i18n } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  const [measure, setMeasure] = useState<Measure>('requests');
  const by = filters.chain === null ? 'chain' : 'method';
  const rest = t('statistics.chart.rest');
  const data = useMemo<TimeSeriesData>(() => {
    if (!statistics) return nothing;
    const series = groupSeries(statistics, by, measure, groupsMax).map(({ key, values }) => ({
      id: key ?? '',
      label: key === null ? rest : by === 'chain' ? chainName(key) : key,
      values,
      ...(key !== null && by === 'chain' ? { color: `chain-${key}` as const } : {}),
    }));
    return { timesMs: statistics.buckets.map((bucket) => Date.parse(bucket)), series };
  }, [statistics, by, measure, rest, chainName]);
  const byText = t(by === 'chain' ? 'statistics.chart.byChain' : 'statistics.chart.byMethod');
  return (
    <Card
      title={t('statistics.chart.title')}
      description={byText}
      actions={
        <SegmentedSwitch
          size="sm"
          label={t('statistics.measure')}
          options={measures.map((value) => ({ value, label: t(`statistics.measures.${value}`) }))}
          value={measure}
          onValueChange={setMeasure}
        />
      }
    >
      <TimeSeriesChart
        label={t('statistics.chart.description', {
          measure: t(`statistics.measures.${measure}`),
          period: t(`statistics.ranges.${filters.range}`),
          by: byText,
        })}
        data={data}
        texts={{ noValue: '—', time: t('statistics.chart.time') }}
        locale={i18n.language}
        timeZone={filters.timeZone === 'utc' ? 'UTC' : undefined}
        kind="stacked"
        formatValue={format.number}
        formatTick={format.compact}
        heightPx={260}
        loading={statistics === undefined}
        empty={null}
      />
    </Card>
  );
}
