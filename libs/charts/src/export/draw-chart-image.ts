import { placeLegend } from './place-legend.ts';

/** What goes into a picture of a chart. Sizes are CSS pixels; the picture has the plot's real pixels. */
export interface ChartImageParameters {
  /** The plot as it is on the screen. */
  readonly plot: HTMLCanvasElement;
  /** Device pixels per CSS pixel of `plot`. */
  readonly pixelRatio: number;
  readonly title: string;
  /** Range and time zone. */
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

/**
 * Draws a chart with background, title, range and legend: what was on the screen, readable by itself elsewhere.
 *
 * @throws Error when the browser gives no 2D context
 */
export function drawChartImage({ plot, pixelRatio, title, subtitle, legend, colors }: ChartImageParameters): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D context to draw the picture in');
  const plotWidth = plot.width / pixelRatio;
  const fonts = { title: `600 16px ${colors.fontFamily}`, text: `400 12px ${colors.fontFamily}` };
  context.font = fonts.text;
  const widths = legend.map(({ label }) => swatch + swatchGap + context.measureText(label).width);
  const places = placeLegend(widths, plotWidth, entryGap);
  const legendHeight = legend.length === 0 ? 0 : ((places.at(-1)?.row ?? 0) + 1) * legendRowHeight + 8;
  const plotTop = edge + titleHeight + subtitleHeight + legendHeight;

  // Setting the size empties a canvas and resets its state, the font too.
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
