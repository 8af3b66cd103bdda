import { saveFile } from '@onepoint/charts/export-file';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { Link } from '@onepoint/ui-kit/link';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import styles from './usage-table.module.css';
import { usageCsv, type UsageRow } from './usage.rules.ts';

interface UsageTableProps<Row extends UsageRow> {
  by: 'byMethod' | 'byApiKey';
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  renderName: (row: Row) => ReactNode;
}

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

interface UsageColumnsParameters<Row extends UsageRow> {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  nameText: string;
  renderName: (row: Row) => ReactNode;
  /** True if nothing was charged, so that there are no decimals to align. */
  isFree: boolean;
}

function usageColumns<Row extends UsageRow>({
  t,
  format,
  nameText,
  renderName,
  isFree,
}: UsageColumnsParameters<Row>): Array<TableColumn<Row>> {
  return [
    { id: 'name', header: nameText, rowHeader: true, cell: renderName },
    { id: 'requests', header: t('usage.columns.requests'), align: 'end', cell: ({ requests }) => format.number(requests) },
    { id: 'units', header: t('usage.columns.computeUnits'), align: 'end', cell: ({ computeUnits }) => format.number(computeUnits) },
    { id: 'share', header: t('usage.columns.share'), align: 'end', cell: ({ share }) => <ShareBar share={share} /> },
    {
      id: 'cost',
      header: t('usage.columns.cost'),
      align: 'end',
      cell: ({ cost }) => (isFree ? format.exactMoney(cost) : format.alignedMoney(cost)),
    },
  ];
}

function ShareBar({ share }: { share: number }) {
  const format = useFormat();
  return (
    <span className={styles.share}>
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ inlineSize: `${String(share * 100)}%` }} />
      </span>
      <span className={styles.percent}>{format.percent(share)}</span>
    </span>
  );
}

interface ApiKeyNameProps {
  row: UsageRow & { readonly isDeleted: boolean };
  apiKeyPath: (apiKeyId: string) => string;
}

export function ApiKeyName({ row: { id, name, isDeleted }, apiKeyPath }: ApiKeyNameProps) {
  const { t } = useTranslation('dashboard');
  if (!isDeleted && name !== null) {
    return (
      <Link href={apiKeyPath(id)} tone="quiet" render={renderRouterLink}>
        {name}
      </Link>
    );
  }
  return <span className={styles.deleted}>{t('usage.byApiKey.deleted', { name: name ?? id })}</span>;
}
