/** What the rest of the chart may ask of the plot. */
export interface PlotHandle {
  /** The canvas that shows the chart. */
  readonly canvas: () => HTMLCanvasElement;
  /** Its device pixels per CSS pixel. */
  readonly pixelRatio: () => number;
}
