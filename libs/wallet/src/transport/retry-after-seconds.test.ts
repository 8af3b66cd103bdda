import { expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after-seconds.ts';

const now = new Date('2026-01-02T03:04:05Z');

it.each([
  ['0', 0],
  ['7', 7],
  ['Fri, 02 Jan 2026 03:04:15 GMT', 10],
])('reads %s as %i seconds', (value, seconds) => {
  expect(retryAfterSeconds(value, now)).toBe(seconds);
});

it.each([null, '', 'soon', '-1', '3600', 'Fri, 02 Jan 2026 03:04:00 GMT', 'Fri, 02 Jan 2026 04:04:05 GMT'])('leaves %s aside', (value) => {
  expect(retryAfterSeconds(value, now)).toBeUndefined();
});
