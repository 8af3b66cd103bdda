import { hexToBytes, pad } from 'viem';
import { expect, test } from 'vitest';
import { bloomBitsOf, bloomOf, isInBloom } from '../watcher/find-transfers.ts';

const token = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const [minter, receiver] = [pad('0x00'), pad(`0x${'11'.repeat(20)}`)];

/** Of a block of a real node that holds one log: a transfer from the zero address to `receiver`. */
const logsBloom =
  '0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000008000000000000000000000000000000000000000000000000020000000000000000000800000000000000000000000010000200000000000000000000000000000000000000000000010000000000000000000000240000000000200000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000000';

test('finds the contract and the topics of a block in its filter, and nothing else', () => {
  const bloom = hexToBytes(logsBloom);
  expect(bloomOf([token, transferTopic, minter, receiver])).toEqual(bloom);
  for (const value of [token, transferTopic, minter, receiver] as const) expect(isInBloom(bloom, bloomBitsOf(value))).toBe(true);
  expect(isInBloom(bloom, bloomBitsOf(pad(`0x${'12'.repeat(20)}`)))).toBe(false);
});
