import { parseDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { checkRange } from './check-range.ts';

const bounds = { first: parseDate('2026-01-01'), last: parseDate('2026-12-31') };
const check = (start: string | null, end: string | null) =>
  checkRange({ ...bounds, start: start === null ? null : parseDate(start), end: end === null ? null : parseDate(end) });

it('takes days in order within the bounds, the bounds among them, and one and the same day', () => {
  expect(check('2026-01-01', '2026-12-31')).toBeNull();
  expect(check('2026-05-05', '2026-05-05')).toBeNull();
});

it('names an end before the start, and a day outside of the bounds', () => {
  expect(check('2026-05-05', '2026-05-04')).toBe('invalidOrder');
  expect(check('2025-12-31', '2026-05-04')).toBe('outOfBounds');
  expect(check('2026-05-04', '2027-01-01')).toBe('outOfBounds');
});

it('finds nothing wrong with days that are not there yet', () => {
  expect(check(null, '2026-05-04')).toBeNull();
  expect(checkRange({ start: parseDate('1999-01-01'), end: null, first: undefined, last: undefined })).toBeNull();
});
