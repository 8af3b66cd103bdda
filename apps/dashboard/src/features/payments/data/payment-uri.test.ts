import { expect, test } from 'vitest';
import { parseDepositAddress } from './parse-deposit-address.ts';
import { paymentUri } from './payment-uri.ts';

const address = parseDepositAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const tokenAddress = parseDepositAddress('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48');

test('a token is sent by a call of its contract that names the receiver and the chain', () => {
  expect(paymentUri({ address, chainId: 8453, tokenAddress })).toBe(
    'ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48@8453/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  );
});
