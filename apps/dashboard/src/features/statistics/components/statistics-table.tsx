import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Table } from '@onepoint/ui-kit/table';
import { useFormat } from '../../../shared/format/use-format.ts';
import { statisticsColumns, type StatisticsColumnsParameters, type StatisticsRow } from './statistics-columns.tsx';

export interface StatisticsTableProps extends Pick<StatisticsColumnsParameters, 'planId' | 'chainName' | 'onFiltersChange'> {
  /** Undefined while they are loading. */
  series: readonly StatisticsRow[] | undefined;
}

/** Requests by chain and method. */
export function StatisticsTable({ series, ...parameters }: StatisticsTableProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <Card padding="none" title={t('statistics.table.title')}>
      <Table
        caption={t('statistics.table.caption')}
        columns={statisticsColumns({ t, format, ...parameters })}
        rows={series ?? []}
        rowId={({ chain, method }) => `${chain} ${method}`}
        loadingRows={series ? 0 : 4}
        narrow="scroll"
      />
    </Card>
  );
}
