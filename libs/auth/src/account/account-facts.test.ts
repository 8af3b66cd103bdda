import { expect, it } from 'vitest';
import { accountFacts } from './account-facts.ts';
import type { ClerkUser } from './clerk-user.ts';

const user = {
  id: 'user_1',
  firstName: null,
  lastName: 'Lovelace',
  hasImage: false,
  imageUrl: 'https://img.example/placeholder.svg',
  passwordEnabled: true,
  primaryEmailAddressId: 'idn_2',
  emailAddresses: [
    { id: 'idn_1', emailAddress: 'a@example.com', verification: { status: 'unverified' } },
    { id: 'idn_2', emailAddress: 'b@example.com', verification: { status: 'verified' } },
  ],
  web3Wallets: [
    { id: 'idn_3', web3Wallet: '0x1', verification: { status: 'unverified' } },
    { id: 'idn_4', web3Wallet: '0x2', verification: { status: 'verified' } },
  ],
} as unknown as ClerkUser;

it('puts the primary address first, says which are verified, and knows no wallet that has not signed', () => {
  expect(accountFacts(user)).toEqual({
    userId: 'user_1',
    firstName: '',
    lastName: 'Lovelace',
    imageUrl: null,
    hasPassword: true,
    emailAddresses: [
      { id: 'idn_2', emailAddress: 'b@example.com', verified: true, primary: true },
      { id: 'idn_1', emailAddress: 'a@example.com', verified: false, primary: false },
    ],
    web3Wallets: [{ id: 'idn_4', web3Wallet: '0x2' }],
  });
});
