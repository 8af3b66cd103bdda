export { appState } from './app-state.ts';
export { createAppState, type AppState, type CreateAppStateParameters } from './create-app-state.ts';
export { useAppState } from './use-app-state.ts';
export {
  chartRanges,
  dashboardSectionSlugs,
  defaultPreferences,
  recentCommandsMax,
  sampleLanguages,
  themeModes,
  type ChartRange,
  type CookieConsent,
  type DashboardSectionSlug,
  type Preferences,
  type SampleLanguage,
  type ThemeMode,
} from './preferences.ts';
export { guardStorage, localStore, sessionStore, type PageStorage } from './page-storage.ts';
export type { PreferenceStorage } from './preference-storage.ts';
export { storageKeyOf, type PreferenceName } from './storage-keys.ts';
export { applyTheme } from './theme/apply-theme.ts';
export { resolveTheme } from './theme/resolve-theme.ts';
export { themeColors, type Theme } from './theme/theme-colors.ts';
export { watchTheme, type WatchThemeParameters } from './theme/watch-theme.ts';
