import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findSharedRequest, formatSharedRequest } from './shared-request.ts';

// Never read from outside: it would set what it names on every object.
const withoutPrototype = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

it('brings any request back that fits into an address', () => {
  const params = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()));
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]+_[A-Za-z]{1,20}$/), params, (method, value) => {
      const request = { method, params: JSON.parse(JSON.stringify(value), withoutPrototype) as object };
      const word = formatSharedRequest(request);
      if (word === undefined) return;
      expect(word).toMatch(/^[\w-]+$/);
      expect(findSharedRequest(word)).toEqual(request);
    }),
  );
});

it('shares a request without parameters as it is', () => {
  expect(findSharedRequest(formatSharedRequest({ method: 'eth_accounts' }) ?? '')).toEqual({ method: 'eth_accounts' });
});

it('does not share what is too long for an address, or names no method', () => {
  expect(formatSharedRequest({ method: 'personal_sign', params: ['x'.repeat(4_000)] })).toBeUndefined();
  expect(formatSharedRequest({ method: '' })).toBeUndefined();
});

it('reads nothing out of words that are none of its own', () => {
  expect(findSharedRequest(btoa('{"method":"<script>"}'))).toBeUndefined();
  expect(findSharedRequest(`${formatSharedRequest({ method: 'a_b', params: ['x'.repeat(2_900)] })}${'A'.repeat(1_000)}`)).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (word) => {
      expect(() => findSharedRequest(word)).not.toThrow();
    }),
  );
});
