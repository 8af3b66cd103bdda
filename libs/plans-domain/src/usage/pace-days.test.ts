import { expect, it } from 'vitest';
import { paceDays } from './pace-days.ts';

it.each([
  ['2026-11-21T00:00:00Z', '2026-11-21T23:59:59Z', 0],
  ['2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z', 1],
  ['2026-11-14T12:00:00Z', '2026-11-21T11:00:00Z', 7],
  ['2026-01-01T00:00:00Z', '2026-11-21T11:00:00Z', 7],
  ['2026-11-22T00:00:00Z', '2026-11-21T11:00:00Z', 0],
])('a project of %s has at %s had %i complete days that count', (createdAt, now, days) => {
  expect(paceDays({ createdAt: new Date(createdAt), now: new Date(now) })).toBe(days);
});
