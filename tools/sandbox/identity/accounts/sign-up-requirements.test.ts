import { describe, expect, it } from 'vitest';
import { isReady, missingFields, unverifiedFields } from './sign-up-requirements.ts';

const nothing = { emailAddress: null, emailVerifiedAt: null, web3Wallet: null, walletVerifiedAt: null };

describe('sign-up requirements', () => {
  it('asks for an e-mail address where nothing was given', () => {
    expect(missingFields(nothing)).toEqual(['email_address']);
    expect(isReady(nothing)).toBe(false);
  });

  it('is content with a proven wallet alone', () => {
    expect(isReady({ ...nothing, web3Wallet: '0x1', walletVerifiedAt: 1 })).toBe(true);
  });

  it('wants proof of everything that was given', () => {
    const both = { ...nothing, emailAddress: 'a@b.co', emailVerifiedAt: 1, web3Wallet: '0x1' };
    expect(unverifiedFields(both)).toEqual(['web3_wallet']);
    expect(isReady(both)).toBe(false);
    expect(isReady({ ...both, walletVerifiedAt: 1 })).toBe(true);
  });
});
