import UPlot from 'uplot';
import { lineWidthPx } from './line-width.ts';

const linear = UPlot.paths.linear?.();

/** uPlot's own lines, as wide as the points they join allow. It reads the width after it has made the path. */
export const linePaths: UPlot.Series.PathBuilder = (plot, seriesIndex, first, last) => {
  const series = plot.series[seriesIndex];
  if (series) series.width = lineWidthPx(last - first, plot.bbox.width, UPlot.pxRatio);
  return linear?.(plot, seriesIndex, first, last) ?? null;
};
