export {
  appState,
  createAppState,
  useAppState,
  type AppState,
  type CreateAppStateParameters,
  type PreferenceStorage,
} from './app-state.ts';
export { guardStorage, localStore, sessionStore, type PageStorage } from './page-storage.ts';
export {
  chartRanges,
  dashboardSectionSlugs,
  defaultPreferences,
  recentCommandsMax,
  sampleLanguages,
  storageKeyOf,
  themeModes,
  type ChartRange,
  type CookieConsent,
  type DashboardSectionSlug,
  type PreferenceName,
  type Preferences,
  type SampleLanguage,
  type ThemeMode,
} from './preferences.ts';
export { applyTheme, resolveTheme, themeColors, watchTheme, type Theme, type WatchThemeParameters } from './theme.ts';
export { useTheme } from './use-theme.ts';
