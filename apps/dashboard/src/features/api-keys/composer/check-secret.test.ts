import { apiKeyFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { checkSecret } from './check-secret.ts';

const secret = `op_3fG9${'a'.repeat(32)}k7Qz`;

test('the secret that the key shows the ends of is taken', () => {
  expect(checkSecret(secret, apiKeyFixture())).toBeNull();
});

test('what is no secret, and the secret of another key, are told apart', () => {
  expect(checkSecret('op_short', apiKeyFixture())).toBe('shape');
  expect(checkSecret(secret, apiKeyFixture({ last4: 'AAAA' }))).toBe('other');
});

test('while the secret before a rotation works, it is taken as well', () => {
  expect(checkSecret(secret, apiKeyFixture({ last4: 'AAAA', previousSecretEndsAt: '2026-03-14T12:00:00.000Z' }))).toBeNull();
});
