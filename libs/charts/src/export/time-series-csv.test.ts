import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsoTime, timeSeriesCsv } from './time-series-csv.ts';

const data = {
  timesMs: [Date.UTC(2026, 10, 21, 9), Date.UTC(2026, 10, 21, 10)],
  series: [
    { id: 'a', label: 'Requests', values: [1_204_331, null] },
    { id: 'b', label: 'Errors, all', values: [0, 0.5] },
  ],
};

it('has a column of times and one per series, empty for missing values', () => {
  expect(timeSeriesCsv(data, 'Time', 'UTC')).toBe(
    'Time,Requests,"Errors, all"\r\n2026-11-21T09:00:00Z,1204331,0\r\n2026-11-21T10:00:00Z,,0.5\r\n',
  );
});

it('uses the time zone of the chart', () => {
  expect(timeSeriesCsv(data, 'Time', 'Asia/Tokyo')).toContain('2026-11-21T18:00:00+09:00,1204331');
});

const timeMs = Date.UTC(2026, 10, 21, 9, 5, 7);

describe('formatIsoTime', () => {
  it('ends in Z for UTC, else in the offset', () => {
    expect(formatIsoTime(timeMs, 'UTC')).toBe('2026-11-21T09:05:07Z');
    expect(formatIsoTime(timeMs, 'Asia/Tokyo')).toBe('2026-11-21T18:05:07+09:00');
    expect(formatIsoTime(timeMs, 'America/St_Johns')).toBe('2026-11-21T05:35:07-03:30');
    expect(formatIsoTime(timeMs, 'Europe/London')).toBe('2026-11-21T09:05:07+00:00');
  });

  it('distinguishes the repeated hour when clocks go back', () => {
    const summer = Date.UTC(2026, 9, 25, 0, 30);
    expect(formatIsoTime(summer, 'Europe/Berlin')).toBe('2026-10-25T02:30:00+02:00');
    expect(formatIsoTime(summer + 3_600_000, 'Europe/Berlin')).toBe('2026-10-25T02:30:00+01:00');
  });

  it('formats the same instant in every zone', () => {
    const zones = constantFrom('UTC', 'Asia/Tokyo', 'America/St_Johns', 'Europe/Berlin', 'Asia/Kathmandu', undefined);
    assert(
      property(integer({ min: 0, max: 4e12 }), zones, (anyMs, zone) => {
        expect(Date.parse(formatIsoTime(anyMs, zone))).toBe(anyMs);
      }),
    );
  });
});
