import { describe, expect, it } from 'vitest';
import { embeddedPublishableKey } from '../keys/embedded-keys.ts';
import { identityOptions } from './identity-options.ts';

describe('identityOptions', () => {
  it('talks to the embedded service under /__clerk without a key', () => {
    expect(identityOptions('')).toMatchObject({ publishableKey: embeddedPublishableKey, proxyUrl: '/__clerk' });
  });

  it('talks to Clerk with a key', () => {
    expect(identityOptions('pk_live_abc')).toEqual({ publishableKey: 'pk_live_abc' });
  });
});
