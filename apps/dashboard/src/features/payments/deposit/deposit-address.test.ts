import { custodialWalletFixture } from '@onepoint/testing/api';
import * as fc from 'fast-check';
import { getAddress, toHex } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { depositWallets, parseDepositAddress, paymentUri } from './deposit-address.tsx';

describe('parseDepositAddress', () => {
  const wrongChecksum = expect.objectContaining({ code: 'ADDRESS_CHECKSUM_WRONG' }) as Error;
  const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => getAddress(toHex(bytes)));

  // Test vectors: https://eips.ethereum.org/EIPS/eip-55#test-cases
  test.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('accepts the EIP-55 test case %s', (text) => {
    expect(parseDepositAddress(text)).toBe(text);
  });

  test.each([
    '',
    '0x',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    'vitalik.eth',
    ' 0x52908400098527886E0F7030069857D2E4169EE7',
  ])('rejects %j as malformed', (text) => {
    expect(() => parseDepositAddress(text)).toThrow(expect.objectContaining({ code: 'ADDRESS_MALFORMED' }));
  });

  test('rejects an address without a checksum', () => {
    expect(() => parseDepositAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toThrow(wrongChecksum);
    expect(() => parseDepositAddress(`0x${'5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'.toUpperCase()}`)).toThrow(wrongChecksum);
  });

  test('rejects every address with the case of one letter changed', () => {
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

describe('depositWallets', () => {
  const wallet = custodialWalletFixture();
  const lowerCase = { ...wallet, network: 'Base', chainId: 8453, address: wallet.address.toLowerCase() };

  test('returns only the addresses of the project', () => {
    expect(depositWallets([wallet, { ...wallet, projectId: 'proj_other' }], wallet.projectId)).toHaveLength(1);
    expect(depositWallets([wallet], 'proj_none')).toEqual([]);
  });

  test('omits a wrong address and keeps the other networks usable', () => {
    const [right, wrong] = depositWallets([wallet, lowerCase], wallet.projectId);
    expect(right).toMatchObject({ kind: 'verified', address: wallet.address });
    expect(wrong).toMatchObject({ kind: 'rejected', network: 'Base', error: { code: 'ADDRESS_CHECKSUM_WRONG' } });
    expect(JSON.stringify(wrong)).not.toContain('0x');
  });

  test('rejects a network with a wrong token address, because its QR code would send funds there', () => {
    const [token] = wallet.tokens;
    const tokens = token ? [{ ...token, contractAddress: token.contractAddress.toLowerCase() }] : [];
    expect(depositWallets([{ ...wallet, tokens }], wallet.projectId)[0]?.kind).toBe('rejected');
  });
});

test('paymentUri formats a token transfer with recipient and chain', () => {
  const address = parseDepositAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  const tokenAddress = parseDepositAddress('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48');
  expect(paymentUri({ address, chainId: 8453, tokenAddress })).toBe(
    'ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48@8453/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  );
});
