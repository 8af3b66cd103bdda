import { expect, test } from 'vitest';
import { createApiKeySecret } from './create-api-key-secret.ts';
import { hashApiKeySecret } from './hash-api-key-secret.ts';

test('what is stored of a secret recognises it and does not give it away', () => {
  const { secret, secretHash, prefix, last4 } = createApiKeySecret();
  expect(secret).toMatch(/^op_[0-9A-Za-z]{40}$/);
  expect(secretHash).toBe(hashApiKeySecret(secret));
  expect(secret.startsWith(prefix)).toBe(true);
  expect(secret.endsWith(last4)).toBe(true);
  expect(prefix.length + last4.length).toBe(11);
});

test('no two secrets are the same', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => createApiKeySecret().secret)).size).toBe(1_000);
});
