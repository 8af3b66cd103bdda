import * as fc from 'fast-check';
import { createClient, custom, HttpRequestError, TimeoutError, hexToBytes, pad } from 'viem';
import { expect, test } from 'vitest';
import { createDepositNode, explainNodeError } from './deposit-node.ts';
import { bloomOf } from '../../../test/fake-deposit-chain.ts';
import { bloomBitsOf, isInBloom } from './find-transfers.ts';
import { unitsToCents } from './record-transfers.ts';

const url = 'https://node.example/secret';

/** A pool of nodes. Each member answers one call; the last one answers all further calls. */
function nodeOf(...members: readonly (() => unknown)[]) {
  let calls = 0;
  const request = () => Promise.resolve().then(() => (members[(calls += 1) - 1] ?? members.at(-1))?.());
  return { node: createDepositNode(createClient({ transport: custom({ request }, { retryCount: 0 }) })), calls: () => calls };
}

const fail = (error: Error) => (): never => {
  throw error;
};

test.each([
  ['cannot be reached', fail(new HttpRequestError({ url })), 5],
  ['refuses', fail(new Error('unknown block')), 5],
  ['sends an invalid response', () => 'soon', 5],
  ['limits the rate', fail(new HttpRequestError({ url, status: 429 })), 1],
  ['times out', fail(new TimeoutError({ url, body: {} })), 1],
])('a node that %s is asked the right number of times', async (_case, member, callsMax) => {
  const { node, calls } = nodeOf(member);
  const error = await node.getHead().catch((thrown: unknown) => thrown);
  expect(calls()).toBe(callsMax);
  expect(explainNodeError(error)).toMatch(/^(?!.*secret).+/);
});

test('retries on another member of the pool', async () => {
  const { node } = nodeOf(fail(new HttpRequestError({ url, status: 502 })), fail(new Error('busy')), () => '0x10');
  expect(await node.getHead()).toBe(16n);
});

const token = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const [minter, receiver] = [pad('0x00'), pad(`0x${'11'.repeat(20)}`)];

/** From a real block with one log: a transfer from the zero address to `receiver`. */
const logsBloom =
  '0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000008000000000000000000000000000000000000000000000000020000000000000000000800000000000000000000000010000200000000000000000000000000000000000000000000010000000000000000000000240000000000200000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000000';

test('finds the contract and topics of a block in its bloom filter, and nothing else', () => {
  const bloom = hexToBytes(logsBloom);
  expect(bloomOf([token, transferTopic, minter, receiver])).toEqual(bloom);
  for (const value of [token, transferTopic, minter, receiver] as const) expect(isInBloom(bloom, bloomBitsOf(value))).toBe(true);
  expect(isInBloom(bloom, bloomBitsOf(pad(`0x${'12'.repeat(20)}`)))).toBe(false);
});

test.each([
  [1_000_000n, 6, 100],
  [19_990_000n, 6, 1_999],
  [9_999n, 6, 0],
  [10_000n, 6, 1],
  [10n ** 18n, 18, 100],
  [5n, 0, 500],
  [0n, 6, 0],
])('converts %i units with %i decimals to %i cents', (units, decimals, cents) => {
  expect(unitsToCents(units, decimals)).toBe(cents);
});

test('never credits more than arrived, nor a whole cent less', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 2, max: 18 }), (units, decimals) => {
      const unitsPerCent = 10n ** BigInt(decimals - 2);
      const rest = units - BigInt(unitsToCents(units, decimals)) * unitsPerCent;
      expect(rest >= 0n && rest < unitsPerCent).toBe(true);
    }),
  );
});
