import { expect, it } from 'vitest';
import { timeSeriesCsv } from './time-series-csv.ts';

const data = {
  timesMs: [Date.UTC(2026, 10, 21, 9), Date.UTC(2026, 10, 21, 10)],
  series: [
    { id: 'a', label: 'Requests', values: [1_204_331, null] },
    { id: 'b', label: 'Errors, all', values: [0, 0.5] },
  ],
};

it('is a column of times and one per series, a gap where nothing was measured', () => {
  expect(timeSeriesCsv(data, 'Time', 'UTC')).toBe(
    'Time,Requests,"Errors, all"\r\n2026-11-21T09:00:00Z,1204331,0\r\n2026-11-21T10:00:00Z,,0.5\r\n',
  );
});

it('follows the time zone that the chart shows', () => {
  expect(timeSeriesCsv(data, 'Time', 'Asia/Tokyo')).toContain('2026-11-21T18:00:00+09:00,1204331');
});
