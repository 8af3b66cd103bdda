import { expect, it } from 'vitest';
import { isPublished } from './publication.ts';

const noon = Date.parse('2026-12-01T12:00:00Z');

it.each([
  [{ draft: false }, true],
  [{ draft: true }, false],
  [{ draft: false, publishAt: '2026-12-01T12:00:00Z' }, true],
  [{ draft: false, publishAt: '2026-12-01T12:00:01Z' }, false],
  [{ draft: false, publishAt: '2026-12-01T20:00:00+09:00' }, true],
  [{ draft: true, publishAt: '2026-11-01T00:00:00Z' }, false],
])('%j in a build at noon: %s', (schedule, expected) => {
  expect(isPublished(schedule, noon)).toBe(expected);
});
