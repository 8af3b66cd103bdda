export interface TimeSeriesChartTexts {
  /** Stands for a value that was not measured. */
  readonly noValue: string;
  /** Header of the table's and the CSV's first column. */
  readonly time: string;
}

/** Texts of a chart's tools. */
export interface ChartToolsTexts {
  /** Names the row of tools. */
  readonly toolbar: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Shows everything again. */
  readonly zoomReset: string;
  /** Pan by half of what is shown. */
  readonly earlier: string;
  readonly later: string;
  /** Switches between chart and table: what the button leads to. */
  readonly showChart: string;
  readonly showTable: string;
  readonly saveImage: string;
  readonly saveCsv: string;
  /** Shows further rows of the table. */
  readonly moreRows: string;
  /** "100 of 2,160" rows. */
  readonly rowsShown: (shown: string, total: string) => string;
  /** Names the group of series that can be hidden. */
  readonly series: string;
  /** How to use the chart by keyboard; spoken after its name. */
  readonly help: string;
  /** Spoken when everything is shown again. */
  readonly shownAll: string;
  /** Spoken when a part is shown. */
  readonly shown: (from: string, to: string) => string;
  /** Spoken when a part is selected. */
  readonly selected: (from: string, to: string) => string;
}

/** Turns on zoom, selection, table switch and export. */
export interface ChartTools {
  readonly texts: ChartToolsTexts;
  /** Name of saved files, without ending. */
  readonly fileName: string;
}
