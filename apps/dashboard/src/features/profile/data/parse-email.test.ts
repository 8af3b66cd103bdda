import { expect, test } from 'vitest';
import { parseEmail } from './parse-email.ts';

test('an address is trimmed', () => {
  expect(parseEmail(' ada@example.com ')).toEqual({ emailAddress: 'ada@example.com' });
});

test.each([
  ['', 'validation.required'],
  ['ada', 'validation.email'],
  ['ada@', 'validation.email'],
])('%j is refused in words', (text, key) => {
  expect(parseEmail(text)).toMatchObject({ message: { key } });
});
