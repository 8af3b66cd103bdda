import { isBoolean, listOf, matching, nullable, oneOf, type Shape, type ShapeValue } from './shape.ts';
import type { PreferenceName } from './storage-keys.ts';

/** Languages of the code samples. */
export const sampleLanguages = ['curl', 'viem', 'ethers', 'javascript', 'python', 'go', 'rust'] as const;

/** Ranges that the charts offer, by how far back they reach from now. */
export const chartRanges = ['1h', '24h', '7d', '30d', '90d'] as const;

/**
 * Sections of the dashboard that may be remembered as the last one visited. API keys, at `/dashboard` itself, is the
 * default and is remembered as null. The settings are not remembered: "Back to the project" leads
 * from them to the section before. Nor are pages for developers: without dev mode there are none. The dashboard's route table is checked against this list.
 */
export const dashboardSectionSlugs = [
  'statistics',
  'usage',
  'plans',
  'payments',
  'promo-code',
  'referrals',
  'partners',
  'providers',
  'providers/statistics',
] as const;

/** How many commands of the palette are remembered. */
export const recentCommandsMax = 6;

export const themeModes = ['light', 'dark', 'system'] as const;

/** The shape of each preference as it is stored. What does not parse counts as absent. */
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

/** What a first visit starts with. `cookieConsent: null` shows the banner, `locale: null` means no explicit choice, `docsApiKey: null` that no key is remembered for the samples, `referralCode: null` that nobody brought the reader, `hasSignedIn: false` that nobody has been signed in on this device, or that they are no more, `hasVisitedHome: false` that the home page may lead to the language of the browser, `dashboardLocale: null` that the dashboard has been open in no language. */
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
