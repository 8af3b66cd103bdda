import { assert, property, uint8Array } from 'fast-check';
import { keccak256, parseGwei, type TransactionSerializable } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { rawTransactionTarget } from './raw-transaction-target.ts';

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const to = '0x00000000000000000000000000000000deadbeef';
const fees = { maxFeePerGas: parseGwei('20'), maxPriorityFeePerGas: 1n, gas: 21_000n };
const data = `0x${'ab'.repeat(600)}` as const;

const transactions: readonly (readonly [string, TransactionSerializable])[] = [
  ['legacy', { type: 'legacy', to, gasPrice: 1n, gas: 21_000n, nonce: 3, value: 10n ** 24n }],
  ['legacy with data', { type: 'legacy', to, gasPrice: 1n, chainId: 1, data }],
  ['access list', { type: 'eip2930', to, chainId: 1, gasPrice: 1n, data }],
  ['fee market', { type: 'eip1559', to, chainId: 137, ...fees, nonce: 70_000, data }],
  ['set code', { type: 'eip7702', to, chainId: 1, ...fees, authorizationList: [] }],
  [
    'blobs',
    {
      type: 'eip4844',
      to,
      chainId: 1,
      ...fees,
      maxFeePerBlobGas: 1n,
      blobVersionedHashes: [keccak256('0x01').replace(/^0x../, '0x01') as '0x'],
    },
  ],
];

test.each(transactions)('decodes a signed %s transaction', async (_name, transaction) => {
  expect(rawTransactionTarget(await account.signTransaction(transaction))).toBe(to);
});

test('decodes a transaction with its blobs', () => {
  // 0x03, then a list whose first item is the transaction: chain 1, nonce, two fees, gas, `to`.
  const fields = `010101010194${to.slice(2)}`;
  const inner = (0xc0 + fields.length / 2).toString(16) + fields;
  expect(rawTransactionTarget(`0x03${(0xc0 + inner.length / 2).toString(16)}${inner}`)).toBe(to);
});

test('returns null for a contract creation', async () => {
  expect(rawTransactionTarget(await account.signTransaction({ type: 'eip1559', chainId: 1, ...fees, data }))).toBeNull();
});

test.each(['', '0x', '0x1', 'hello', '0x02', '0xf8', '0xff', '0x02c0', '0x04ff', '0x00', '0x7f', '0x02f8'])(
  'returns null for %j',
  (raw) => {
    expect(rawTransactionTarget(raw)).toBeNull();
  },
);

test('returns an address or null for any bytes', () => {
  assert(
    property(uint8Array({ maxLength: 120 }), (bytes) => {
      const target = rawTransactionTarget(`0x${Buffer.from(bytes).toString('hex')}`);
      if (target !== null) expect(target).toMatch(/^0x[\da-f]{40}$/);
    }),
  );
});
