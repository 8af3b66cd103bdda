/** Type guard for a stored value. A schema library would be larger than this whole module on every public page. */
export type Shape<Value> = (value: unknown) => value is Value;

type ShapeValue<S> = S extends Shape<infer Value> ? Value : never;

function oneOf<const Value extends string>(values: readonly Value[]): Shape<Value> {
  return (value): value is Value => (values as readonly unknown[]).includes(value);
}

function matching(pattern: RegExp): Shape<string> {
  return (value): value is string => typeof value === 'string' && pattern.test(value);
}

function nullable<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value): value is Value | null => value === null || shape(value);
}

const isBoolean: Shape<boolean> = (value) => typeof value === 'boolean';

function listOf<Value>(shape: Shape<Value>, lengthMax: number): Shape<readonly Value[]> {
  return (value): value is readonly Value[] =>
    Array.isArray(value) && value.length <= lengthMax && value.every(shape) && new Set(value).size === value.length;
}

/**
 * Every preference in `localStorage` with the version of its shape. The three apps share an origin, so keys are defined only here. Increase the
 * version when a shape changes; values of older versions are then ignored.
 */
const storageVersions = {
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

/** The `localStorage` key of a preference: `onepoint:{name}:v{version}`. */
export function storageKeyOf(name: PreferenceName): string {
  return `onepoint:${name}:v${storageVersions[name]}`;
}

export const preferenceNames = Object.keys(storageVersions) as PreferenceName[];

export const sampleLanguages = ['curl', 'viem', 'ethers', 'javascript', 'python', 'go', 'rust'] as const;

/** Chart time ranges that end now. */
export const chartRanges = ['1h', '24h', '7d', '30d', '90d'] as const;

/**
 * Dashboard sections that can be stored as the last one visited. API keys (`/dashboard`) is the default and stored as null. Settings are not stored,
 * because "Back to the project" returns to the section before them, and neither are developer pages, which exist only in dev mode. A test compares
 * the dashboard's routes with this list.
 */
export const dashboardSectionSlugs = [
  'statistics',
  'usage',
  'requests',
  'plans',
  'payments',
  'transactions',
  'promo-code',
  'referrals',
  'partners',
  'providers',
  'providers/statistics',
] as const;

export const recentCommandsMax = 6;

export const themeModes = ['light', 'dark', 'system'] as const;

/** Shape of each stored preference. Invalid values count as missing. */
export const preferenceShapes = {
  langCode: oneOf(sampleLanguages),
  selectedDocChain: nullable(matching(/^[a-z][a-z0-9-]{0,39}$/)),
  selectedLastUrlKeyInDashboard: nullable(oneOf(dashboardSectionSlugs)),
  pong: isBoolean,
  projectId: nullable(matching(/^proj_[\w-]{1,64}$/)),
  cookieConsent: nullable(oneOf(['all', 'off'])),
  chartRange: oneOf(chartRanges),
  themeMode: oneOf(themeModes),
  locale: nullable(matching(/^[a-z]{2}$/)),
  docsApiKey: nullable(matching(/^op_[A-Za-z0-9]{20,80}$/)),
  referralCode: nullable(matching(/^[0-9A-Za-z]{8}$/)),
  recentCommands: listOf(matching(/^[a-z]{1,16}:[\w.-]{1,80}$/), recentCommandsMax),
  hasSignedIn: isBoolean,
  hasVisitedHome: isBoolean,
  dashboardLocale: nullable(matching(/^[a-z]{2}$/)),
} satisfies Record<PreferenceName, Shape<unknown>>;

export type Preferences = { [Name in PreferenceName]: ShapeValue<(typeof preferenceShapes)[Name]> };

export type SampleLanguage = Preferences['langCode'];
export type ChartRange = Preferences['chartRange'];
export type ThemeMode = Preferences['themeMode'];
export type CookieConsent = Preferences['cookieConsent'];
export type DashboardSectionSlug = (typeof dashboardSectionSlugs)[number];

/**
 * Values on the first visit.
 *
 * - `cookieConsent: null` shows the banner
 * - `locale: null` means no explicit choice of language
 * - `docsApiKey: null` means no API key for code samples
 * - `referralCode: null` means no referral
 * - `hasSignedIn: false` means signed out on this device
 * - `hasVisitedHome: false` lets the home page redirect to the browser's language
 * - `dashboardLocale: null` means the dashboard was never opened
 */
export const defaultPreferences: Preferences = {
  langCode: 'curl',
  selectedDocChain: null,
  selectedLastUrlKeyInDashboard: null,
  pong: true,
  projectId: null,
  cookieConsent: null,
  chartRange: '24h',
  themeMode: 'light',
  locale: null,
  docsApiKey: null,
  referralCode: null,
  recentCommands: [],
  hasSignedIn: false,
  hasVisitedHome: false,
  dashboardLocale: null,
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Parses a stored value. Returns the default for anything that does not match the preference's shape, such as broken JSON or a value of an older
 * build.
 *
 * @param text the raw `localStorage` value, null if there is none
 */
export function parsePreference<Name extends PreferenceName>(name: Name, text: string | null): Preferences[Name] {
  if (text === null) return defaultPreferences[name];
  const value = parseJson(text);
  return preferenceShapes[name](value) ? (value as Preferences[Name]) : defaultPreferences[name];
}
