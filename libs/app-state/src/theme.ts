import type { AppState } from './app-state.ts';
import type { ThemeMode } from './preferences.ts';

/** The browser's theme color (`<meta name="theme-color">`) per theme. */
export const themeColors = { light: '#7b61f3', dark: '#24449f' } as const;

export type Theme = keyof typeof themeColors;

/** Applies a theme to the page: `data-theme` on the root element, which selects the CSS tokens, and the browser's theme color. */
export function applyTheme(theme: Theme, document: Document): void {
  document.documentElement.dataset['theme'] = theme;
  let meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'theme-color';
    document.head.append(meta);
  }
  meta.content = themeColors[theme];
}

/** Resolves `system` to the system preference. */
export function resolveTheme(mode: ThemeMode, systemIsDark: boolean): Theme {
  if (mode === 'system') return systemIsDark ? 'dark' : 'light';
  return mode;
}

export interface WatchThemeParameters {
  readonly state: AppState;
  readonly window: Pick<Window, 'document' | 'matchMedia'>;
}

/**
 * Keeps the page's theme in sync with `themeMode`, and with the system preference while the mode is `system`.
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
