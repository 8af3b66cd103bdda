import type { Account, AccountSession } from '@onepoint/auth/account';
import type { Session } from '@onepoint/auth/react';
import { userFixture } from '@onepoint/testing/api';

export function accountSessionFixture(fields: Partial<AccountSession> = {}): AccountSession {
  return {
    id: 'sess_this',
    current: true,
    browser: 'Chrome',
    device: 'Linux',
    mobile: false,
    ipAddress: '192.0.2.10',
    place: null,
    lastActiveAt: '2026-03-14T12:00:00.000Z',
    ...fields,
  };
}

/** Every change succeeds and has no effect. */
export function accountFixture(fields: Partial<Account> = {}): Account {
  return {
    userId: 'user_2fXq7TnB1LwZ8KmRc4sYdPeH',
    firstName: 'Grace',
    lastName: 'Hopper',
    imageUrl: null,
    hasPassword: true,
    emailAddresses: [{ id: 'idn_1', emailAddress: 'grace@example.com', verified: true, primary: true }],
    web3Wallets: [{ id: 'idn_2', web3Wallet: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }],
    passkeys: null,
    rename: () => Promise.resolve(),
    addEmail: () => Promise.resolve('idn_3'),
    sendEmailCode: () => Promise.resolve(),
    verifyEmail: () => Promise.resolve(),
    makeEmailPrimary: () => Promise.resolve(),
    removeEmail: () => Promise.resolve(),
    addWallet: () => Promise.resolve(),
    removeWallet: () => Promise.resolve(),
    addPasskey: () => Promise.resolve(),
    removePasskey: () => Promise.resolve(),
    changePassword: () => Promise.resolve(),
    listSessions: () => Promise.resolve([accountSessionFixture()]),
    revokeSession: () => Promise.resolve(),
    deleteAccount: () => Promise.resolve(),
    ...fields,
  };
}

export const sessionFixture = (change: Partial<Session> = {}): Session => ({
  isLoaded: true,
  isFailed: false,
  isSignedIn: true,
  user: userFixture(),
  getToken: () => Promise.resolve('token'),
  signOut: () => Promise.resolve(),
  signOutEverywhere: () => Promise.resolve(),
  ...change,
});
