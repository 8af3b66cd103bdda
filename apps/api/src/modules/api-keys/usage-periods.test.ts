import { expect, test } from 'vitest';
import { usagePeriods } from './api-keys.repository.ts';

test.each(['2026-03-29T00:00:00.000Z', '2026-03-29T23:59:59.999Z'])('the day of %s starts at midnight UTC', (instant) => {
  expect(usagePeriods(new Date(instant)).day.toISOString()).toBe('2026-03-29T00:00:00.000Z');
});

test('a month starts with its first, also in January', () => {
  expect(usagePeriods(new Date('2027-01-31T23:59:59.999Z')).month.toISOString()).toBe('2027-01-01T00:00:00.000Z');
});
