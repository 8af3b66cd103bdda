import { expect, it } from 'vitest';
import { effectiveAt } from './effective-at.ts';

const now = new Date('2026-11-21T12:00:00Z');

it('waits for the end of a period that runs, and for nothing else', () => {
  const later = new Date('2026-11-21T12:00:01Z');
  expect(effectiveAt(later, now)).toBe(later);
  expect(effectiveAt(now, now)).toBeNull();
  expect(effectiveAt(new Date('2026-11-21T11:59:59Z'), now)).toBeNull();
  expect(effectiveAt(null, now)).toBeNull();
});
