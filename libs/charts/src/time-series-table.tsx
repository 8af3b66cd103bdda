import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import type { TimeSeriesData } from './time-series.ts';

export interface TimeSeriesTableProps {
  caption: string;
  timeHeader: string;
  data: TimeSeriesData;
  formatTime: (timeMs: number) => string;
  formatValue: (value: number) => string;
  noValue: string;
}

/** The same values as a table, newest first. */
export function TimeSeriesTable({ caption, timeHeader, data, formatTime, formatValue, noValue }: TimeSeriesTableProps) {
  const indexes = data.timesMs.map((_, index) => index).toReversed();
  const columns: ReadonlyArray<TableColumn<number>> = [
    { id: 'time', header: timeHeader, rowHeader: true, cell: (index) => formatTime(data.timesMs[index] ?? 0) },
    ...data.series.map((series) => ({
      id: series.id,
      header: series.label,
      align: 'end' as const,
      cell: (index: number) => {
        const value = series.values[index];
        return value === null || value === undefined ? noValue : formatValue(value);
      },
    })),
  ];
  return <Table caption={caption} columns={columns} rows={indexes} rowId={String} narrow="scroll" />;
}
