import { expect, it, onTestFinished } from 'vitest';
import { startFakeNode } from '../testing/fake-node.ts';
import { HttpUpstream } from './http-upstream.ts';
import { detectFeatures } from './node-features.ts';

type Answer = { readonly result: unknown } | { readonly error: { readonly code: number; readonly message: string } };

const error = (code: number, message: string): Answer => ({ error: { code, message } });
const fine: Answer = { result: null };

async function detect(answer: Answer | null, height = 1_000) {
  const node = await startFakeNode((response) => {
    if (answer === null) response.writeHead(500).end();
    else response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer }));
  });
  const upstream = new HttpUpstream(node.address, 60_000);
  onTestFinished(async () => {
    await upstream.close();
    await node.close();
  });
  return detectFeatures(upstream, height, 60_000);
}

it('detects the features of a node', async () => {
  expect(await detect(fine)).toEqual({ archive: true, trace: true, debug: true });
});

it.each([
  error(-32_601, 'the method trace_transaction does not exist/is not available'),
  error(-32_601, 'Method not found'),
  error(-32_000, 'method is not whitelisted'),
  error(-32_600, 'Unsupported method: debug_traceTransaction'),
])('detects missing methods: %j', async (answer) => {
  expect(await detect(answer)).toEqual({ archive: undefined, trace: false, debug: false });
});

it.each([
  'missing trie node 5fe7… (path ) state 0x5fe7… is not available',
  'historical state 5fe7… is not available',
  'old data not available due to pruning',
  'No state available for block 0x1',
  'state at block #1 is pruned',
  'distance to target block exceeds maximum proof window',
])('detects missing old state: %s', async (message) => {
  expect(await detect(error(-32_000, message))).toMatchObject({ archive: false });
});

it.each([error(-32_005, 'too many requests'), error(-32_603, 'internal error'), null])('concludes nothing from %j', async (answer) => {
  expect(await detect(answer)).toEqual({ archive: undefined, trace: undefined, debug: undefined });
});

it('concludes nothing about old state from a chain that has none', async () => {
  expect(await detect(fine, 100)).toMatchObject({ archive: undefined });
});
