import { expect, test } from 'vitest';
import { referralLink } from './referral-link.ts';

test('a code stands in an address of the site', () => {
  expect(referralLink('k3Wq9ZtB')).toBe(`${location.origin}/?ref=k3Wq9ZtB`);
});
