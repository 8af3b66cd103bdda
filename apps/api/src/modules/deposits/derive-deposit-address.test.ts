import { HDKey, mnemonicToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { sandboxExtendedPublicKey } from '@onepoint/environment';
import { deriveDepositAddress, isExtendedPublicKey } from './deposit-addresses.ts';

const mnemonic = 'test test test test test test test test test test test junk';

test.each([0, 1, 19, 1_000_000])('the address at index %i is the one that a wallet with the private key has', (index) => {
  expect(deriveDepositAddress(sandboxExtendedPublicKey, index)).toBe(
    mnemonicToAccount(mnemonic, { accountIndex: 1, addressIndex: index }).address,
  );
});

test('a private key, and what is no key, is told apart', () => {
  const key = HDKey.fromMasterSeed(new Uint8Array(32).fill(1));
  expect([key.publicExtendedKey, key.privateExtendedKey, 'xpub', ''].map(isExtendedPublicKey)).toEqual([true, false, false, false]);
});
