/** Checks that the next release can read what the last one stored (`released-preferences.json`, written by `npx nx release`). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createAppState } from './app-state.ts';
import {
  chartRanges,
  dashboardSectionSlugs,
  defaultPreferences,
  parsePreference,
  preferenceNames,
  sampleLanguages,
  storageKeyOf,
  themeModes,
  type Preferences,
} from './preferences.ts';

const samples: { readonly [Name in keyof Preferences]: readonly Preferences[Name][] } = {
  langCode: sampleLanguages,
  selectedDocChain: [null, 'ethereum', 'arbitrum-nova'],
  selectedLastUrlKeyInDashboard: [null, ...dashboardSectionSlugs],
  pong: [true, false],
  projectId: [null, 'proj_V1StGXR8_Z5jdHi6B-myT'],
  cookieConsent: [null, 'all', 'off'],
  chartRange: chartRanges,
  themeMode: themeModes,
  locale: [null, 'en', 'ja'],
  docsApiKey: [null, `op_${'aB3'.repeat(8)}`],
  referralCode: [null, 'k3Wq9ZtB'],
  recentCommands: [[], ['page:usage', 'project:proj_1']],
  hasSignedIn: [true, false],
  hasVisitedHome: [true, false],
  dashboardLocale: [null, 'en', 'zh'],
};
/** Keys that are deliberately no longer read. */
const abandoned: readonly string[] = [];

const recordFile = join(import.meta.dirname, '../released-preferences.json');
const current = Object.fromEntries(
  preferenceNames.map((name) => [storageKeyOf(name), samples[name].map((value) => JSON.stringify(value))]),
);
if (process.env['RELEASE_RECORDS'] === 'write') writeFileSync(recordFile, `${JSON.stringify(current, null, 2)}\n`);
const released = Object.entries(JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, readonly string[]>);

it.each(released.filter(([key]) => !abandoned.includes(key)))('keeps what the last release stored as %s', (key, texts) => {
  const name = preferenceNames.find((candidate) => storageKeyOf(candidate) === key);
  if (name === undefined) throw new Error(`Nothing reads ${key} anymore: people lose what they chose`);
  expect(texts.map((text) => parsePreference(name, text))).toEqual(texts.map((text) => JSON.parse(text) as unknown));
});

it.each(['"from-a-later-release"', '{"later":true}', '["later"]', '17'])(
  'works with %s of a later release, and leaves it there',
  (text) => {
    const stored = new Map(preferenceNames.map((name) => [storageKeyOf(name), text]));
    const state = createAppState({
      storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
    });
    // Some preferences accept any text.
    for (const name of preferenceNames) expect(state.getState()[name]).toEqual(parsePreference(name, text));
    expect(state.getState().themeMode).toBe(defaultPreferences.themeMode);
    state.set({ pong: false });
    expect(stored.get(storageKeyOf('themeMode'))).toBe(text);
    expect(stored.get(storageKeyOf('pong'))).toBe('false');
  },
);
