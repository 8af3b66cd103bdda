import { useSyncExternalStore } from 'react';
import { useAppState } from './app-state.ts';
import { resolveTheme, type Theme } from './theme.ts';

const query = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const system = matchMedia(query);
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}

/** The theme on screen: the stored mode, with `system` resolved. Re-renders when the mode or the system preference changes. */
export function useTheme(): Theme {
  const mode = useAppState('themeMode');
  const systemIsDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  return resolveTheme(mode, systemIsDark);
}
