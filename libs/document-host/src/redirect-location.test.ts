import { expect, it } from 'vitest';
import { chosenEnglishPath, redirectLocation } from './redirect-location.ts';

it.each([
  ['/pricing', '/pricing/', '/pricing'],
  ['/pricing', '/pricing/?a=1&b=2', '/pricing?a=1&b=2'],
  [chosenEnglishPath, '/en', '/?lang=en'],
  [chosenEnglishPath, '/en?ref=abcd1234', '/?lang=en&ref=abcd1234'],
])('redirects to %s from %s by %s', (path, target, location) => {
  expect(redirectLocation(path, target)).toBe(location);
});
