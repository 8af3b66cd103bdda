import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

let gateway: TestGateway;
let path: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  path = `/rpc/ethereum/${(await gateway.createKey('M')).secret}`;
});

afterAll(async () => {
  await gateway.stop();
  expect(gateway.troubles).toEqual([]);
});

async function balance(): Promise<unknown> {
  const response = await gateway.post(
    path,
    '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x00000000000000000000000000000000000000aa","latest"]}',
  );
  return response.json();
}

interface Answer {
  jsonrpc: unknown;
  result?: unknown;
  error?: { code: unknown; message: unknown };
}

function isAnswer(value: unknown): boolean {
  const { jsonrpc, result, error } = value as Answer;
  return jsonrpc === '2.0' && (result !== undefined || (typeof error?.code === 'number' && typeof error.message === 'string'));
}

/** Expects that arbitrary bytes get a JSON-RPC response, or none if they only contain notifications. */
async function expectSense(bytes: Uint8Array): Promise<void> {
  const response = await gateway.post(path, bytes);
  const text = await response.text();
  if (response.status === 204) {
    expect(text).toBe('');
    return;
  }
  const answer = JSON.parse(text) as unknown;
  expect((Array.isArray(answer) ? answer : [answer]).every(isAnswer)).toBe(true);
}

const method = fc.oneof(fc.constantFrom('eth_chainId', 'eth_call', 'eth_getLogs', 'anvil_mine', 'constructor', '__proto__'), fc.string());
const almost = fc.record({ jsonrpc: fc.constantFrom('2.0', 2), id: fc.jsonValue(), method, params: fc.jsonValue() }, { requiredKeys: [] });

describe('malicious clients', () => {
  it('get a valid response to random bytes', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), expectSense), { numRuns: 150 });
  });

  it('get a valid response to random JSON and near-valid JSON-RPC', async () => {
    const values = fc.oneof(fc.jsonValue(), almost, fc.array(almost, { maxLength: 5 }));
    await fc.assert(
      fc.asyncProperty(values, (value) => expectSense(Buffer.from(JSON.stringify(value)))),
      { numRuns: 250 },
    );
  });

  it('get a valid response to nesting deeper than the call stack', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    await expectSense(Buffer.from(deep));
    await expectSense(Buffer.from(`{"jsonrpc":"2.0","id":1,"method":"eth_call","params":${deep}}`));
    await expectSense(Buffer.from(`{"jsonrpc":"2.0","id":null,"method":"eth_call","params":${deep}}`));
  });

  it('can’t reach a node’s private methods, however they are spelled', async () => {
    const before = await balance();
    const params = '"params":["0x00000000000000000000000000000000000000aa","0x1234"]';
    for (const text of [
      `{"jsonrpc":"2.0","id":1,"method":"anvil_setBalance",${params}}`,
      `{"jsonrpc":"2.0","id":1,"method":"anvil_setBalance","method":"eth_chainId",${params}}`,
      `{"jsonrpc":"2.0","id":1,"m\\u0065thod":"anvil_setBalance","method":"eth_chainId",${params}}`,
      `{"jsonrpc":"2.0","id":1,"method":"eth_chainId","Method":"anvil_setBalance",${params}}`,
      `[{"jsonrpc":"2.0","id":1,"method":"eth_chainId"},{"jsonrpc":"2.0","id":2,"method":"anvil_setBalance",${params}}]`,
      `{"jsonrpc":"2.0","method":"anvil_setBalance",${params}}`,
      `{"jsonrpc":"2.0","id":1,"method":"hardhat_setBalance",${params}}`,
      `{"jsonrpc":"2.0","id":1,"method":"tenderly_setBalance",${params}}`,
    ]) {
      await expectSense(Buffer.from(text));
    }
    expect(await balance()).toEqual(before);
  });

  it('can’t stop the gateway from serving', async () => {
    const reply = await gateway.post(path, '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}');
    expect(await reply.json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x1' });
  });
});
