import type { Statistics } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Table } from '@onepoint/ui-kit/table';
import { useFormat } from '../../../shared/format/use-format.ts';
import { usageByMethod } from '../data/usage-by-method.ts';
import { usageColumns } from './usage-columns.tsx';

export interface UsageTableProps {
  /** Undefined while they are loading. */
  statistics: Statistics | undefined;
  /** Plan the requests are charged by. */
  planId: string;
}

/** Where the compute units of the month went. */
export function UsageTable({ statistics, planId }: UsageTableProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <Card padding="none" title={t('usage.byMethod.title')}>
      <Table
        caption={t('usage.byMethod.caption')}
        columns={usageColumns({ t, format, planId })}
        rows={statistics ? usageByMethod(statistics) : []}
        rowId={({ method }) => method}
        loadingRows={statistics ? 0 : 4}
      />
    </Card>
  );
}
