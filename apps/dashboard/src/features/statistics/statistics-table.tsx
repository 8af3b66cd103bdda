import type { Statistics } from '@onepoint/api-contract';
import type { TimeSeriesData } from '@onepoint/charts';
import { formatCsv, saveFile } from '@onepoint/charts/export-file';
import { timeSeriesCsv } from '@onepoint/charts/time-series-csv';
import { useTranslation } from '@onepoint/i18n';
import { isPlanId, microcentsPerComputeUnit } from '@onepoint/plans-domain';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { LoadMore } from '@onepoint/ui-kit/load-more';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type ChartZone, timeZoneOf } from '../../shared/chart-card/chart-controls.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import styles from './statistics-table.module.css';
import { type StatisticsView, type TableContent, tableContents } from './statistics-view.ts';
import { bucketData, rowCost } from './statistics-figures.ts';
import type { ChangeView } from './use-statistics-screen.ts';

/** Formats milliseconds with three significant digits, the histogram's precision: "12.5 ms". */
export function useFormatMs(): (valueMs: number) => string {
  const locale = useTranslation().i18n.language;
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'millisecond',
      unitDisplay: 'short',
      maximumSignificantDigits: 3,
    });
    return (valueMs) => format.format(valueMs);
  }, [locale]);
}

interface BucketColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  data: TimeSeriesData | undefined;
  format: ReturnType<typeof useFormat>;
  formatMs: (valueMs: number) => string;
  formatTime: (timeMs: number) => string;
}

