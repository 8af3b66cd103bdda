import * as environment from '@onepoint/environment';
import { expect, it } from 'vitest';
import * as keys from './embedded-keys.ts';

it('browsers know the embedded identity service by the names that servers know it by', () => {
  expect(keys.embeddedPublishableKey).toBe(environment.embeddedPublishableKey);
  expect(keys.embeddedProxyPath).toBe(environment.embeddedProxyPath);
});
