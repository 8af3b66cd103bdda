import { describe, expect, it } from 'vitest';
import { embeddedFrontendApiHost, embeddedPublishableKey } from './embedded-keys.ts';
import { KeyError } from './key-error.ts';
import { parsePublishableKey } from './publishable-key.ts';

describe('parsePublishableKey', () => {
  it('reads the instance and the host of a live key', () => {
    expect(parsePublishableKey(`pk_live_${btoa('clerk.example.com$')}`)).toEqual({
      instance: 'live',
      frontendApiHost: 'clerk.example.com',
    });
  });

  it('recognises the embedded key by its host', () => {
    expect(parsePublishableKey(embeddedPublishableKey)).toEqual({ instance: 'test', frontendApiHost: embeddedFrontendApiHost });
  });

  it.each(['', 'pk_test_', 'sk_test_abc', `pk_live_${btoa('no-closing-dollar')}`, 'pk_test_%%%', `pk_test_${btoa('bad host$')}`])(
    'refuses %j without repeating it',
    (key) => {
      expect(() => parsePublishableKey(key)).toThrow(KeyError);
      if (key.length > 8) expect(() => parsePublishableKey(key)).not.toThrow(key);
    },
  );
});
