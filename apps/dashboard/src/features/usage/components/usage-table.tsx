import { saveFile } from '@onepoint/charts/save-file';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { Table } from '@onepoint/ui-kit/table';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { usageCsv } from '../data/usage-csv.ts';
import type { UsageRow } from '../data/usage-rows.ts';
import { usageColumns } from './usage-columns.tsx';

export interface UsageTableProps<Row extends UsageRow> {
  /** What the lines are. */
  by: 'byMethod' | 'byApiKey';
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined;
  renderName: (row: Row) => ReactNode;
}

/** Where the money and the compute units of a month went, and the same as a file. */
export function UsageTable<Row extends UsageRow>({ by, rows, renderName }: UsageTableProps<Row>) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const isFree = rows?.every(({ cost }) => Number(cost) === 0) ?? true;
  const handleDownload = () => {
    const texts = { ...t('usage.csv', { returnObjects: true }), name: t(`usage.${by}.name`) };
    saveFile(new Blob([usageCsv(rows ?? [], texts)], { type: 'text/csv;charset=utf-8' }), `${t(`usage.${by}.file`)}.csv`);
  };
  return (
    <Card
      padding="none"
      title={t(`usage.${by}.title`)}
      actions={
        <Button size="sm" icon={<Download aria-hidden />} disabled={!rows} onClick={handleDownload}>
          {t('usage.download')}
        </Button>
      }
    >
      <Table
        caption={t(`usage.${by}.caption`)}
        columns={usageColumns({ t, format, nameText: t(`usage.${by}.name`), renderName, isFree })}
        rows={rows ?? []}
        rowId={({ id }) => id}
        loadingRows={rows ? 0 : 3}
        narrow="scroll"
      />
    </Card>
  );
}
