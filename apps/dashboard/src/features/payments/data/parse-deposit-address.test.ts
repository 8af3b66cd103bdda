import * as fc from 'fast-check';
import { getAddress, toHex } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { parseDepositAddress } from './parse-deposit-address.ts';

const wrongChecksum = expect.objectContaining({ code: 'ADDRESS_CHECKSUM_WRONG' }) as Error;
const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => getAddress(toHex(bytes)));

describe('parseDepositAddress', () => {
  // https://eips.ethereum.org/EIPS/eip-55#test-cases
  it.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('takes %s of the proposal', (text) => {
    expect(parseDepositAddress(text)).toBe(text);
  });

  it.each([
    '',
    '0x',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    'vitalik.eth',
    ' 0x52908400098527886E0F7030069857D2E4169EE7',
  ])('takes %j for no address', (text) => {
    expect(() => parseDepositAddress(text)).toThrow(expect.objectContaining({ code: 'ADDRESS_MALFORMED' }));
  });

  it('refuses an address whose letters carry no checksum', () => {
    expect(() => parseDepositAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toThrow(wrongChecksum);
    expect(() => parseDepositAddress(`0x${'5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'.toUpperCase()}`)).toThrow(wrongChecksum);
  });

  it('refuses every address with the case of one letter changed', () => {
    fc.assert(
      fc.property(address, fc.nat(39), (text, at) => {
        const letter = text.charAt(at + 2);
        fc.pre(/[a-f]/i.test(letter));
        const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        const changed = text.slice(0, at + 2) + other + text.slice(at + 3);
        expect(() => parseDepositAddress(changed)).toThrow(wrongChecksum);
      }),
    );
  });
});
