import { expect, test } from 'vitest';
import { hashApiKeySecret } from './hash-api-key-secret.ts';

test('the hash is SHA-256 in hex, so that stored keys stay valid whatever changes around them', () => {
  expect(hashApiKeySecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
