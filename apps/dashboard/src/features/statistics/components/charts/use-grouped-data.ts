import type { Statistics } from '@onepoint/api-contract';
import type { TimeSeries, TimeSeriesData } from '@onepoint/charts';
import { useTranslation } from '@onepoint/i18n';
import { useMemo } from 'react';
import { groupSeries, type Measure } from '../../data/group-series.ts';
import type { Grouping } from '../../data/statistics-view.ts';
import { errorGroups, statusColors, statusGroups, type RequestStatus } from '../../data/status-groups.ts';
import { useKeptOrder } from '../../data/use-kept-order.ts';
import { useStatusName } from '../use-status-name.ts';

/** As many layers as there are colours, less one for the rest. */
const groupsMax = 7;

export interface UseGroupedDataParameters {
  readonly statistics: Statistics | undefined;
  readonly by: Grouping;
  readonly measure: Measure;
  readonly scope: string;
  readonly chainName: (slug: string) => string;
}

function groupsOf(
  statistics: Statistics,
  by: Grouping,
  measure: Measure,
): ReadonlyArray<{ key: string | null; values: readonly number[] }> {
  if (by !== 'status') return groupSeries(statistics, by, measure, groupsMax);
  return measure === 'errors' ? errorGroups(statistics) : statusGroups(statistics);
}

/** The layers of a stacked chart, in an order and in colours that stay while figures come in; undefined while they are loading. */
export function useGroupedData({ statistics, by, measure, scope, chainName }: UseGroupedDataParameters): TimeSeriesData | undefined {
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
    return { timesMs: statistics.buckets.map((bucket) => Date.parse(bucket)), series };
  }, [statistics, ordered, by, chainName, statusName, t]);
}
