/** Name of a colour token, `--color-<name>`: one of the eight series colours or a chain's fixed hue. */
export type SeriesColor = `chart-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}` | `chain-${string}`;

/** How values are drawn: lines, stacked areas where the series are parts of a whole, or bars, which are for a single series. */
export type ChartKind = 'line' | 'stacked' | 'bars';

/** One line of a chart. */
export interface TimeSeries {
  /** Stable key, for example a method's name: gives the colour where none is set. */
  readonly id: string;
  /** Shown in legend, readout and table. */
  readonly label: string;
  /** One value per time; null where nothing was measured. */
  readonly values: ReadonlyArray<number | null>;
  readonly color?: SeriesColor | undefined;
}

/** Values over time. */
export interface TimeSeriesData {
  /** Ascending, milliseconds since 1970. */
  readonly timesMs: readonly number[];
  readonly series: readonly TimeSeries[];
}
