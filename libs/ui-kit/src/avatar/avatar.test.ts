import { expect, it } from 'vitest';
import { avatarInitials } from './avatar.tsx';

it.each([
  ['Ada Lovelace', 'AL'],
  ['ada@onepoint.test', 'AO'],
  ['satoshi', 'SA'],
  ['  王 小明 ', '王小'],
  ['', ''],
])('%j gives %j', (name, initials) => {
  expect(avatarInitials(name)).toBe(initials);
});
