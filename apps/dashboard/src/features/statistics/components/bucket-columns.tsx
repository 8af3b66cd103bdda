import type { TimeSeriesData } from '@onepoint/charts';
import type { useTranslation } from '@onepoint/i18n';
import type { TableColumn } from '@onepoint/ui-kit/table';
import type { useFormat } from '../../../shared/format/use-format.ts';

export interface BucketColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  data: TimeSeriesData | undefined;
  format: ReturnType<typeof useFormat>;
  formatMs: (valueMs: number) => string;
  formatTime: (timeMs: number) => string;
}

/** Columns of the table by time; its rows are indexes of buckets. */
export function bucketColumns({ t, data, format, formatMs, formatTime }: BucketColumnsParameters): TableColumn<number>[] {
  const formats: Readonly<Record<string, (value: number) => string>> = { p50: formatMs, p95: formatMs };
  const series = data?.series ?? [];
  return [
    { id: 'time', header: t('charts.time'), rowHeader: true, cell: (index) => formatTime(data?.timesMs[index] ?? 0) },
    ...series.map(({ id, label, values }) => ({
      id,
      header: label,
      align: 'end' as const,
      cell: (index: number) => {
        const value = values[index];
        return value === null || value === undefined ? t('charts.noValue') : (formats[id] ?? format.number)(value);
      },
    })),
  ];
}
