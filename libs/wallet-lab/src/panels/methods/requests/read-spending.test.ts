import { expect, it } from 'vitest';
import { readSpending } from './read-spending.ts';

it('reads what a transaction sends, and to whom', () => {
  expect(readSpending({ method: 'eth_sendTransaction', params: [{ to: '0xa', value: '0x10' }] })).toEqual({
    valueWei: 16n,
    recipients: ['0xa'],
  });
});

it('adds up a batch', () => {
  const calls = [{ to: '0xa', value: '0x1' }, { to: '0xb' }, { to: '0xa', value: '0x2' }];
  expect(readSpending({ method: 'wallet_sendCalls', params: [{ calls }] })).toEqual({ valueWei: 3n, recipients: ['0xa', '0xb'] });
});

it('names nobody where a contract is created, or where it cannot tell', () => {
  expect(readSpending({ method: 'eth_sendTransaction', params: [{ data: '0x60' }] })).toEqual({ valueWei: 0n, recipients: [] });
  expect(readSpending({ method: 'eth_sendRawTransaction', params: ['0x02'] })).toEqual({ valueWei: 0n, recipients: [] });
  expect(readSpending({ method: 'eth_sendTransaction', params: [{ value: 'all of it' }] })).toEqual({ valueWei: 0n, recipients: [] });
});

it('finds nothing to warn of in a request that only signs or reads', () => {
  expect(readSpending({ method: 'personal_sign', params: ['0x', '0xa'] })).toBeUndefined();
});
