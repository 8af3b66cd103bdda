import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appState, createAppState, useAppState } from './app-state.ts';
import { guardStorage } from './page-storage.ts';
import { defaultPreferences, storageKeyOf } from './preferences.ts';

const anotherTab = (key: string | null, newValue: string | null): Event => new StorageEvent('storage', { key, newValue });

test('keeps a preference after a reload', () => {
  createAppState({ storage: localStorage }).set({ themeMode: 'dark', projectId: 'proj_1' });
  expect(createAppState({ storage: localStorage }).getState()).toEqual({ ...defaultPreferences, themeMode: 'dark', projectId: 'proj_1' });
});

test('writes only changed preferences, so that tabs do not overwrite each other', () => {
  const state = createAppState({ storage: localStorage });
  state.set({ themeMode: 'light', langCode: 'viem' });
  expect(localStorage.length).toBe(1);
  expect(localStorage.getItem(storageKeyOf('langCode'))).toBe('"viem"');
});

test('applies and parses a change in another tab', () => {
  const events = new EventTarget();
  const state = createAppState({ storage: localStorage, events });
  events.dispatchEvent(anotherTab(storageKeyOf('themeMode'), '"dark"'));
  expect(state.getState().themeMode).toBe('dark');
  events.dispatchEvent(anotherTab(storageKeyOf('themeMode'), '"sepia"'));
  expect(state.getState().themeMode).toBe('light');
});

test('ignores other keys changed in another tab', () => {
  const events = new EventTarget();
  const state = createAppState({ storage: localStorage, events });
  const before = state.getState();
  events.dispatchEvent(anotherTab('__clerk_client', '1'));
  expect(state.getState()).toBe(before);
});

test('resets to the defaults when another tab clears the storage', () => {
  const events = new EventTarget();
  const state = createAppState({ storage: localStorage, events });
  state.set({ chartRange: '7d' });
  events.dispatchEvent(anotherTab(null, null));
  expect(state.getState()).toEqual(defaultPreferences);
});

const refuse = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

test('works with the defaults when storage is blocked', () => {
  const state = createAppState({ storage: guardStorage(refuse) });
  const listener = vi.fn();
  state.subscribe(listener);
  state.set({ pong: false });
  expect(state.getState()).toEqual({ ...defaultPreferences, pong: false });
  expect(listener).toHaveBeenCalledOnce();
});

test('re-renders a component only when its preference changes', () => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useAppState('langCode');
  });
  expect(result.current).toBe('curl');
  act(() => appState.set({ pong: false }));
  expect(renders).toBe(1);
  act(() => appState.set({ langCode: 'ethers' }));
  expect(result.current).toBe('ethers');
});
