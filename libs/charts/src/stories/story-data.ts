import type { ChartTools, TimeSeries, TimeSeriesData } from '../time-series.ts';

export const startMs = Date.UTC(2026, 10, 14);
export const hourMs = 3_600_000;

const wave = (count: number, height: number, phase: number) =>
  Array.from({ length: count }, (_, index) =>
    Math.round(height * (1.2 + Math.sin(index / 24 + phase) + 0.25 * Math.sin(index * 1.7 + phase))),
  );

export const dataOf = (count: number, series: ReadonlyArray<Omit<TimeSeries, 'values'>>, stepMs = hourMs): TimeSeriesData => ({
  timesMs: Array.from({ length: count }, (_, index) => startMs + index * stepMs),
  series: series.map((one, index) => ({ ...one, values: wave(count, 4000 / (index + 1), index) })),
});

export const methods = [
  { id: 'eth_call', label: 'eth_call' },
  { id: 'eth_blockNumber', label: 'eth_blockNumber' },
  { id: 'eth_getLogs', label: 'eth_getLogs' },
  { id: 'eth_getBalance', label: 'eth_getBalance' },
  { id: 'eth_sendRawTransaction', label: 'eth_sendRawTransaction' },
];

export const chains = (['ethereum', 'base', 'polygon', 'bsc'] as const).map((id) => ({ id, label: id, color: `chain-${id}` as const }));

export const tools: ChartTools = {
  fileName: 'requests',
  texts: {
    toolbar: 'Chart tools',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomReset: 'Show everything',
    earlier: 'Show earlier',
    later: 'Show later',
    showChart: 'Show as chart',
    showTable: 'Show as table',
    saveImage: 'Save as PNG',
    saveCsv: 'Save as CSV',
    moreRows: 'Show more rows',
    rowsShown: (shown, total) => `${shown} of ${total} rows`,
    series: 'Series',
    help: 'Arrow keys move over the values. With Shift they select, and Enter zooms to the selection.',
    shownAll: 'Everything is shown',
    shown: (from, to) => `Showing ${from} to ${to}`,
    selected: (from, to) => `Selected ${from} to ${to}`,
  },
};
