import { expect, test } from 'vitest';
import { createId } from './create-id.ts';

test('an id says what it names and is safe in a path', () => {
  expect(createId('proj')).toMatch(/^proj_[0-9A-Za-z]{22}$/);
  expect(createId('req')).toMatch(/^req_[0-9A-Za-z]{22}$/);
});

test('no two ids are the same', () => {
  expect(new Set(Array.from({ length: 10_000 }, () => createId('key'))).size).toBe(10_000);
});
