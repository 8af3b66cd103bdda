/** Color token without the `--color-` prefix: one of eight series colors or a chain's color. */
export type SeriesColor = `chart-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}` | `chain-${string}`;

/** Lines for measurements; bars for counts per interval, stacked if there are several series. */
export type ChartKind = 'line' | 'bars';

export interface TimeSeries {
  /** Stable key. Determines the color if none is set. */
  readonly id: string;
  readonly label: string;
  /** One value per time; null if missing. */
  readonly values: ReadonlyArray<number | null>;
  readonly color?: SeriesColor | undefined;
}

export interface TimeSeriesData {
  /** Ascending, milliseconds since the epoch. */
  readonly timesMs: readonly number[];
  readonly series: readonly TimeSeries[];
  /** Time of the current, incomplete interval: its bar is hatched, and readout and table say that it isn't over. */
  readonly runningMs?: number | undefined;
}

export interface TimeSeriesChartTexts {
  /** Shown for missing values. */
  readonly noValue: string;
  /** Header of the first column of table and CSV. */
  readonly time: string;
  /** Marks the current interval's time, such as "Nov 24, 05:00 (so far)". */
  readonly running: (time: string) => string;
}

export interface ChartToolsTexts {
  /** Accessible name of the toolbar. */
  readonly toolbar: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomReset: string;
  /** Pan by half of the shown range. */
  readonly earlier: string;
  readonly later: string;
  readonly showChart: string;
  readonly showTable: string;
  readonly saveImage: string;
  readonly saveCsv: string;
  readonly moreRows: string;
  /** Such as "100 of 2,160 rows". */
  readonly rowsShown: (shown: string, total: string) => string;
  /** Accessible name of the legend. */
  readonly series: string;
  /** Keyboard help, the accessible description of the chart. */
  readonly help: string;
  /** Announced when everything is shown again. */
  readonly shownAll: string;
  /** Announced when a range is shown. */
  readonly shown: (from: string, to: string) => string;
  /** Announced when a range is selected. */
  readonly selected: (from: string, to: string) => string;
}

/** Enables zoom, selection, table switch and export. */
export interface ChartTools {
  readonly texts: ChartToolsTexts;
  /** Name of saved files without extension. */
  readonly fileName: string;
}
