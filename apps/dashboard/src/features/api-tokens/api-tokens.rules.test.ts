import { expect, test } from 'vitest';
import { expiresOn, expiryState } from './api-tokens.rules.ts';

const now = Date.parse('2026-03-14T12:00:00.000Z');

test('a lifetime in days ends at the same time of day', () => {
  expect(expiresOn('30', '', now)).toBe('2026-04-13T12:00:00.000Z');
});

test('a date includes its whole day, and an incomplete date is no expiration', () => {
  expect(Date.parse(expiresOn('date', '2026-12-31', now))).toBe(new Date('2026-12-31T23:59:59.999').getTime());
  for (const day of ['', '2026-13-01']) expect(expiresOn('date', day, now)).toBe('');
});

test.each([
  ['2026-03-14T12:00:00.000Z', 'expired'],
  ['2026-03-21T12:00:00.000Z', 'soon'],
  ['2026-03-21T12:00:00.001Z', 'later'],
])('classifies the expiration: %s is %s', (expiresAt, state) => {
  expect(expiryState(expiresAt, now)).toBe(state);
});
