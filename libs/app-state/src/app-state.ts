import { useSyncExternalStore } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { localStore } from './page-storage.ts';
import {
  parsePreference,
  defaultPreferences,
  type Preferences,
  preferenceNames,
  storageKeyOf,
  type PreferenceName,
} from './preferences.ts';

const isBrowser = typeof window !== 'undefined';

/** The page's preferences. On the server they have their defaults and are not persisted. */
export const appState = createAppState(isBrowser ? { storage: localStore, events: window } : {});

export interface CreateAppStateParameters {
  /** Undefined keeps preferences in memory. */
  readonly storage?: PreferenceStorage | undefined;
  /** Receives the `storage` events of other tabs: the window. */
  readonly events?: EventTarget | undefined;
}

export type AppState = Pick<StoreApi<Preferences>, 'getState' | 'getInitialState' | 'subscribe'> & {
  set: (changes: Partial<Preferences>) => void;
};

/**
 * Creates a store of persisted preferences. Each preference has its own storage key, so that tabs don't overwrite each other's changes. Changes in
 * other tabs arrive through the `storage` event.
 */
export function createAppState({ storage, events }: CreateAppStateParameters = {}): AppState {
  const store = createStore<Preferences>(() => readPreferences(storage));

  const set = (changes: Partial<Preferences>): void => {
    const before = store.getState();
    store.setState(changes);
    for (const name of preferenceNames) {
      const value = store.getState()[name];
      if (value !== before[name]) writePreference(storage, name, value);
    }
  };

  events?.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === null) return store.setState(defaultPreferences);
    const name = preferenceNames.find((candidate) => storageKeyOf(candidate) === key);
    if (name) store.setState({ [name]: parsePreference(name, newValue) });
  });

  return { getState: store.getState, getInitialState: () => defaultPreferences, subscribe: store.subscribe, set };
}

/** The part of `PageStorage` that preferences need. Must not throw. */
export interface PreferenceStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => unknown;
}

function readPreferences(storage: PreferenceStorage | undefined): Preferences {
  const read = (name: PreferenceName): string | null => storage?.getItem(storageKeyOf(name)) ?? null;
  return Object.fromEntries(preferenceNames.map((name) => [name, parsePreference(name, read(name))])) as Preferences;
}

function writePreference<Name extends PreferenceName>(storage: PreferenceStorage | undefined, name: Name, value: Preferences[Name]): void {
  storage?.setItem(storageKeyOf(name), JSON.stringify(value));
}

/** Returns a preference and re-renders when this or another tab changes it. Prerendered pages hydrate with the default. */
export function useAppState<Name extends PreferenceName>(name: Name): Preferences[Name] {
  return useSyncExternalStore(
    appState.subscribe,
    () => appState.getState()[name],
    () => appState.getInitialState()[name],
  );
}
