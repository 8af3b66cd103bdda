import type { Navigator, NavigatorState } from '@onepoint/navigation';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavigatorState } from './use-navigator-state.ts';

const first: NavigatorState<string> = {
  location: { pathname: '/', search: '', hash: '', key: 'a' },
  page: 'first',
  arrival: 'initial',
  loading: undefined,
  failure: undefined,
};

function createFakeNavigator() {
  let state = first;
  const listeners = new Set<() => void>();
  const navigator: Navigator<string> = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: async () => Promise.resolve(),
    fail: () => undefined,
    clearFailure: () => undefined,
  };
  const change = (changes: Partial<NavigatorState<string>>): void =>
    act(() => {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    });
  return { navigator, change };
}

const showFrames = (count: number): void => {
  for (let frame = 0; frame < count; frame += 1) act(() => void vi.advanceTimersByTime(17));
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('draws a page that is at hand once', () => {
  const { navigator, change } = createFakeNavigator();
  const seen: (string | undefined)[] = [];
  const { result } = renderHook(() => {
    const state = useNavigatorState(navigator);
    seen.push(state.loading);
    return state;
  });
  change({ loading: '/second' });
  change({ loading: undefined, page: 'second' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current.page).toBe('second');
  expect(seen).not.toContain('/second');
});

it('tells of a page that takes a moment', () => {
  const { navigator, change } = createFakeNavigator();
  const { result } = renderHook(() => useNavigatorState(navigator));
  change({ loading: '/second' });
  act(() => void vi.advanceTimersByTime(100));
  expect(result.current.loading).toBe('/second');
});

it('takes a notice away as soon as the page is tried again', () => {
  const { navigator, change } = createFakeNavigator();
  const { result } = renderHook(() => useNavigatorState(navigator));
  change({ failure: { error: new Error('offline'), href: '/second' } });
  change({ failure: undefined, loading: '/second' });
  expect(result.current.failure).toBeUndefined();
  expect(result.current.loading).toBe('/second');
});

describe('a page that is revealed', () => {
  const takeBack = vi.fn<() => void>();
  const reveal = ({ page }: NavigatorState<string>) => (page === 'ahead' ? takeBack : undefined);
  beforeEach(() => takeBack.mockReset());

  it('is told of once it is painted', () => {
    const { navigator, change } = createFakeNavigator();
    const { result } = renderHook(() => useNavigatorState(navigator, reveal));
    change({ page: 'ahead' });
    showFrames(1);
    expect(result.current.page).toBe('first');
    showFrames(2);
    expect(result.current.page).toBe('ahead');
    expect(takeBack).not.toHaveBeenCalled();
  });

  it('is taken back for another page', () => {
    const { navigator, change } = createFakeNavigator();
    const { result } = renderHook(() => useNavigatorState(navigator, reveal));
    change({ page: 'ahead' });
    change({ page: 'third' });
    expect(takeBack).toHaveBeenCalledOnce();
    expect(result.current.page).toBe('third');
    showFrames(3);
    expect(result.current.page).toBe('third');
  });

  it('stays while the next one loads', () => {
    const { navigator, change } = createFakeNavigator();
    const { result } = renderHook(() => useNavigatorState(navigator, reveal));
    change({ page: 'ahead' });
    change({ loading: '/third' });
    showFrames(3);
    expect(takeBack).not.toHaveBeenCalled();
    expect(result.current.page).toBe('ahead');
  });
});
