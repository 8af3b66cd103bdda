import { TimeSeriesChart, type ChartKind, type ChartTools, type TimeRange, type TimeSeriesData } from '@onepoint/charts';
import { useTranslation } from '@onepoint/i18n';
import { Card, type CardProps } from '@onepoint/ui-kit/card';
import { useMemo } from 'react';
import { timeZoneOf, type ChartZone } from './chart-controls.tsx';

export interface ChartCardProps extends Pick<CardProps, 'title' | 'description' | 'actions' | 'headingLevel'> {
  /** Accessible name and title of the exported image: what the chart shows, and the period. */
  label: string;
  /** Undefined while loading. */
  data: TimeSeriesData | undefined;
  /** @default 'line' */
  kind?: ChartKind;
  /** Visible range; null shows everything. @default the chart's own state */
  range?: TimeRange | null;
  /** Limits of panning and zooming out, for pages that fetch only the visible range. @default the data */
  bounds?: TimeRange | undefined;
  /** Called on every frame while the user pans. */
  onRangeChange?: (range: TimeRange | null) => void;
  /** Applies to axis, tooltip, table, image, and CSV. */
  zone: ChartZone;
  formatValue: (value: number) => string;
  /** @default formatValue */
  formatTick?: (value: number) => string;
  /** Without extension. */
  fileName: string;
  /** @default 220 */
  heightPx?: number;
}

/** Time series chart in a card, with legend, zoom, table, and image and CSV export. */
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
        texts={{ noValue: t('charts.noValue'), time: t('charts.time'), running: (time) => t('charts.running', { time }) }}
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

function useChartTools(fileName: string): ChartTools {
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
