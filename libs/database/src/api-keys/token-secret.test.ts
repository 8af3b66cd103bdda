import { expect, test } from 'vitest';
import { hashApiKeySecret } from './api-key-secret.ts';
import { createTokenSecret, isTokenSecret } from './token-secret.ts';

test.each(['op_pat_', 'op_prj_'] as const)('creates a different secret each time, with the prefix %s and a valid checksum', (prefix) => {
  const secrets = Array.from({ length: 200 }, () => createTokenSecret(prefix));
  expect(new Set(secrets.map(({ secret }) => secret)).size).toBe(200);
  for (const { secret, secretHash, last4 } of secrets) {
    expect(secret).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{36}$`));
    expect(isTokenSecret(secret)).toBe(true);
    expect(secretHash).toBe(hashApiKeySecret(secret));
    expect(secret.endsWith(last4)).toBe(true);
  }
});

test('keeps accepting a token that was created earlier', () => {
  expect(isTokenSecret('op_pat_0123456789abcdefghijABCDEFGHIJ3vPdWq')).toBe(true);
});

test('rejects changed characters, other prefixes and other lengths', () => {
  const { secret } = createTokenSecret('op_pat_');
  const changed = secret.slice(0, 10) + (secret.charAt(10) === 'a' ? 'b' : 'a') + secret.slice(11);
  for (const text of [changed, secret.replace('pat', 'prj'), secret.slice(0, -1), `${secret}0`, `${secret}\n`, '']) {
    expect(isTokenSecret(text)).toBe(false);
  }
});
