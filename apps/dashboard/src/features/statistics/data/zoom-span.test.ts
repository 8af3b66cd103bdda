import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { zoomSpan } from './zoom-span.ts';

const minuteMs = 60_000;
const shared = { bucketMs: 10 * minuteMs, granularityInSecs: 60, nowMs: 100.5 * minuteMs };

test('a part holds the whole buckets whose points are nearest to its ends', () => {
  expect(zoomSpan({ ...shared, zoomed: { fromMs: 19.6 * minuteMs, toMs: 30.4 * minuteMs } })).toEqual({
    fromMs: 20 * minuteMs,
    toMs: 31 * minuteMs,
  });
});

test('a part that reaches the bucket still filling lasts until now', () => {
  expect(zoomSpan({ ...shared, zoomed: { fromMs: 90 * minuteMs, toMs: 99.8 * minuteMs } }).toMs).toBeNull();
});

test('a span is never empty, backwards or in the future', () => {
  const times = fc.integer({ min: 0, max: 200 * minuteMs });
  fc.assert(
    fc.property(times, times, (one, other) => {
      const { fromMs, toMs } = zoomSpan({ ...shared, zoomed: { fromMs: Math.min(one, other), toMs: Math.max(one, other) } });
      expect(fromMs).toBeLessThanOrEqual(shared.nowMs);
      expect((toMs ?? shared.nowMs) - fromMs).toBeGreaterThan(0);
      expect(toMs ?? 0).toBeLessThanOrEqual(shared.nowMs);
    }),
  );
});
