import * as environment from '@onepoint/environment';
import { expect, it } from 'vitest';
import * as keys from './embedded-keys.ts';

it('matches the constants of @onepoint/environment', () => {
  expect(keys.embeddedPublishableKey).toBe(environment.embeddedPublishableKey);
  expect(keys.embeddedProxyPath).toBe(environment.embeddedProxyPath);
});
