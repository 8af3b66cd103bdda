import * as environment from '@onepoint/environment';
import { expect, it } from 'vitest';
import * as keys from './identity-script-url.ts';
import { identityScriptUrl } from './identity-script-url.ts';

it('matches the constants of @onepoint/environment', () => {
  expect(keys.embeddedPublishableKey).toBe(environment.embeddedPublishableKey);
  expect(keys.embeddedProxyPath).toBe(environment.embeddedProxyPath);
});

it('returns a path for the embedded service', () => {
  expect(identityScriptUrl('')).toMatch(/^\/__clerk\/npm\/@clerk\/clerk-js@\d+\/dist\/clerk\.browser\.js$/);
});

it('returns a URL on the host of the key for Clerk', () => {
  const key = `pk_live_${btoa('clerk.example.com$')}`;
  expect(identityScriptUrl(key)).toMatch(/^https:\/\/clerk\.example\.com\/npm\/@clerk\/clerk-js@\d+\/dist\/clerk\.browser\.js$/);
});
