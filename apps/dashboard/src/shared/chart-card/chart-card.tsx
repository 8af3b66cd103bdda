import { TimeSeriesChart, type ChartKind, type TimeRange, type TimeSeriesData, type ChartTools } from '@onepoint/charts';
import { useTranslation } from '@onepoint/i18n';
import { Card, type CardProps } from '@onepoint/ui-kit/card';
import { useMemo } from 'react';
import { timeZoneOf, type ChartZone } from './chart-controls.tsx';

export interface ChartCardProps extends Pick<CardProps, 'title' | 'description' | 'actions' | 'headingLevel'> {
  /** Accessible name: what is shown over which time. Title of the saved picture. */
  label: string;
  /** Undefined while they are loading. */
  data: TimeSeriesData | undefined;
  /** @default 'line' */
  kind?: ChartKind;
  /** Part that is shown, null for everything. @default the chart's own state */
  range?: TimeRange | null;
  /** How far a reader may pan and zoom out, where the page fetches the part that is shown. @default the data */
  bounds?: TimeRange | undefined;
  /** Called many times a second while a reader pans. */
  onRangeChange?: (range: TimeRange | null) => void;
  /** One zone for axis, values under the cursor, table, picture and CSV. */
  zone: ChartZone;
  formatValue: (value: number) => string;
  /** @default formatValue */
  formatTick?: (value: number) => string;
  /** Name of saved files, without ending. */
  fileName: string;
  /** @default 220 */
  heightPx?: number;
}

/** A chart of the dashboard in a card of its own: with legend, zoom, table, picture and CSV. */
export function ChartCard({
  title,
  description,
  actions,
  headingLevel = 2,
  label,
  data,
  kind = 'line',
  range,
  bounds,
  onRangeChange,
  zone,
  formatValue,
  formatTick = formatValue,
  fileName,
  heightPx = 220,
}: ChartCardProps) {
  const { t, i18n } = useTranslation('dashboard');
  const tools = useChartTools(fileName);
  return (
    <Card {...{ title, description, actions, headingLevel }}>
      <TimeSeriesChart
        label={label}
        data={data ?? nothing}
        texts={{ noValue: t('charts.noValue'), time: t('charts.time') }}
        locale={i18n.language}
        timeZone={timeZoneOf(zone)}
        kind={kind}
        tools={tools}
        {...(range === undefined ? {} : { range })}
        bounds={bounds}
        {...(onRangeChange ? { onRangeChange } : {})}
        formatValue={formatValue}
        formatTick={formatTick}
        heightPx={heightPx}
        loading={data === undefined}
        empty={t('charts.empty')}
      />
    </Card>
  );
}

const nothing: TimeSeriesData = { timesMs: [], series: [] };

/**
 * The tools of a chart in the language of the page: zoom, selection, table, picture and CSV.
 *
 * @param fileName of saved files, without ending
 */
export function useChartTools(fileName: string): ChartTools {
  const { t } = useTranslation('dashboard');
  return useMemo(
    () => ({
      fileName,
      texts: {
        toolbar: t('charts.toolbar'),
        zoomIn: t('charts.zoomIn'),
        zoomOut: t('charts.zoomOut'),
        zoomReset: t('charts.zoomReset'),
        earlier: t('charts.earlier'),
        later: t('charts.later'),
        showChart: t('charts.showChart'),
        showTable: t('charts.showTable'),
        saveImage: t('charts.saveImage'),
        saveCsv: t('charts.saveCsv'),
        moreRows: t('charts.moreRows'),
        rowsShown: (shown, total) => t('charts.rowsShown', { shown, total }),
        series: t('charts.series'),
        help: t('charts.help'),
        shownAll: t('charts.shownAll'),
        shown: (from, to) => t('charts.shown', { from, to }),
        selected: (from, to) => t('charts.selected', { from, to }),
      },
    }),
    [t, fileName],
  );
}
