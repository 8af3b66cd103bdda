import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePreference, defaultPreferences, preferenceShapes, preferenceNames, storageKeyOf } from './preferences.ts';

describe('parsePreference', () => {
  test('returns the default for a missing value', () => {
    for (const name of preferenceNames) expect(parsePreference(name, null)).toEqual(defaultPreferences[name]);
  });

  test.each(['', '{', 'undefined', '"no such"', '[]', '{"a":1}'])('returns the default for the corrupt value %s', (text) => {
    for (const name of preferenceNames) expect(parsePreference(name, text)).toEqual(defaultPreferences[name]);
  });

  test('returns a value of the right shape for any stored text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...preferenceNames), fc.oneof(fc.string(), fc.json()), (name, text) => {
        expect(preferenceShapes[name](parsePreference(name, text))).toBe(true);
      }),
    );
  });

  test('accepts only sections of the route table', () => {
    expect(parsePreference('selectedLastUrlKeyInDashboard', '"statistics"')).toBe('statistics');
    expect(parsePreference('selectedLastUrlKeyInDashboard', '"proj_abc"')).toBeNull();
    expect(parsePreference('selectedLastUrlKeyInDashboard', '"../login"')).toBeNull();
  });

  test.each([
    ['["page:usage","project:proj_1"]', ['page:usage', 'project:proj_1']],
    ['["page:usage","page:usage"]', []],
    ['["javascript:alert(1)"]', []],
    ['["a:1","a:2","a:3","a:4","a:5","a:6","a:7"]', []],
    ['{"0":"page:usage"}', []],
  ])('parses recent commands %s', (text, value) => {
    expect(parsePreference('recentCommands', text)).toEqual(value);
  });
});

describe('storage keys', () => {
  // A contract between builds and between the three apps: changing a key loses stored values.
  test('are exactly these, with these defaults', () => {
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
});
