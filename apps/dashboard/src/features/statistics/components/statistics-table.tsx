import { saveFile } from '@onepoint/charts/save-file';
import type { Statistics } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { Download } from 'lucide-react';
import { tableContents, type StatisticsView } from '../data/statistics-view.ts';
import type { ChangeView } from '../data/use-statistics-view.ts';
import { BucketsTable } from './buckets-table.tsx';
import { SeriesTable } from './series-table.tsx';
import { useStatisticsCsv } from './use-statistics-csv.ts';

export interface StatisticsTableProps {
  /** Undefined while they are loading. */
  statistics: Statistics | undefined;
  view: StatisticsView;
  changeView: ChangeView;
  /** Plan the requests are charged by. */
  planId: string;
  chainName: (slug: string) => string;
}

/** The figures as a table, by chain and method or by time, and the same as a file. */
export function StatisticsTable({ statistics, view, changeView, planId, chainName }: StatisticsTableProps) {
  const { t } = useTranslation('dashboard');
  const csvOf = useStatisticsCsv({ planId, chainName, zone: view.zone });
  const handleDownload = () => {
    if (!statistics) return;
    const name = t(`statistics.table.files.${view.table}`);
    saveFile(new Blob([csvOf(statistics, view.table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  };
  return (
    <Card
      padding="none"
      title={t('statistics.table.title')}
      actions={
        <>
          <SegmentedSwitch
            size="sm"
            label={t('statistics.table.content')}
            options={tableContents.map((value) => ({ value, label: t(`statistics.table.contents.${value}`) }))}
            value={view.table}
            onValueChange={(table) => changeView({ table })}
          />
          <Button size="sm" icon={<Download aria-hidden />} disabled={!statistics} onClick={handleDownload}>
            {t('statistics.table.download')}
          </Button>
        </>
      }
    >
      {view.table === 'time' ? (
        <BucketsTable statistics={statistics} zone={view.zone} />
      ) : (
        <SeriesTable series={statistics?.series} planId={planId} chainName={chainName} changeView={changeView} />
      )}
    </Card>
  );
}
