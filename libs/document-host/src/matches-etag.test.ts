import { expect, it } from 'vitest';
import { matchesEtag } from './matches-etag.ts';

it.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match %j of "a" is %s', (header, expected) => {
  expect(matchesEtag(header, '"a"')).toBe(expected);
});
