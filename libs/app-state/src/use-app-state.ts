import { useSyncExternalStore } from 'react';
import { appState } from './app-state.ts';
import type { Preferences, PreferenceName } from './preferences.ts';

/** Returns a preference and re-renders when this or another tab changes it. Prerendered pages hydrate with the default. */
export function useAppState<Name extends PreferenceName>(name: Name): Preferences[Name] {
  return useSyncExternalStore(
    appState.subscribe,
    () => appState.getState()[name],
    () => appState.getInitialState()[name],
  );
}
