import { apiKeyFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { checkSecret } from './secret-prompt.tsx';

const secret = `op_3fG9${'a'.repeat(32)}k7Qz`;

test('accepts a secret that matches the visible characters of the key', () => {
  expect(checkSecret(secret, apiKeyFixture())).toBeNull();
});

test('tells malformed secrets from secrets of other keys', () => {
  expect(checkSecret('op_short', apiKeyFixture())).toBe('shape');
  expect(checkSecret(secret, apiKeyFixture({ last4: 'AAAA' }))).toBe('other');
});

test('accepts any secret while the previous one still works', () => {
  expect(checkSecret(secret, apiKeyFixture({ last4: 'AAAA', previousSecretEndsAt: '2026-03-14T12:00:00.000Z' }))).toBeNull();
});
