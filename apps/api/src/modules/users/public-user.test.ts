import type { User } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { auditViewer, memberViewer, toPublicUser } from './public-user.ts';

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

const stranger = { userId: 'user_other', seesIdentifiers: false };
const anonymous = { ...user, web3Wallets: [], emailAddresses: [] };

test('shows strangers a name, and a masked wallet, address or id', () => {
  expect(toPublicUser(user.id, { ...user, firstName: 'Grace' }, stranger)).toEqual({
    id: user.id,
    displayName: 'Grace',
    imageUrl: user.imageUrl,
  });
  expect(toPublicUser(user.id, user, stranger).displayName).toBe('0x5…Aed');
  expect(toPublicUser(user.id, { ...user, web3Wallets: [] }, stranger).displayName).toBe('gra…e.com');
  expect(toPublicUser(user.id, anonymous, stranger).displayName).toBe('use…Lw4');
  expect(toPublicUser(user.id, null, stranger)).toEqual({ id: user.id, displayName: 'use…Lw4', imageUrl: null });
});

test.each([
  ['the user', { userId: user.id, seesIdentifiers: false }],
  ['a manager of members', memberViewer('user_other', 'admin')],
  ['the audit log', auditViewer],
])('masks nothing for %s', (_, viewer) => {
  expect(toPublicUser(user.id, user, viewer).displayName).toBe('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  expect(toPublicUser(user.id, { ...user, web3Wallets: [] }, viewer).displayName).toBe('grace.hopper@example.com');
  expect(toPublicUser(user.id, anonymous, viewer).displayName).toBe(user.id);
});

test('masks identifiers for members who cannot manage members', () => {
  for (const role of ['developer', 'finance', 'viewer', 'unknown'])
    expect(memberViewer('user_other', role)).toEqual({ userId: 'user_other', seesIdentifiers: false });
});
