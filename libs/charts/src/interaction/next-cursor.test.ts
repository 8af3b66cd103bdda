import { expect, it } from 'vitest';
import { nextCursor } from './next-cursor.ts';

it('starts at the newest point and moves by one', () => {
  expect(nextCursor(null, 10, 'ArrowLeft')).toBe(9);
  expect(nextCursor(null, 10, 'ArrowRight')).toBe(9);
  expect(nextCursor(4, 10, 'ArrowLeft')).toBe(3);
  expect(nextCursor(4, 10, 'ArrowRight')).toBe(5);
});

it('moves by a tenth with the page keys and to the ends with Home and End', () => {
  expect(nextCursor(50, 100, 'PageUp')).toBe(60);
  expect(nextCursor(50, 100, 'PageDown')).toBe(40);
  expect(nextCursor(50, 100, 'Home')).toBe(0);
  expect(nextCursor(50, 100, 'End')).toBe(99);
});

it('stays inside the data', () => {
  expect(nextCursor(0, 10, 'ArrowLeft')).toBe(0);
  expect(nextCursor(9, 10, 'PageUp')).toBe(9);
});

it('Escape takes the cursor away, and belongs to others when there is none', () => {
  expect(nextCursor(3, 10, 'Escape')).toBeNull();
  expect(nextCursor(null, 10, 'Escape')).toBeUndefined();
});

it('leaves other keys alone', () => {
  expect(nextCursor(3, 10, 'a')).toBeUndefined();
});
