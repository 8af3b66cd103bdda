import { describe, expect, it } from 'vitest';
import { displayedIdentifier, maskedIdentifier, type IdentifiableUser } from './displayed-identifier.ts';

const wallet = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const nobody: IdentifiableUser = { firstName: null, lastName: null, username: null, web3Wallets: [], emailAddresses: [] };
const full: IdentifiableUser = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  username: 'countess',
  web3Wallets: [{ web3Wallet: wallet, verified: true }],
  emailAddresses: [{ emailAddress: 'ada.lovelace@analytical-engine.com', verified: true, primary: true }],
};

describe('displayedIdentifier', () => {
  it('goes through first name, last name, username, wallet, e-mail in this order', () => {
    expect(displayedIdentifier(full)).toBe('Ada');
    expect(displayedIdentifier({ ...full, firstName: null })).toBe('Lovelace');
    expect(displayedIdentifier({ ...full, firstName: null, lastName: null })).toBe('countess');
    expect(displayedIdentifier({ ...nobody, web3Wallets: full.web3Wallets, emailAddresses: full.emailAddresses })).toBe(wallet);
    expect(displayedIdentifier({ ...nobody, emailAddresses: full.emailAddresses })).toBe('ada.lovelace@analytical-engine.com');
  });

  it('passes over blank names', () => {
    expect(displayedIdentifier({ ...full, firstName: '  ', lastName: '' })).toBe('countess');
  });

  it('is empty for a user with nothing to show', () => {
    expect(displayedIdentifier(nobody)).toBe('');
    expect(maskedIdentifier(nobody)).toBe('');
  });
});

describe('maskedIdentifier', () => {
  it('keeps names and masks wallets and e-mail addresses', () => {
    expect(maskedIdentifier(full)).toBe('Ada');
    expect(maskedIdentifier({ ...nobody, web3Wallets: full.web3Wallets })).toBe('0xf…266');
    expect(maskedIdentifier({ ...nobody, emailAddresses: full.emailAddresses })).toBe('ada…gine.com');
  });
});
