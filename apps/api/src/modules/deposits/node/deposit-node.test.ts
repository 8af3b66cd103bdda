import { createClient, custom, HttpRequestError, TimeoutError } from 'viem';
import { expect, test } from 'vitest';
import { createDepositNode, explainNodeError } from '../watcher/deposit-node.ts';

const url = 'https://node.example/secret';

/** A node whose members answer a call each, the last one ever after. */
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
  ['answers something else', () => 'soon', 5],
  ['has had enough', fail(new HttpRequestError({ url, status: 429 })), 1],
  ['lets us wait', fail(new TimeoutError({ url, body: {} })), 1],
])('a node that %s is asked as often as it makes sense', async (_case, member, callsMax) => {
  const { node, calls } = nodeOf(member);
  const error = await node.getHead().catch((thrown: unknown) => thrown);
  expect(calls()).toBe(callsMax);
  expect(explainNodeError(error)).toMatch(/^(?!.*secret).+/);
});

test('a call that one member of a pool does not answer lands on another', async () => {
  const { node } = nodeOf(fail(new HttpRequestError({ url, status: 502 })), fail(new Error('busy')), () => '0x10');
  expect(await node.getHead()).toBe(16n);
});
