import { LoadMore } from '@onepoint/ui-kit/load-more';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { useState } from 'react';
import type { ChartToolsTexts, TimeSeriesData } from './time-series.ts';

interface TimeSeriesTableProps {
  caption: string;
  timeHeader: string;
  data: TimeSeriesData;
  formatTime: (timeMs: number) => string;
  formatValue: (value: number) => string;
  noValue: string;
  /** Shows 100 rows per page. @default all rows */
  paging?: Pick<ChartToolsTexts, 'moreRows' | 'rowsShown'> | undefined;
}

const pageRows = 100;

/** Chart data as a table, newest first. */
export function TimeSeriesTable({ caption, timeHeader, data, formatTime, formatValue, noValue, paging }: TimeSeriesTableProps) {
  const [rowsMax, setRowsMax] = useState(pageRows);
  const count = data.timesMs.length;
  const shown = paging ? Math.min(rowsMax, count) : count;
  const indexes = Array.from({ length: shown }, (_, row) => count - 1 - row);
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
  return (
    <div>
      <Table caption={caption} columns={columns} rows={indexes} rowId={(index) => String(data.timesMs[index])} narrow="scroll" />
      {paging && count > pageRows ? (
        <LoadMore
          hasMore={shown < count}
          onLoadMore={() => setRowsMax(shown + pageRows)}
          label={paging.moreRows}
          status={paging.rowsShown(formatValue(shown), formatValue(count))}
        />
      ) : null}
    </div>
  );
}
