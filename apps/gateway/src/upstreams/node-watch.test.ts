import { createNodeChecker } from '@onepoint/rpc-nodes';
import { expect, it, onTestFinished } from 'vitest';
import { startFakeNode } from '../testing/fake-node.ts';
import { ChainUpstreams } from './chain-upstreams.ts';
import { NodeWatch } from './node-watch.ts';

async function startNode(state: { chainId: number | null; height: number }) {
  const node = await startFakeNode((response, body) => {
    if (state.chainId === null) response.writeHead(500).end();
    else
      response.end(`{"jsonrpc":"2.0","id":1,"result":"0x${(body.includes('eth_chainId') ? state.chainId : state.height).toString(16)}"}`);
  });
  onTestFinished(() => node.close());
  return node.address;
}

async function setUp(...states: { chainId: number | null; height: number }[]) {
  const http = await Promise.all(states.map(startNode));
  const chain = new ChainUpstreams('ethereum', { http, ws: [] }, 60_000, { areNodesChecked: true, now: () => 0 });
  const logged: string[] = [];
  const watch = new NodeWatch({
    featuresTimeoutMs: 60_000,
    chains: new Map([['ethereum', chain]]),
    checker: createNodeChecker({ timeoutMs: 60_000, arePrivateAddressesAllowed: true }),
    log: (level, message, fields) => logged.push(`${level} ${message} ${String(fields?.['node'])} ${String(fields?.['fault'])}`),
  });
  onTestFinished(async () => {
    await watch.close();
    await chain.close();
  });
  return { watch, logged, used: () => chain.candidates().map(({ address }) => http.indexOf(address)) };
}

it('sends no calls to nodes of another chain, at startup and after a change', async () => {
  const states = [
    { chainId: 137, height: 100 },
    { chainId: 1, height: 100 },
  ];
  const { watch, used } = await setUp(...states);
  expect(used()).toEqual([]);
  await watch.check();
  expect(used()).toEqual([1]);
  states.forEach((state, index) => (state.chainId = index === 0 ? 1 : 137));
  await watch.check();
  expect(used()).toEqual([0]);
});

it('prefers nodes that aren’t lagging', async () => {
  const states = [
    { chainId: 1, height: 96 },
    { chainId: 1, height: 100 },
  ];
  const { watch, used } = await setUp(...states);
  await watch.check();
  expect(used()).toEqual([1, 0]);
  states.forEach((state) => (state.height = 100));
  await watch.check();
  expect(used()).toEqual([0, 1]);
});

it('logs each incident once, without URLs', async () => {
  const state: { chainId: number | null; height: number } = { chainId: 1, height: 1 };
  const { watch, logged } = await setUp(state);
  for (const chainId of [1, null, null, null, 137, 137, 1, 1]) {
    state.chainId = chainId;
    await watch.check();
  }
  expect(logged).toEqual([
    'warn node fails its checks 0 notRpc',
    'info node recovered 0 notRpc',
    'warn node fails its checks 0 wrongChain',
    'info node recovered 0 wrongChain',
  ]);
});
