import { expect, test } from 'vitest';
import { parseCode } from './parse-code.ts';

test('a code may be pasted with spaces', () => {
  expect(parseCode(' 123 456 ')).toEqual({ code: '123456' });
});

test.each([
  ['', 'validation.required'],
  ['12a456', 'validation.digits'],
  ['12345', 'validation.invalid'],
])('%j is refused in words', (text, key) => {
  expect(parseCode(text)).toMatchObject({ message: { key } });
});
