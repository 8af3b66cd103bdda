import { array, assert, double, integer, property, record, tuple, uniqueArray } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  boundsOf,
  dragRange,
  fitRange,
  minSpanOf,
  nearestIndex,
  revealTime,
  shiftRange,
  sliceData,
  visibleIndexes,
  widenRange,
  zoomRange,
} from './range.ts';

const hours = Array.from({ length: 101 }, (_, index) => index * 100);
const times = uniqueArray(integer({ min: 0, max: 1e12 }), { minLength: 2, maxLength: 60 }).map((list) =>
  list.toSorted((one, other) => one - other),
);
const ranges = record({ fromMs: integer({ min: -1e12, max: 2e12 }), spanMs: integer({ min: 1, max: 1e12 }) }).map(({ fromMs, spanMs }) => ({
  fromMs,
  toMs: fromMs + spanMs,
}));

describe('fitRange', () => {
  it('keeps valid ranges and moves others into the data', () => {
    expect(fitRange({ fromMs: 1000, toMs: 3000 }, hours)).toEqual({ fromMs: 1000, toMs: 3000 });
    expect(fitRange({ fromMs: -500, toMs: 1500 }, hours)).toEqual({ fromMs: 0, toMs: 2000 });
    expect(fitRange({ fromMs: 9500, toMs: 11_500 }, hours)).toEqual({ fromMs: 8000, toMs: 10_000 });
  });

  it('returns null for more than everything, and at least four steps', () => {
    expect(fitRange({ fromMs: -1, toMs: 20_000 }, hours)).toBeNull();
    expect(fitRange({ fromMs: 5000, toMs: 5001 }, hours)).toEqual({ fromMs: 5000, toMs: 5400 });
    expect(fitRange({ fromMs: 0, toMs: 1 }, [7])).toBeNull();
  });

  it('returns a range within the data and is idempotent', () => {
    assert(
      property(ranges, times, (range, timesMs) => {
        const fitted = fitRange(range, timesMs);
        expect(fitRange(fitted, timesMs)).toEqual(fitted);
        if (fitted === null) return;
        const bounds = boundsOf(timesMs);
        expect(fitted.fromMs).toBeGreaterThanOrEqual(bounds.fromMs);
        expect(fitted.toMs).toBeLessThanOrEqual(bounds.toMs + 1e-3);
        expect(fitted.toMs - fitted.fromMs).toBeGreaterThanOrEqual(minSpanOf(timesMs) * 0.999_999);
      }),
    );
  });
});

describe('bounds beyond the data', () => {
  const bounds = { fromMs: -5000, toMs: 10_000 };
  const all = boundsOf(hours);

  it('allow panning and zooming out beyond the data', () => {
    expect(fitRange(all, hours, bounds)).toEqual(all);
    expect(shiftRange({ range: all, timesMs: hours, share: -0.25, bounds })).toEqual({ fromMs: -2500, toMs: 7500 });
    expect(shiftRange({ range: all, timesMs: hours, share: -1, bounds })).toEqual({ fromMs: -5000, toMs: 5000 });
    expect(shiftRange({ range: all, timesMs: hours, share: 1, bounds })).toEqual(all);
    expect(zoomRange({ range: all, timesMs: hours, factor: 1.2, bounds })).toEqual({ fromMs: -2000, toMs: 10_000 });
    expect(dragRange({ range: all, timesMs: hours, widthPx: 100, start: [0], now: [10], bounds })).toEqual({ fromMs: -1000, toMs: 9000 });
  });

  it('keep a range of few points, and show everything for a single one', () => {
    expect(fitRange({ fromMs: 0, toMs: 200 }, [0, 100, 200], bounds)).toEqual({ fromMs: 0, toMs: 200 });
    expect(fitRange({ fromMs: 7, toMs: 7 }, [7], bounds)).toBeNull();
  });

  it('do not pan everything', () => {
    expect(shiftRange({ range: null, timesMs: hours, share: 0.5 })).toBeNull();
  });
});

