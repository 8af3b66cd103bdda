import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSegments } from './parse-segments.ts';

it('decodes a path into its segments', () => {
  expect(parseSegments('/docs//quick%20start/')).toEqual(['docs', 'quick start']);
  expect(parseSegments('/.well-known/security.txt')).toEqual(['.well-known', 'security.txt']);
});

it('refuses what could leave the folder it is looked up in', () => {
  const disguises = fc.constantFrom('..', '.', '%2e%2e', '.%2e', 'a%2fb', 'a%5cb', 'a%00', '%c0%ae', '%', '.git');
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'docs', 'x.html')), disguises, fc.array(fc.constant('b')), (before, disguise, after) => {
      expect(parseSegments(`/${[...before, disguise, ...after].join('/')}`)).toBeUndefined();
    }),
  );
});
