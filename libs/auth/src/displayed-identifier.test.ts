import { assert, emailAddress, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayedIdentifier, maskedIdentifier, maskEmail, maskId, type IdentifiableUser } from './displayed-identifier.ts';

const wallet = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const anonymous: IdentifiableUser = { firstName: null, lastName: null, username: null, web3Wallets: [], emailAddresses: [] };
const full: IdentifiableUser = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  username: 'countess',
  web3Wallets: [{ web3Wallet: wallet, verified: true }],
  emailAddresses: [{ emailAddress: 'ada.lovelace@analytical-engine.com', verified: true, primary: true }],
};

describe('displayedIdentifier', () => {
  it('prefers first name, last name, username, wallet and email address in this order', () => {
    expect(displayedIdentifier(full)).toBe('Ada');
    expect(displayedIdentifier({ ...full, firstName: null })).toBe('Lovelace');
    expect(displayedIdentifier({ ...full, firstName: null, lastName: null })).toBe('countess');
    expect(displayedIdentifier({ ...anonymous, web3Wallets: full.web3Wallets, emailAddresses: full.emailAddresses })).toBe(wallet);
    expect(displayedIdentifier({ ...anonymous, emailAddresses: full.emailAddresses })).toBe('ada.lovelace@analytical-engine.com');
  });

  it('ignores blank names', () => {
    expect(displayedIdentifier({ ...full, firstName: '  ', lastName: '' })).toBe('countess');
  });

  it('returns an empty string if nothing is available', () => {
    expect(displayedIdentifier(anonymous)).toBe('');
    expect(maskedIdentifier(anonymous)).toBe('');
  });
});

describe('maskedIdentifier', () => {
  it('keeps names and masks wallets and email addresses', () => {
    expect(maskedIdentifier(full)).toBe('Ada');
    expect(maskedIdentifier({ ...anonymous, web3Wallets: full.web3Wallets })).toBe('0xf…266');
    expect(maskedIdentifier({ ...anonymous, emailAddresses: full.emailAddresses })).toBe('ada…gine.com');
  });
});

describe('maskId', () => {
  it('shows the first three and the last three characters', () => {
    expect(maskId('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf…266');
  });

  it.each([
    ['', '…'],
    ['a', '…'],
    ['ab', 'a…'],
    ['abcd', 'a…d'],
    ['abcdef', 'ab…f'],
    ['abcdefghijkl', 'abc…jkl'],
  ])('shows at most half of %j', (id, masked) => {
    expect(maskId(id)).toBe(masked);
  });

  it('never shows more than half or more than six characters', () => {
    assert(
      property(
        string({ unit: 'binary' }).filter((id) => !id.includes('…')),
        (id) => {
          const shown = Array.from(maskId(id)).length - 1;
          expect(shown).toBeLessThanOrEqual(Math.min(6, Array.from(id).length / 2));
        },
      ),
    );
  });
});

describe('maskEmail', () => {
  it('shows three characters of the local part and eight of the domain', () => {
    expect(maskEmail('ada.lovelace@analytical-engine.com')).toBe('ada…gine.com');
  });

  it('shows at most half of a short local part and a short domain', () => {
    expect(maskEmail('ab@x.io')).toBe('a…io');
  });

  it('masks text without @ as an id', () => {
    expect(maskEmail('user_0123456789')).toBe('use…789');
  });

  it('never shows more than half of the local part or the domain', () => {
    assert(
      property(emailAddress(), (address) => {
        const [head = '', tail = ''] = maskEmail(address).split('…');
        const at = address.lastIndexOf('@');
        expect(head.length).toBeLessThanOrEqual(at / 2);
        expect(tail.length).toBeLessThanOrEqual((address.length - at - 1) / 2);
      }),
    );
  });
});
