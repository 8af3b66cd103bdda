import type { TimeRange } from '@onepoint/charts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useZoom } from './use-zoom.ts';

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

test('a gesture is followed at once and told of when it rests', () => {
  const { onSettle, zoom, shown } = renderZoom();
  zoom(first);
  zoom(second);
  expect(shown()).toEqual(second);
  expect(onSettle).not.toHaveBeenCalled();
  act(() => void vi.runAllTimers());
  expect(onSettle.mock.calls).toEqual([[second]]);
});

test('leading back to everything is told of at once', () => {
  const { onSettle, zoom, shown } = renderZoom();
  zoom(first);
  zoom(null);
  expect(onSettle.mock.calls).toEqual([[null]]);
  expect(shown()).toBeUndefined();
  act(() => void vi.runAllTimers());
  expect(onSettle).toHaveBeenCalledTimes(1);
});

test('what the address asks for next takes its place', () => {
  const { zoom, shown, rerender } = renderZoom();
  zoom(first);
  rerender({ scope: 'a span' });
  expect(shown()).toBeUndefined();
});