/** Rows are bucket indexes. */
function bucketColumns({ t, data, format, formatMs, formatTime }: BucketColumnsParameters): TableColumn<number>[] {
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

interface BucketsTableProps {
  /** Undefined while loading. */
  statistics: Statistics | undefined;
  zone: ChartZone;
  /** Start of the current, incomplete bucket. */
  runningMs: number | undefined;
}

const pageRows = 50;

/** Newest first. */
export function BucketsTable({ statistics, zone, runningMs }: BucketsTableProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const formatMs = useFormatMs();
  const [rowsMax, setRowsMax] = useState(pageRows);
  const data = statistics && bucketData(statistics, t('statistics.table.columns', { returnObjects: true }));
  const timesMs = data?.timesMs ?? [];
  const shown = Math.min(rowsMax, timesMs.length);
  const timeZone = timeZoneOf(zone);
  const formatTime = (timeMs: number) => {
    const time = format.date(timeMs, { style: 'dateTime', ...(timeZone === undefined ? {} : { timeZone }) });
    return timeMs === runningMs ? t('charts.running', { time }) : time;
  };
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

type SeriesRow = Statistics['series'][number];

interface SeriesColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  /** Plan that bills the requests. */
  planId: string;
  chainName: (slug: string) => string;
  formatMs: (valueMs: number) => string;
  changeView: ChangeView;
}

/** Clicking a name filters by it. */
function seriesColumns({ t, format, formatMs, planId, chainName, changeView }: SeriesColumnsParameters): TableColumn<SeriesRow>[] {
  // A free plan has no decimals to align.
  const isFree = isPlanId(planId) && microcentsPerComputeUnit(planId) === 0;
  const latency = (valueMs: number | null) => (valueMs === null ? t('charts.noValue') : formatMs(valueMs));
  return [
    {
      id: 'method',
      header: t('statistics.table.columns.method'),
      rowHeader: true,
      cell: ({ method }) => (
        <button
          type="button"
          className={styles.method}
          title={t('statistics.table.filterMethod', { method })}
          onClick={() => changeView({ method })}
        >
          {method}
        </button>
      ),
    },
    {
      id: 'chain',
      header: t('statistics.table.columns.chain'),
      cell: ({ chain }) => (
        <button
          type="button"
          className={styles.chain}
          title={t('statistics.table.filterChain', { chain: chainName(chain) })}
          onClick={() => changeView({ chain })}
        >
          <ChainIcon chain={chain} size={16} />
          {chainName(chain)}
        </button>
      ),
    },
    { id: 'requests', header: t('statistics.table.columns.requests'), align: 'end', cell: ({ total }) => format.number(total.requests) },
    {
      id: 'errors',
      header: t('statistics.table.columns.errors'),
      align: 'end',
      cell: ({ total }) => <span className={total.errors > 0 ? styles.errors : styles.zero}>{format.number(total.errors)}</span>,
    },
    {
      id: 'units',
      header: t('statistics.table.columns.computeUnits'),
      align: 'end',
      cell: ({ total }) => format.number(total.computeUnits),
    },
    {
      id: 'cost',
      header: t('statistics.table.columns.cost'),
      align: 'end',
      cell: ({ total }) => {
        const dollars = rowCost(total.computeUnits, planId);
        if (dollars === null) return t('charts.noValue');
        return isFree ? format.exactMoney(dollars) : format.alignedMoney(dollars);
      },
    },
    { id: 'p50', header: t('statistics.table.columns.p50'), align: 'end', cell: ({ total }) => latency(total.p50Ms) },
    { id: 'p95', header: t('statistics.table.columns.p95'), align: 'end', cell: ({ total }) => latency(total.p95Ms) },
  ];
}

interface SeriesTableProps extends Pick<SeriesColumnsParameters, 'planId' | 'chainName' | 'changeView'> {
  /** Undefined while loading. */
  series: readonly SeriesRow[] | undefined;
}

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

type SeriesColumn = 'method' | 'chain' | 'requests' | 'errors' | 'computeUnits' | 'cost' | 'p50' | 'p95';

interface SeriesCsvParameters {
  texts: Readonly<Record<SeriesColumn, string>>;
  /** Plan that bills the requests. */
  planId: string;
  chainName: (slug: string) => string;
}

/** CSV of the table by chain and method, with cost in dollars and latency in milliseconds. */
export function seriesCsv(series: Statistics['series'], { texts, planId, chainName }: SeriesCsvParameters): string {
  const head = [texts.method, texts.chain, texts.requests, texts.errors, texts.computeUnits, texts.cost, texts.p50, texts.p95];
  const rows = series.map(({ method, chain, total }) => {
    const cost = rowCost(total.computeUnits, planId);
    return [
      method,
      chainName(chain),
      total.requests,
      total.errors,
      total.computeUnits,
      cost === null ? null : { decimal: cost },
      total.p50Ms,
      total.p95Ms,
    ];
  });
  return formatCsv([head, ...rows]);
}

interface UseStatisticsCsvParameters {
  planId: string;
  chainName: (slug: string) => string;
  zone: ChartZone;
}

/** CSV of the current table. Times are in the selected time zone, with offset. */
function useStatisticsCsv({ planId, chainName, zone }: UseStatisticsCsvParameters) {
  const { t } = useTranslation('dashboard');
  const columns = t('statistics.table.csv', { returnObjects: true });
  return (statistics: Statistics, content: TableContent): string =>
    content === 'series'
      ? seriesCsv(statistics.series, { texts: columns, planId, chainName })
      : timeSeriesCsv(bucketData(statistics, columns), t('charts.time'), timeZoneOf(zone));
}

interface StatisticsTableProps {
  /** Undefined while loading. */
  statistics: Statistics | undefined;
  view: StatisticsView;
  changeView: ChangeView;
  /** Plan that bills the requests. */
  planId: string;
  chainName: (slug: string) => string;
  /** Start of the current, incomplete bucket. */
  runningMs: number | undefined;
}

export function StatisticsTable({ statistics, view, changeView, planId, chainName, runningMs }: StatisticsTableProps) {
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
        <BucketsTable statistics={statistics} zone={view.zone} runningMs={runningMs} />
      ) : (
        <SeriesTable series={statistics?.series} planId={planId} chainName={chainName} changeView={changeView} />
      )}
    </Card>
  );
}
