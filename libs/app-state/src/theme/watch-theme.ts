import type { AppState } from '../create-app-state.ts';
import { applyTheme } from './apply-theme.ts';
import { resolveTheme } from './resolve-theme.ts';

export interface WatchThemeParameters {
  readonly state: AppState;
  readonly window: Pick<Window, 'document' | 'matchMedia'>;
}

/**
 * Keeps the page's theme equal to `themeMode`, and to the system's preference while the mode is `system`.
 *
 * @returns a function that stops watching
 */
export function watchTheme({ state, window }: WatchThemeParameters): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => applyTheme(resolveTheme(state.getState().themeMode, system.matches), window.document);
  apply();
  const unsubscribe = state.subscribe((now, before) => {
    if (now.themeMode !== before.themeMode) apply();
  });
  system.addEventListener('change', apply);
  return () => {
    unsubscribe();
    system.removeEventListener('change', apply);
  };
}
