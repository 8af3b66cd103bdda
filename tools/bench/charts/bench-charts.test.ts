import { expect, it } from 'vitest';
import { formatChartReport } from './bench-charts.ts';

it('compares the fastest rounds and prints our share of a frame', () => {
  const report = formatChartReport([
    { task: 'zoom', chartMs: 4, plainMs: 2 },
    { task: 'zoom', chartMs: 5, plainMs: 4 },
    { task: 'zoom', chartMs: 90, plainMs: 80 },
  ]);
  expect(report.split('\n')[1]?.split(/\s+/)).toEqual(['zoom', '4.0', '2.0', '2.00', '24', '%', '5.0', '4.0']);
});
