import { expect, test } from 'vitest';
import { parseInvitee } from './invitee.ts';

test.each([
  [' ada@example.com ', { email: 'ada@example.com' }],
  ['user_2fXq7TnB1LwZ', { userId: 'user_2fXq7TnB1LwZ' }],
])('%j names a user', (text, invitee) => {
  expect(parseInvitee(text)).toEqual({ invitee });
});

test.each([
  ['', 'validation.required'],
  ['   ', 'validation.required'],
  ['ada@', 'validation.email'],
  ['@example', 'validation.email'],
  ['Ada Lovelace', 'validation.nickname'],
  ['ada.lovelace', 'validation.nickname'],
  ['x'.repeat(65), 'validation.invalid'],
])('%j is refused in words', (text, key) => {
  expect(parseInvitee(text)).toMatchObject({ message: { key } });
});
