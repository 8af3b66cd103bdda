import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLoaded } from './use-loaded.ts';

const seven = () => Promise.resolve(7);

afterEach(cleanup);

it('gives what was loaded', async () => {
  const { result } = renderHook(() => useLoaded(seven));
  expect(result.current).toMatchObject({ value: undefined, failed: false });
  await waitFor(() => expect(result.current.value).toBe(7));
});

it('a failure is told, and another try may succeed', async () => {
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(8);
  const { result } = renderHook(() => useLoaded(load));
  await waitFor(() => expect(result.current.failed).toBe(true));
  act(() => result.current.retry());
  expect(result.current.failed).toBe(false);
  await waitFor(() => expect(result.current.value).toBe(8));
});

it('what arrives after the last one who wanted it is dropped', async () => {
  const signals: AbortSignal[] = [];
  const load = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<number>(() => undefined);
  };
  const { unmount } = renderHook(() => useLoaded(load));
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
