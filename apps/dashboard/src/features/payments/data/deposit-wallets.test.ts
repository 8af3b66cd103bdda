import { custodialWalletFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { depositWallets, tokenNames } from './deposit-wallets.ts';

const wallet = custodialWalletFixture();
const lowerCase = { ...wallet, network: 'Base', chainId: 8453, address: wallet.address.toLowerCase() };

test('only addresses of the project are given', () => {
  expect(depositWallets([wallet, { ...wallet, projectId: 'proj_other' }], wallet.projectId)).toHaveLength(1);
  expect(depositWallets([wallet], 'proj_none')).toEqual([]);
});

test('a wrong address is nowhere in what is given, and leaves the others usable', () => {
  const [right, wrong] = depositWallets([wallet, lowerCase], wallet.projectId);
  expect(right).toMatchObject({ kind: 'verified', address: wallet.address });
  expect(wrong).toMatchObject({ kind: 'refused', network: 'Base', error: { code: 'ADDRESS_CHECKSUM_WRONG' } });
  expect(JSON.stringify(wrong)).not.toContain('0x');
});

test('a wrong address of a token refuses the network: the QR code would send money to it', () => {
  const [token] = wallet.tokens;
  const tokens = token ? [{ ...token, contractAddress: token.contractAddress.toLowerCase() }] : [];
  expect(depositWallets([{ ...wallet, tokens }], wallet.projectId)[0]?.kind).toBe('refused');
});

test('tokens are named as a choice', () => {
  expect(tokenNames(wallet.tokens, 'en')).toBe('USDC');
  expect(tokenNames([{ symbol: 'USDC' }, { symbol: 'USDT' }], 'en')).toBe('USDC or USDT');
});
