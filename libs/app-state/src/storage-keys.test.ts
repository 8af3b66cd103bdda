import { expect, test } from 'vitest';
import { defaultPreferences } from './preferences.ts';
import { preferenceNames, storageKeyOf } from './storage-keys.ts';

// A contract between builds and between the three apps: changing a line here loses what people have stored.
test('the stored keys and defaults are exactly these', () => {
  expect(Object.fromEntries(preferenceNames.map((name) => [storageKeyOf(name), defaultPreferences[name]]))).toEqual({
    'onepoint:langCode:v1': 'curl',
    'onepoint:selectedDocChain:v1': null,
    'onepoint:selectedLastUrlKeyInDashboard:v1': null,
    'onepoint:pong:v1': true,
    'onepoint:projectId:v1': null,
    'onepoint:cookieConsent:v1': null,
    'onepoint:chartRange:v1': '24h',
    'onepoint:themeMode:v1': 'light',
    'onepoint:locale:v1': null,
    'onepoint:docsApiKey:v1': null,
    'onepoint:referralCode:v1': null,
    'onepoint:recentCommands:v1': [],
    'onepoint:hasSignedIn:v1': false,
    'onepoint:hasVisitedHome:v1': false,
    'onepoint:dashboardLocale:v1': null,
  });
});
