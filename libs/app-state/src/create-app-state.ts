import { createStore, type StoreApi } from 'zustand/vanilla';
import { parsePreference } from './parse-preference.ts';
import { readPreferences, writePreference, type PreferenceStorage } from './preference-storage.ts';
import { defaultPreferences, type Preferences } from './preferences.ts';
import { preferenceNames, storageKeyOf } from './storage-keys.ts';

export interface CreateAppStateParameters {
  /** Where preferences persist; undefined keeps them in memory (server rendering, blocked storage). */
  readonly storage?: PreferenceStorage | undefined;
  /** Where `storage` events of other tabs arrive; the window. */
  readonly events?: EventTarget | undefined;
}

export type AppState = Pick<StoreApi<Preferences>, 'getState' | 'getInitialState' | 'subscribe'> & {
  /** Sets some preferences and stores those that changed. */
  set: (changes: Partial<Preferences>) => void;
};

/**
 * A store of persisted preferences. Each preference has its own storage key, so that two tabs changing two preferences
 * do not undo each other; a change made in another tab arrives at once through the `storage` event.
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
