import type { Statistics } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { LoadMore } from '@onepoint/ui-kit/load-more';
import { Table } from '@onepoint/ui-kit/table';
import { useState } from 'react';
import { timeZoneOf, type ChartZone } from '../../../shared/chart-card/chart-zone.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { bucketData } from '../data/bucket-data.ts';
import { bucketColumns } from './bucket-columns.tsx';
import { useFormatMs } from './use-format-ms.ts';

export interface BucketsTableProps {
  /** Undefined while they are loading. */
  statistics: Statistics | undefined;
  zone: ChartZone;
}

const pageRows = 50;

/** All figures by time, newest first. */
export function BucketsTable({ statistics, zone }: BucketsTableProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const formatMs = useFormatMs();
  const [rowsMax, setRowsMax] = useState(pageRows);
  const data = statistics && bucketData(statistics, t('statistics.table.columns', { returnObjects: true }));
  const timesMs = data?.timesMs ?? [];
  const shown = Math.min(rowsMax, timesMs.length);
  const timeZone = timeZoneOf(zone);
  const formatTime = (timeMs: number) => format.date(timeMs, { style: 'dateTime', ...(timeZone === undefined ? {} : { timeZone }) });
  return (
    <>
      <Table
        caption={t('statistics.table.timeCaption')}
        columns={bucketColumns({ t, data, format, formatMs, formatTime })}
        rows={Array.from({ length: shown }, (_, row) => timesMs.length - 1 - row)}
        rowId={(index) => String(timesMs[index])}
        loadingRows={statistics ? 0 : 4}
        narrow="scroll"
      />
      {timesMs.length > pageRows ? (
        <LoadMore
          hasMore={shown < timesMs.length}
          onLoadMore={() => setRowsMax(shown + pageRows)}
          label={t('charts.moreRows')}
          status={t('charts.rowsShown', { shown: format.number(shown), total: format.number(timesMs.length) })}
        />
      ) : null}
    </>
  );
}
