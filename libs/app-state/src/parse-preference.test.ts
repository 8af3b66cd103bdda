import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePreference } from './parse-preference.ts';
import { defaultPreferences, preferenceShapes } from './preferences.ts';
import { preferenceNames } from './storage-keys.ts';

test('a missing value is the default', () => {
  for (const name of preferenceNames) expect(parsePreference(name, null)).toEqual(defaultPreferences[name]);
});

test.each(['', '{', 'undefined', '"no such"', '[]', '{"a":1}'])('the corrupt value %s is the default', (text) => {
  for (const name of preferenceNames) expect(parsePreference(name, text)).toEqual(defaultPreferences[name]);
});

test('whatever is stored, what is read has the shape of its preference', () => {
  fc.assert(
    fc.property(fc.constantFrom(...preferenceNames), fc.oneof(fc.string(), fc.json()), (name, text) => {
      expect(preferenceShapes[name](parsePreference(name, text))).toBe(true);
    }),
  );
});

test('only a section of the route table is remembered', () => {
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
])('the commands used last are read as %s', (text, value) => {
  expect(parsePreference('recentCommands', text)).toEqual(value);
});
