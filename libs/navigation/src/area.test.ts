import { expect, it } from 'vitest';
import { areaOf, ownerOf } from './area.ts';

it.each([
  ['/', 'main', 'site'],
  ['/docs', 'docs', 'site'],
  ['/docs/quick-start', 'docs', 'site'],
  ['/docsx', 'main', 'site'],
  ['/login', 'login', 'dashboard'],
  ['/login/factor-one', 'login', 'dashboard'],
  ['/loginx', 'main', 'site'],
  ['/sso-callback', 'main', 'dashboard'],
  ['/workspace/profile', 'dashboard', 'dashboard'],
  ['/dashboard', 'dashboard', 'dashboard'],
  ['/pricing/dashboard', 'main', 'site'],
  ['/playground/', 'main', 'playground'],
  ['/api/reference', 'main', 'server'],
  ['/rpc/ethereum/public', 'main', 'server'],
  ['/constructor', 'main', 'site'],
])('%s is in the area %s and answered by the %s', (pathname, area, owner) => {
  expect(areaOf(pathname)).toBe(area);
  expect(ownerOf(pathname)).toBe(owner);
});
