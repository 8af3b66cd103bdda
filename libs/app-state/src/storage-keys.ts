/**
 * Every key the three apps keep in `localStorage`, with the version of its shape. This is the only place that names one:
 * the apps share an origin, so two spellings of one key would be two truths.
 * Raise the version when a shape changes; what an older version wrote is then ignored and the default holds.
 */
export const storageVersions = {
  langCode: 1,
  selectedDocChain: 1,
  selectedLastUrlKeyInDashboard: 1,
  pong: 1,
  projectId: 1,
  cookieConsent: 1,
  chartRange: 1,
  themeMode: 1,
  locale: 1,
  docsApiKey: 1,
  referralCode: 1,
  recentCommands: 1,
  hasSignedIn: 1,
  hasVisitedHome: 1,
  dashboardLocale: 1,
} as const;

export type PreferenceName = keyof typeof storageVersions;

/** The full `localStorage` key of a preference: `onepoint:{name}:v{version}`. */
export function storageKeyOf(name: PreferenceName): string {
  return `onepoint:${name}:v${storageVersions[name]}`;
}

export const preferenceNames = Object.keys(storageVersions) as PreferenceName[];
