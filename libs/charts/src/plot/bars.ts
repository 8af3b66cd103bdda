import type uPlot from 'uplot';

/** Empty share of each interval. */
const gapShare = 0.28;
const widthMaxPx = 40;
/** Narrower intervals have no gaps, so bars look like steps. */
const gapFromPx = 4;

/**
 * Left edge and width of a bar in device pixels. Bars of one chart are equally wide; without gaps they touch.
 *
 * @param centerPx position of the interval's time
 * @param intervalPx distance to the next interval
 * @param pixelRatio device pixels per CSS pixel
 */
export function barColumn(centerPx: number, intervalPx: number, pixelRatio: number): { readonly leftPx: number; readonly widthPx: number } {
  if (intervalPx < gapFromPx * pixelRatio) {
    const leftPx = Math.round(centerPx - intervalPx / 2);
    return { leftPx, widthPx: Math.max(1, Math.round(centerPx + intervalPx / 2) - leftPx) };
  }
  const widthPx = Math.round(Math.min(intervalPx * (1 - gapShare), widthMaxPx * pixelRatio));
  return { leftPx: Math.round(centerPx - widthPx / 2), widthPx };
}

/** Used as the interval of a single bar: one day. */
const aloneMs = 86_400_000;

/** Returns the bar interval in milliseconds, or a day for a single bar. */
export function intervalOf(timesMs: ArrayLike<number>): number {
  const [first, second] = [timesMs[0], timesMs[1]];
  return first === undefined || second === undefined ? aloneMs : second - first;
}

/**
 * Extends the time axis by half an interval at both ends, so that the first and last bars aren't cut off.
 *
 * @param timesMs ascending, evenly spaced
 */
export function barSpan(timesMs: ArrayLike<number>, minMs: number, maxMs: number): [minMs: number, maxMs: number] {
  const halfMs = intervalOf(timesMs) / 2;
  return [minMs - halfMs, maxMs + halfMs];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bar rectangle in canvas pixels, stacked on the series below. Null for zero. Expects cumulative sums as columns. */
function barBox(plot: uPlot, seriesIndex: number, index: number, pixelRatio: number): Box | null {
  const timesMs = plot.data[0];
  const timeMs = timesMs[index];
  const sum = plot.data[seriesIndex]?.[index] ?? 0;
  const below = seriesIndex > 1 ? (plot.data[seriesIndex - 1]?.[index] ?? 0) : 0;
  if (timeMs === undefined || sum <= below) return null;
  const centerPx = plot.valToPos(timeMs, 'x', true);
  const { leftPx, widthPx } = barColumn(centerPx, plot.valToPos(timeMs + intervalOf(timesMs), 'x', true) - centerPx, pixelRatio);
  const bottomPx = Math.round(plot.valToPos(below, 'y', true));
  // Keeps small values visible.
  const heightPx = Math.max(1, bottomPx - Math.round(plot.valToPos(sum, 'y', true)));
  return { x: leftPx, y: bottomPx - heightPx, width: widthPx, height: heightPx };
}

/** Draws all bars except the one at `runningMs`, which `drawRunningBar` hatches. */
export function barPaths(runningMs: () => number | undefined, pixelRatio: () => number): uPlot.Series.PathBuilder {
  return (plot, seriesIndex, first, last) => {
    const fill = new Path2D();
    for (let index = first; index <= last; index += 1) {
      if (plot.data[0][index] === runningMs()) continue;
      const box = barBox(plot, seriesIndex, index, pixelRatio());
      if (box) fill.rect(box.x, box.y, box.width, box.height);
    }
    return { fill };
  };
}

const hatchPx = 6;

/** Pattern of diagonal stripes on a lighter shade of the same color. Null without a 2D context. */
function createHatch(context: CanvasRenderingContext2D, color: string, pixelRatio: number): CanvasPattern | null {
  const size = Math.round(hatchPx * pixelRatio);
  const tile = document.createElement('canvas');
  [tile.width, tile.height] = [size, size];
  const pen = tile.getContext('2d');
  if (!pen) return null;
  pen.strokeStyle = color;
  pen.fillStyle = color;
  pen.globalAlpha = 0.2;
  pen.fillRect(0, 0, size, size);
  pen.globalAlpha = 1;
  pen.lineWidth = 1.5 * pixelRatio;
  // Three lines, so that the stripes continue across tile corners.
  for (const shift of [-size, 0, size]) {
    pen.beginPath();
    pen.moveTo(shift - 1, size + 1);
    pen.lineTo(shift + size + 1, -1);
    pen.stroke();
  }
  return context.createPattern(tile, 'repeat');
}

/** Hatches the bar of the current, incomplete interval. */
export function drawRunningBar(plot: uPlot, seriesIndex: number, runningMs: number, color: string, pixelRatio: number): void {
  const index = plot.data[0].indexOf(runningMs);
  const box = index === -1 ? null : barBox(plot, seriesIndex, index, pixelRatio);
  const hatch = box && createHatch(plot.ctx, color, pixelRatio);
  if (!box || !hatch) return;
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.fillStyle = hatch;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  ctx.restore();
}
