import { publicVariables } from '@onepoint/tools/vite-workspace';
import { expect, it } from 'vitest';
import { publicConfigVariables } from './parse-public-config.ts';
import { publicConfig, usesAnalytics, usesEmbeddedIdentity } from './public-config.ts';

it('reads exactly the variables that builds pass on', () => {
  expect([...publicConfigVariables]).toEqual(publicVariables);
});

it('uses the embedded identity service exactly where no publishable key is set', () => {
  expect(usesEmbeddedIdentity).toBe(publicConfig.clerkPublishableKey === '');
});

it('counts page views exactly where a service is named', () => {
  expect(usesAnalytics).toBe(publicConfig.analyticsUrl !== '');
});
