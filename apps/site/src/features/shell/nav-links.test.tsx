import { expect, it } from 'vitest';
import { currentLink } from './nav-links.ts';

const hrefs = ['/docs', '/docs/methods', '/chains'];

it.each([
  ['/docs', '/docs'],
  ['/docs/quick-start', '/docs'],
  ['/docs/methods/eth_call', '/docs/methods'],
  ['/docsx', undefined],
  ['/', undefined],
])('%s is current for %s', (path, href) => {
  expect(currentLink(hrefs, path)).toBe(href);
});
