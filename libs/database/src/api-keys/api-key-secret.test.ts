import { describe, expect, test } from 'vitest';
import { createApiKeySecret, hashApiKeySecret } from './api-key-secret.ts';

describe('createApiKeySecret', () => {
  test('stores enough to recognize a secret without revealing it', () => {
    const { secret, secretHash, prefix, last4 } = createApiKeySecret();
    expect(secret).toMatch(/^op_[0-9A-Za-z]{40}$/);
    expect(secretHash).toBe(hashApiKeySecret(secret));
    expect(secret.startsWith(prefix)).toBe(true);
    expect(secret.endsWith(last4)).toBe(true);
    expect(prefix.length + last4.length).toBe(11);
  });

  test('creates a different secret each time', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => createApiKeySecret().secret)).size).toBe(1_000);
  });
});

describe('hashApiKeySecret', () => {
  test('is SHA-256 in hex, so that stored keys stay valid', () => {
    expect(hashApiKeySecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
