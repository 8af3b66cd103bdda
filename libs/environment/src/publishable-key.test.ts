import { expect, it } from 'vitest';
import { parsePublishableKey } from './publishable-key.ts';
import { embeddedFrontendApiHost, embeddedPublishableKey } from './sandbox.ts';

it('parses the instance and the host of a live key', () => {
  expect(parsePublishableKey(`pk_live_${btoa('clerk.example.com$')}`)).toEqual({ instance: 'live', frontendApiHost: 'clerk.example.com' });
});

it('parses the embedded identity service’s key', () => {
  expect(parsePublishableKey(embeddedPublishableKey)).toEqual({ instance: 'test', frontendApiHost: embeddedFrontendApiHost });
});

it.each(['', 'pk_test_', 'sk_test_abc', `pk_live_${btoa('no-closing-dollar')}`, 'pk_test_%%%', `pk_test_${btoa('bad host$')}`])(
  'rejects %j',
  (key) => {
    expect(parsePublishableKey(key)).toBeUndefined();
  },
);
