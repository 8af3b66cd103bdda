import { useTranslation } from '@onepoint/i18n';
import { Table } from '@onepoint/ui-kit/table';
import { useFormat } from '../../../shared/format/use-format.ts';
import { seriesColumns, type SeriesColumnsParameters, type SeriesRow } from './series-columns.tsx';
import { useFormatMs } from './use-format-ms.ts';

export interface SeriesTableProps extends Pick<SeriesColumnsParameters, 'planId' | 'chainName' | 'changeView'> {
  /** Undefined while they are loading. */
  series: readonly SeriesRow[] | undefined;
}

/** Requests by chain and method. */
export function SeriesTable({ series, ...parameters }: SeriesTableProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const formatMs = useFormatMs();
  return (
    <Table
      caption={t('statistics.table.caption')}
      columns={seriesColumns({ t, format, formatMs, ...parameters })}
      rows={series ?? []}
      rowId={({ chain, method }) => `${chain} ${method}`}
      loadingRows={series ? 0 : 4}
      narrow="scroll"
    />
  );
}
