import { describe, expect, test } from 'vitest';
import { parseCode, parseEmail, parsePersonNames } from './profile.rules.ts';

describe('parseCode', () => {
  test('removes spaces from a code', () => {
    expect(parseCode(' 123 456 ')).toEqual({ code: '123456' });
  });

  test.each([
    ['', 'validation.required'],
    ['12a456', 'validation.digits'],
    ['12345', 'validation.invalid'],
  ])('%j has a validation message', (text, key) => {
    expect(parseCode(text)).toMatchObject({ message: { key } });
  });
});

describe('parseEmail', () => {
  test('trims an address', () => {
    expect(parseEmail(' ada@example.com ')).toEqual({ emailAddress: 'ada@example.com' });
  });

  test.each([
    ['', 'validation.required'],
    ['ada', 'validation.email'],
    ['ada@', 'validation.email'],
  ])('%j has a validation message', (text, key) => {
    expect(parseEmail(text)).toMatchObject({ message: { key } });
  });
});

describe('parsePersonNames', () => {
  test.each(['Ada', 'Anne Marie', 'Jean-Luc', "D'Arcy", 'Zoë', '李', 'Nguyễn Thị', 'İpek', ''])('%j is a valid first name', (firstName) => {
    expect(parsePersonNames({ firstName, lastName: '' })).toEqual({ names: { firstName, lastName: '' }, messages: {} });
  });

  test.each(['Ada1', '-Ada', 'Ada-', 'A  B', '<b>', "O''Neil", 'a@b'])('%j is not a valid first name', (firstName) => {
    expect(parsePersonNames({ firstName, lastName: '' }).messages).toEqual({ firstName: { key: 'validation.name', values: {} } });
  });

  test('trims names, and allows more than letters in a last name', () => {
    expect(parsePersonNames({ firstName: ' Ada ', lastName: ' King Jr. ' })).toEqual({
      names: { firstName: 'Ada', lastName: 'King Jr.' },
      messages: {},
    });
  });

  test('names that are too long or have control characters have a validation message', () => {
    expect(parsePersonNames({ firstName: 'a'.repeat(81), lastName: 'a\u0000' }).messages).toEqual({
      firstName: { key: 'validation.maxLength', values: { count: 80 } },
      lastName: { key: 'validation.invalid', values: {} },
    });
  });
});
