import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts';
import { expect, it } from 'vitest';
import { wellKnownPrivateKeys } from './well-known-private-keys.ts';

it('lists the keys of the phrase that every development node funds', () => {
  const phrase = `${'test '.repeat(11)}junk`;
  const addresses = wellKnownPrivateKeys.map((_, addressIndex) => mnemonicToAccount(phrase, { addressIndex }).address);
  expect(wellKnownPrivateKeys.map((key) => privateKeyToAddress(key))).toEqual(addresses);
});
