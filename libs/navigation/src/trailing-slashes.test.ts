import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { removeTrailingSlashes } from './trailing-slashes.ts';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['', '/'],
  ['/docs/', '/docs'],
  ['/docs///', '/docs'],
  ['/a/b', '/a/b'],
])('%j becomes %j', (path, expected) => {
  expect(removeTrailingSlashes(path)).toBe(expected);
});

it('never leaves a trailing slash but the root, and is done after one pass', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const once = removeTrailingSlashes(path);
      expect(once === '/' || !once.endsWith('/')).toBe(true);
      expect(removeTrailingSlashes(once)).toBe(once);
    }),
  );
});
