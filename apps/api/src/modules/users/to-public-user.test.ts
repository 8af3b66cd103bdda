import type { User } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { toPublicUser } from './to-public-user.ts';

const user: User = {
  id: 'user_2kXb9PqLw4',
  type: 'other',
  firstName: null,
  lastName: null,
  username: null,
  imageUrl: 'https://images.example.com/a.png',
  emailAddresses: [{ emailAddress: 'grace.hopper@example.com', verified: true, primary: true }],
  web3Wallets: [{ web3Wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', verified: true }],
  createdAt: '2026-01-01T00:00:00.000Z',
};

test('others see a name as it is, and a wallet, an address or an id masked', () => {
  expect(toPublicUser(user.id, { ...user, firstName: 'Grace' })).toEqual({ id: user.id, displayName: 'Grace', imageUrl: user.imageUrl });
  expect(toPublicUser(user.id, user).displayName).toBe('0x5…Aed');
  expect(toPublicUser(user.id, { ...user, web3Wallets: [] }).displayName).not.toContain('hopper');
  expect(toPublicUser(user.id, { ...user, web3Wallets: [], emailAddresses: [] }).displayName).toBe('use…Lw4');
  expect(toPublicUser(user.id, null)).toEqual({ id: user.id, displayName: 'use…Lw4', imageUrl: null });
});
