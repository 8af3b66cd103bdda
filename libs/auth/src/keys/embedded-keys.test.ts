import * as service from '@onepoint/tools/identity/keys/embedded-names';
import { describe, expect, it } from 'vitest';
import * as keys from './embedded-keys.ts';

describe('embedded keys', () => {
  it('are the ones that the embedded identity service makes', () => {
    expect(keys.embeddedFrontendApiHost).toBe(service.embeddedFrontendApiHost);
    expect(keys.embeddedPublishableKey).toBe(service.embeddedPublishableKey);
    expect(keys.embeddedSecretKeyPrefix).toBe(service.embeddedSecretKeyPrefix);
    expect(keys.embeddedProxyPath).toBe(service.proxyPath);
  });
});
