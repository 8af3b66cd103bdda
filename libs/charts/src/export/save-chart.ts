import type { PlotHandle } from '../plot/interactive-plot.tsx';
import { readThemeColors } from '../series-colors.ts';
import type { SeriesColor, TimeSeriesData } from '../time-series.ts';
import { saveFile } from './export-file.ts';
import { timeSeriesCsv } from './time-series-csv.ts';

interface SaveImageParameters {
  readonly plot: PlotHandle;
  readonly fileName: string;
  readonly title: string;
  readonly subtitle: string;
  readonly data: TimeSeriesData;
  readonly colors: readonly SeriesColor[];
}

/** Downloads the chart with title, range, and legend as `<fileName>.png`. */
export function saveImage({ plot, fileName, title, subtitle, data, colors }: SaveImageParameters): void {
  const canvas = plot.canvas();
  const theme = readThemeColors(canvas, colors);
  const legend = data.series.map(({ label }, index) => ({ label, color: theme.series[index] ?? theme.text }));
  const image = drawChartImage({ plot: canvas, pixelRatio: plot.pixelRatio(), title, subtitle, legend, colors: theme });
  image.toBlob((blob) => blob && saveFile(blob, `${fileName}.png`), 'image/png');
}

export function saveCsv(data: TimeSeriesData, fileName: string, timeHeader: string, timeZone: string | undefined): void {
  saveFile(new Blob([timeSeriesCsv(data, timeHeader, timeZone)], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`);
}

/** Sizes are in CSS pixels; the image has the plot's device pixels. */
interface ChartImageParameters {
  readonly plot: HTMLCanvasElement;
  /** Device pixels per CSS pixel of `plot`. */
  readonly pixelRatio: number;
  readonly title: string;
  readonly subtitle: string;
  readonly legend: ReadonlyArray<{ readonly label: string; readonly color: string }>;
  readonly colors: { readonly surface: string; readonly text: string; readonly textMuted: string; readonly fontFamily: string };
}

const edge = 24;
const titleHeight = 24;
const subtitleHeight = 24;
const legendRowHeight = 22;
const swatch = 10;
const swatchGap = 7;
const entryGap = 18;

/** @throws Error if the browser has no 2D context */
function drawChartImage({ plot, pixelRatio, title, subtitle, legend, colors }: ChartImageParameters): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D context');
  const plotWidth = plot.width / pixelRatio;
  const fonts = { title: `600 16px ${colors.fontFamily}`, text: `400 12px ${colors.fontFamily}` };
  context.font = fonts.text;
  const widths = legend.map(({ label }) => swatch + swatchGap + context.measureText(label).width);
  const places = placeLegend(widths, plotWidth, entryGap);
  const legendHeight = legend.length === 0 ? 0 : ((places.at(-1)?.row ?? 0) + 1) * legendRowHeight + 8;
  const plotTop = edge + titleHeight + subtitleHeight + legendHeight;

  // Resizing a canvas clears it and resets its state, including the font.
  canvas.width = Math.round((plotWidth + 2 * edge) * pixelRatio);
  canvas.height = Math.round((plotTop + edge) * pixelRatio) + plot.height;
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(pixelRatio, pixelRatio);
  context.textBaseline = 'middle';
  const write = (text: string, font: string, color: string, x: number, middleY: number) => {
    context.font = font;
    context.fillStyle = color;
    context.fillText(text, x, middleY, plotWidth);
  };
  write(title, fonts.title, colors.text, edge, edge + titleHeight / 2);
  write(subtitle, fonts.text, colors.textMuted, edge, edge + titleHeight + subtitleHeight / 2);
  for (const [index, { label, color }] of legend.entries()) {
    const { x, row } = places[index] ?? { x: 0, row: 0 };
    const middleY = edge + titleHeight + subtitleHeight + (row + 0.5) * legendRowHeight;
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(edge + x, middleY - swatch / 2, swatch, swatch, 2);
    context.fill();
    write(label, fonts.text, colors.text, edge + x + swatch + swatchGap, middleY);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(plot, Math.round(edge * pixelRatio), Math.round(plotTop * pixelRatio));
  return canvas;
}

interface LegendPlace {
  readonly x: number;
  readonly row: number;
}

/** Arranges legend entries in rows no wider than `widthMax`. An entry wider than that gets its own row. */
export function placeLegend(widths: readonly number[], widthMax: number, gap: number): readonly LegendPlace[] {
  let [x, row] = [0, 0];
  return widths.map((width) => {
    if (x > 0 && x + width > widthMax) [x, row] = [0, row + 1];
    const place = { x, row };
    x += width + gap;
    return place;
  });
}
