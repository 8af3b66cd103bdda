import type { PlotHandle } from '../plot-handle.ts';
import { readThemeColors } from '../theme-colors.ts';
import type { SeriesColor, TimeSeriesData } from '../time-series.ts';
import { drawChartImage } from './draw-chart-image.ts';
import { saveFile } from './save-file.ts';
import { timeSeriesCsv } from './time-series-csv.ts';

export interface SaveImageParameters {
  readonly plot: PlotHandle;
  readonly fileName: string;
  readonly title: string;
  readonly subtitle: string;
  readonly data: TimeSeriesData;
  readonly colors: readonly SeriesColor[];
}

/** Saves the chart as it is on the screen, with title, range and legend, as `<fileName>.png`. */
export function saveImage({ plot, fileName, title, subtitle, data, colors }: SaveImageParameters): void {
  const canvas = plot.canvas();
  const theme = readThemeColors(canvas, colors);
  const legend = data.series.map(({ label }, index) => ({ label, color: theme.series[index] ?? theme.text }));
  const image = drawChartImage({ plot: canvas, pixelRatio: plot.pixelRatio(), title, subtitle, legend, colors: theme });
  image.toBlob((blob) => blob && saveFile(blob, `${fileName}.png`), 'image/png');
}

/** Saves values as `<fileName>.csv`. */
export function saveCsv(data: TimeSeriesData, fileName: string, timeHeader: string, timeZone: string | undefined): void {
  saveFile(new Blob([timeSeriesCsv(data, timeHeader, timeZone)], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`);
}
