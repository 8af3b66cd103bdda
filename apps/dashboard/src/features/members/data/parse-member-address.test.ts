import { expect, test } from 'vitest';
import { parseMemberAddress } from './parse-member-address.ts';

test.each([
  [' ada@example.com ', { email: 'ada@example.com' }],
  ['user_2fXq7TnB1LwZ', { userId: 'user_2fXq7TnB1LwZ' }],
])('%j names a user', (text, address) => {
  expect(parseMemberAddress(text)).toEqual({ address });
});

test.each([
  ['', 'validation.required'],
  ['   ', 'validation.required'],
  ['ada@', 'validation.email'],
  ['@example', 'validation.email'],
  ['Ada Lovelace', 'validation.invalid'],
  ['x'.repeat(65), 'validation.invalid'],
])('%j is refused in words', (text, key) => {
  expect(parseMemberAddress(text)).toMatchObject({ message: { key } });
});
