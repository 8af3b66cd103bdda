import { expect, test } from 'vitest';
import { nextCheckAt } from '../settle-payment.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hours = (count: number): number => count * 3_600_000;

test.each([
  ['CREATED', 0, hours(1) / 120],
  ['CREATED', hours(1), hours(1) / 6],
  ['CREATED', hours(24), hours(12)],
  ['CREATED', hours(24 * 40), hours(12)],
  ['CONFIRMED', 0, hours(1) / 6],
  ['CANCELED', hours(24 * 15), hours(12)],
])('%s, %i ms old: asked again after %i ms', (status, ageMs, waitMs) => {
  expect(nextCheckAt({ status, createdAt: new Date(now.getTime() - ageMs) }, now)).toEqual(new Date(now.getTime() + waitMs));
});

test.each(['CONFIRMED', 'CANCELED'])('%s, more than two weeks old: never', (status) => {
  expect(nextCheckAt({ status, createdAt: new Date(now.getTime() - hours(24 * 15) - 1) }, now)).toBeNull();
});