describe('zoomRange', () => {
  it('keeps the position of the given time', () => {
    expect(zoomRange({ range: null, timesMs: hours, factor: 0.5, aroundMs: 2000 })).toEqual({ fromMs: 1000, toMs: 6000 });
    expect(zoomRange({ range: null, timesMs: hours, factor: 0.5 })).toEqual({ fromMs: 2500, toMs: 7500 });
  });

  it('returns null when zoomed out far enough', () => {
    expect(zoomRange({ range: { fromMs: 4000, toMs: 5000 }, timesMs: hours, factor: 20 })).toBeNull();
  });
});

describe('dragRange', () => {
  const range = { fromMs: 2000, toMs: 4000 };

  it('pans with one finger', () => {
    expect(dragRange({ range, timesMs: hours, widthPx: 200, start: [100], now: [50] })).toEqual({ fromMs: 2500, toMs: 4500 });
  });

  it('pinches with two fingers and keeps the times under them', () => {
    expect(dragRange({ range, timesMs: hours, widthPx: 200, start: [50, 150], now: [0, 200] })).toEqual({ fromMs: 2500, toMs: 3500 });
  });

  it('handles fingers that meet', () => {
    const pinched = dragRange({ range, timesMs: hours, widthPx: 200, start: [50, 150], now: [100, 100] });
    expect(pinched === null || pinched.fromMs < pinched.toMs).toBe(true);
    expect(dragRange({ range, timesMs: hours, widthPx: 0, start: [0], now: [9] })).toBe(range);
  });
});

describe('revealTime', () => {
  it('moves as little as possible', () => {
    const range = { fromMs: 2000, toMs: 4000 };
    expect(revealTime(range, hours, 3000)).toBe(range);
    expect(revealTime(range, hours, 4100)).toEqual({ fromMs: 2100, toMs: 4100 });
    expect(revealTime(range, hours, 0)).toEqual({ fromMs: 0, toMs: 2000 });
    expect(revealTime(null, hours, 0)).toBeNull();
  });
});

describe('visibleIndexes, nearestIndex and sliceData', () => {
  it('visibleIndexes matches a filter', () => {
    assert(
      property(times, ranges, (timesMs, range) => {
        const [start, end] = visibleIndexes(timesMs, range);
        expect(timesMs.slice(start, end)).toEqual(timesMs.filter((timeMs) => timeMs >= range.fromMs && timeMs <= range.toMs));
      }),
    );
  });

  it('nearestIndex has the smallest distance', () => {
    assert(
      property(times, double({ min: -1e12, max: 2e12, noNaN: true }), (timesMs, timeMs) => {
        const index = nearestIndex(timesMs, timeMs) ?? -1;
        const distance = Math.abs((timesMs[index] ?? Number.NaN) - timeMs);
        expect(distance).toBe(Math.min(...timesMs.map((one) => Math.abs(one - timeMs))));
      }),
    );
    expect(nearestIndex([], 5)).toBeNull();
  });

  it('sliceData keeps series and times equally long', () => {
    assert(
      property(array(tuple(integer(), integer())), ranges, (rows, range) => {
        const timesMs = rows.map((_, index) => index * 1e9);
        const data = { timesMs, series: [0, 1].map((at) => ({ id: `${at}`, label: '', values: rows.map((row) => row[at] ?? null) })) };
        const sliced = sliceData(data, range);
        expect(sliced.series.map(({ values }) => values.length)).toEqual([sliced.timesMs.length, sliced.timesMs.length]);
        expect(sliceData(data, null)).toBe(data);
      }),
    );
  });
});

test('widenRange keeps the center', () => {
  expect(widenRange({ fromMs: 1000, toMs: 3000 }, 2)).toEqual({ fromMs: 0, toMs: 4000 });
});
