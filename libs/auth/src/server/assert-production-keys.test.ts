import { describe, expect, it } from 'vitest';
import { embeddedPublishableKey } from '../keys/embedded-keys.ts';
import { assertProductionKeys } from './assert-production-keys.ts';

const liveKey = `pk_live_${btoa('clerk.example.com$')}`;
const refused = { name: 'KeyError', code: 'EMBEDDED_KEYS_IN_PRODUCTION' };

describe('assertProductionKeys', () => {
  it('lets the embedded keys pass in development', () => {
    expect(() =>
      assertProductionKeys({ environment: 'development', publishableKey: embeddedPublishableKey, secretKey: 'sk_test_embedded_x' }),
    ).not.toThrow();
  });

  it('lets a Clerk instance pass in production', () => {
    expect(() => assertProductionKeys({ environment: 'production', publishableKey: liveKey, secretKey: 'sk_live_x' })).not.toThrow();
  });

  it.each([
    { publishableKey: embeddedPublishableKey, secretKey: 'sk_live_x' },
    { publishableKey: embeddedPublishableKey.replace('pk_test_', 'pk_live_'), secretKey: 'sk_live_x' },
    { publishableKey: `pk_live_${btoa('EMBEDDED.ONEPOINT.LOCALHOST$')}`, secretKey: 'sk_live_x' },
    { publishableKey: liveKey, secretKey: 'sk_test_embedded_x' },
  ])('refuses embedded keys in production: %o', (keys) => {
    expect(() => assertProductionKeys({ environment: 'production', ...keys })).toThrow(expect.objectContaining(refused));
  });

  it('refuses a malformed key in every environment', () => {
    expect(() => assertProductionKeys({ environment: 'development', publishableKey: 'nonsense', secretKey: 'sk_test_x' })).toThrow(
      expect.objectContaining({ code: 'PUBLISHABLE_KEY_MALFORMED' }),
    );
  });
});
