import { expect, test } from 'vitest';
import { parsePersonNames } from './parse-person-names.ts';

test.each(['Ada', 'Anne Marie', 'Jean-Luc', "D'Arcy", 'Zoë', '李', 'Nguyễn Thị', 'İpek', ''])('%j is a first name', (firstName) => {
  expect(parsePersonNames({ firstName, lastName: '' })).toEqual({ names: { firstName, lastName: '' }, messages: {} });
});

test.each(['Ada1', '-Ada', 'Ada-', 'A  B', '<b>', "O''Neil", 'a@b'])('%j is no first name', (firstName) => {
  expect(parsePersonNames({ firstName, lastName: '' }).messages).toEqual({ firstName: { key: 'validation.name', values: {} } });
});

test('names are trimmed, and a last name may hold more than letters', () => {
  expect(parsePersonNames({ firstName: ' Ada ', lastName: ' King Jr. ' })).toEqual({
    names: { firstName: 'Ada', lastName: 'King Jr.' },
    messages: {},
  });
});

test('what is too long or cannot be seen is refused in words', () => {
  expect(parsePersonNames({ firstName: 'a'.repeat(81), lastName: 'a\u0000' }).messages).toEqual({
    firstName: { key: 'validation.maxLength', values: { count: 80 } },
    lastName: { key: 'validation.invalid', values: {} },
  });
});
