import { expect, it } from 'vitest';
import { ownerOf } from './area.ts';

it.each([
  ['/', 'site'],
  ['/docs', 'site'],
  ['/docs/quick-start', 'site'],
  ['/docsx', 'site'],
  ['/login', 'dashboard'],
  ['/login/factor-one', 'dashboard'],
  ['/loginx', 'site'],
  ['/sso-callback', 'dashboard'],
  ['/workspace/profile', 'dashboard'],
  ['/dashboard', 'dashboard'],
  ['/pricing/dashboard', 'site'],
  ['/playground/', 'playground'],
  ['/api/reference', 'server'],
  ['/rpc/ethereum/public', 'server'],
  ['/constructor', 'site'],
])('%s is owned by the %s', (pathname, owner) => {
  expect(ownerOf(pathname)).toBe(owner);
});
