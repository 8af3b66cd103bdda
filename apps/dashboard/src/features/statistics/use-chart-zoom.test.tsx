import type { TimeRange } from '@onepoint/charts';
import { act, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { panBounds, useZoom, zoomSpan } from './use-chart-zoom.ts';

describe('panBounds', () => {
  const nowMs = Date.parse('2026-11-22T12:00:00Z');
  const agoMs = (days: number): number => nowMs - days * 86_400_000;

  test('limits panning to the last year', () => {
    expect(panBounds({ fromMs: agoMs(7), toMs: agoMs(6) }, nowMs)).toEqual({ fromMs: agoMs(365), toMs: nowMs });
  });

  test('includes the current range, however old', () => {
    expect(panBounds({ fromMs: agoMs(800), toMs: agoMs(700) }, nowMs)).toEqual({ fromMs: agoMs(800), toMs: nowMs });
    expect(panBounds({ fromMs: agoMs(1), toMs: nowMs + 1 }, nowMs).toMs).toBe(nowMs + 1);
  });
});

describe('zoomSpan', () => {
  const minuteMs = 60_000;
  const shared = { bucketMs: 10 * minuteMs, granularityInSecs: 60, nowMs: 100.5 * minuteMs };

  test('rounds to whole buckets', () => {
    expect(zoomSpan({ ...shared, zoomed: { fromMs: 19.6 * minuteMs, toMs: 30.4 * minuteMs } })).toEqual({
      fromMs: 20 * minuteMs,
      toMs: 31 * minuteMs,
    });
  });

  test('ends now if it reaches the current bucket', () => {
    expect(zoomSpan({ ...shared, zoomed: { fromMs: 90 * minuteMs, toMs: 99.8 * minuteMs } }).toMs).toBeNull();
  });

  test('never returns an empty, negative or future span', () => {
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
});

describe('useZoom', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const first: TimeRange = { fromMs: 1, toMs: 5 };
  const second: TimeRange = { fromMs: 2, toMs: 6 };

  function renderZoom() {
    const onSettle = vi.fn();
    const { result, rerender } = renderHook(({ scope }) => useZoom(scope, onSettle), { initialProps: { scope: '7d' } });
    const zoom = (range: TimeRange | null) => act(() => result.current[1](range));
    return { onSettle, rerender, zoom, shown: () => result.current[0] };
  }

  test('follows a gesture immediately and reports it once it settles', () => {
    const { onSettle, zoom, shown } = renderZoom();
    zoom(first);
    zoom(second);
    expect(shown()).toEqual(second);
    expect(onSettle).not.toHaveBeenCalled();
    act(() => void vi.runAllTimers());
    expect(onSettle.mock.calls).toEqual([[second]]);
  });

  test('reports a reset immediately', () => {
    const { onSettle, zoom, shown } = renderZoom();
    zoom(first);
    zoom(null);
    expect(onSettle.mock.calls).toEqual([[null]]);
    expect(shown()).toBeUndefined();
    act(() => void vi.runAllTimers());
    expect(onSettle).toHaveBeenCalledTimes(1);
  });

  test('discards the gesture when the URL changes', () => {
    const { zoom, shown, rerender } = renderZoom();
    zoom(first);
    rerender({ scope: 'a span' });
    expect(shown()).toBeUndefined();
  });
});
