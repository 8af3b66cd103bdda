import type { EIP1193Provider } from 'viem';
import { expect, it } from 'vitest';
import { findReceipt } from './find-receipt.ts';

const answering = (answer: unknown) => ({ request: () => Promise.resolve(answer) }) as unknown as EIP1193Provider;

it('reads the block that includes a transaction', async () => {
  const provider = answering({ blockNumber: '0x10', status: '0x1', contractAddress: null });
  expect(await findReceipt(provider, '0x01')).toEqual({ block: '16', isSuccess: true, contract: null });
});

it('tells a transaction that failed, and names a contract that was created', async () => {
  const provider = answering({ blockNumber: '0x1', status: '0x0', contractAddress: '0xabc' });
  expect(await findReceipt(provider, '0x01')).toEqual({ block: '1', isSuccess: false, contract: '0xabc' });
});

it.each([null, {}, 'soon', { blockNumber: null }])('takes %j for a transaction that no block includes', async (answer) => {
  expect(await findReceipt(answering(answer), '0x01')).toBeNull();
});
