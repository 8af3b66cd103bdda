import { useSyncExternalStore } from 'react';
import { appState } from './app-state.ts';
import type { Preferences } from './preferences.ts';
import type { PreferenceName } from './storage-keys.ts';

/** One preference, live: re-renders when this or another tab changes it. Prerendered pages hydrate with the default. */
export function useAppState<Name extends PreferenceName>(name: Name): Preferences[Name] {
  return useSyncExternalStore(
    appState.subscribe,
    () => appState.getState()[name],
    () => appState.getInitialState()[name],
  );
}
