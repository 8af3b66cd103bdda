import type { ThemeMode } from '../preferences.ts';
import type { Theme } from './theme-colors.ts';

/** The theme that a mode shows, given whether the system prefers dark. */
export function resolveTheme(mode: ThemeMode, systemIsDark: boolean): Theme {
  if (mode === 'system') return systemIsDark ? 'dark' : 'light';
  return mode;
}
