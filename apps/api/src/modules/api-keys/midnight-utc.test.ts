import { expect, test } from 'vitest';
import { midnightUtc } from './midnight-utc.ts';

test.each(['2026-03-29T00:00:00.000Z', '2026-03-29T23:59:59.999Z'])('the day of %s starts at midnight UTC', (instant) => {
  expect(midnightUtc(new Date(instant)).toISOString()).toBe('2026-03-29T00:00:00.000Z');
});
