import { expect, test, vi } from 'vitest';
import { createAppState } from './create-app-state.ts';
import { guardStorage } from './page-storage.ts';
import { defaultPreferences } from './preferences.ts';
import { storageKeyOf } from './storage-keys.ts';

const anotherTab = (key: string | null, newValue: string | null): Event => new StorageEvent('storage', { key, newValue });

test('a preference survives a reload', () => {
  createAppState({ storage: localStorage }).set({ themeMode: 'dark', projectId: 'proj_1' });
  expect(createAppState({ storage: localStorage }).getState()).toEqual({ ...defaultPreferences, themeMode: 'dark', projectId: 'proj_1' });
});

test('only what changed is written, so that tabs do not undo each other', () => {
  const state = createAppState({ storage: localStorage });
  state.set({ themeMode: 'light', langCode: 'viem' });
  expect(localStorage.length).toBe(1);
  expect(localStorage.getItem(storageKeyOf('langCode'))).toBe('"viem"');
});

test('a change in another tab arrives, parsed', () => {
  const events = new EventTarget();
  const state = createAppState({ storage: localStorage, events });
  events.dispatchEvent(anotherTab(storageKeyOf('themeMode'), '"dark"'));
  expect(state.getState().themeMode).toBe('dark');
  events.dispatchEvent(anotherTab(storageKeyOf('themeMode'), '"sepia"'));
  expect(state.getState().themeMode).toBe('light');
});

test('a foreign key in another tab changes nothing', () => {
  const events = new EventTarget();
  const state = createAppState({ storage: localStorage, events });
  const before = state.getState();
  events.dispatchEvent(anotherTab('__clerk_client', '1'));
  expect(state.getState()).toBe(before);
});

test('clearing the storage in another tab gives the defaults', () => {
  const events = new EventTarget();
  const state = createAppState({ storage: localStorage, events });
  state.set({ chartRange: '7d' });
  events.dispatchEvent(anotherTab(null, null));
  expect(state.getState()).toEqual(defaultPreferences);
});

const refuse = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

test('a blocked storage leaves a working store with the defaults', () => {
  const state = createAppState({ storage: guardStorage(refuse) });
  const listener = vi.fn();
  state.subscribe(listener);
  state.set({ pong: false });
  expect(state.getState()).toEqual({ ...defaultPreferences, pong: false });
  expect(listener).toHaveBeenCalledOnce();
});
