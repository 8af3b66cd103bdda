import type { Statistics } from '@onepoint/api-contract';
import { timeSeriesCsv } from '@onepoint/charts/time-series-csv';
import { useTranslation } from '@onepoint/i18n';
import { timeZoneOf, type ChartZone } from '../../../shared/chart-card/chart-zone.ts';
import { bucketData } from '../data/bucket-data.ts';
import { seriesCsv } from '../data/series-csv.ts';
import type { TableContent } from '../data/statistics-view.ts';

export interface UseStatisticsCsvParameters {
  planId: string;
  chainName: (slug: string) => string;
  zone: ChartZone;
}

/** The table shown, as CSV: its columns and its rows; times in the zone of the screen, with their offset. */
export function useStatisticsCsv({ planId, chainName, zone }: UseStatisticsCsvParameters) {
  const { t } = useTranslation('dashboard');
  const columns = t('statistics.table.csv', { returnObjects: true });
  return (statistics: Statistics, content: TableContent): string =>
    content === 'series'
      ? seriesCsv(statistics.series, { texts: columns, planId, chainName })
      : timeSeriesCsv(bucketData(statistics, columns), t('charts.time'), timeZoneOf(zone));
}
