import { expect, test } from 'vitest';
import { codeOf, listCauses } from './database-errors.ts';

test('causes are listed from the outermost to the first, and end where errors name each other', () => {
  const first = new Error('first');
  const outermost = new Error('outermost', { cause: first });
  expect(listCauses(outermost)).toEqual([outermost, first]);
  first.cause = outermost;
  expect(listCauses(outermost)).toHaveLength(5);
  expect(listCauses('no error')).toEqual([]);
});

test('a code is a text, or none', () => {
  expect([{ code: '22021' }, { code: 22_021 }, {}].map((fields) => codeOf(Object.assign(new Error('x'), fields)))).toEqual([
    '22021',
    '',
    '',
  ]);
});
