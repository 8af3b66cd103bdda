import { expect, it, onTestFinished, vi } from 'vitest';
import { parseRequest } from '../rpc/parse-request.ts';
import { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import type { UpstreamAddresses } from '../upstreams/upstream-addresses.ts';
import { requireFeatures } from './require-features.ts';

const lean = { archive: false, trace: false, debug: false };

function setUp(http: UpstreamAddresses['http']) {
  const chain = new ChainUpstreams('ethereum', { http, ws: [] }, 1_000);
  onTestFinished(() => chain.close());
  chain.nodes[0]?.health.saw(1_000);
  const route = (...calls: readonly (readonly [method: string, params: readonly unknown[]])[]) => {
    const body = JSON.stringify(calls.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params })));
    const rpc = requireFeatures(parseRequest(body, true), chain);
    const nodes = chain.candidates(rpc.features).map(({ address }) => new URL(address).host);
    return { refusals: rpc.calls.map(({ refusal }) => refusal), nodes, isPlain: rpc.isPlain };
  };
  return { chain, route };
}

const balanceAt = (block: string) => ['eth_getBalance', ['0xa', block]] as const;

it('sends calls only to nodes that serve them', () => {
  const { route } = setUp([
    { url: 'http://lean', ...lean },
    { url: 'http://archive', trace: false },
    { url: 'http://trace', debug: false },
  ]);
  expect(route(balanceAt('latest')).nodes).toEqual(['lean', 'archive', 'trace']);
  expect(route(balanceAt('0x368')).nodes).toEqual(['lean', 'archive', 'trace']);
  expect(route(balanceAt('0x367')).nodes).toEqual(['archive', 'trace']);
  expect(route(balanceAt('earliest')).nodes).toEqual(['archive', 'trace']);
  expect(route(['eth_getBlockByNumber', ['0x1', false]]).nodes).toEqual(['lean', 'archive', 'trace']);
  expect(route(['trace_block', ['latest']]).nodes).toEqual(['trace']);
  expect(route(['debug_traceBlockByNumber', ['0x1', {}]]).nodes).toEqual(['archive']);
  expect(route(balanceAt('0x1'), ['trace_block', ['0x1']])).toEqual({ refusals: [null, null], nodes: ['trace'], isPlain: true });
});

const hash = `0x${'ab'.repeat(32)}`;
const balanceAtHash = ['eth_getBalance', ['0xa', { blockHash: hash }]] as const;

it('prefers archives for blocks by hash, unless they are known to be recent', () => {
  const { chain, route } = setUp([{ url: 'http://lean', ...lean }, 'http://archive']);
  expect(route(balanceAtHash).nodes).toEqual(['archive']);
  expect(route(['debug_traceTransaction', [hash]]).nodes).toEqual(['archive']);
  expect(route(['eth_getBlockByHash', [hash, false]]).nodes).toEqual(['lean', 'archive']);
  const numberOf = vi.spyOn(chain.followed, 'numberOf').mockReturnValue(990);
  onTestFinished(() => numberOf.mockRestore());
  expect(route(balanceAtHash).nodes).toEqual(['lean', 'archive']);
  numberOf.mockReturnValue(100);
  expect(route(balanceAtHash).nodes).toEqual(['archive']);
});

it('asks any node for a block by hash if there is no archive', () => {
  const { route } = setUp([{ url: 'http://lean', ...lean }]);
  expect(route(balanceAtHash)).toEqual({ refusals: [null], nodes: ['lean'], isPlain: true });
});

it('answers calls in place that no node serves', () => {
  const { route } = setUp([{ url: 'http://lean', ...lean }]);
  const calls = [balanceAt('0x1'), ['trace_block', ['latest']], ['debug_traceTransaction', ['0xa']], balanceAt('latest')] as const;
  expect(route(...calls)).toEqual({
    refusals: ['STATE_UNAVAILABLE', 'METHOD_UNAVAILABLE', 'METHOD_UNAVAILABLE', null],
    nodes: ['lean'],
    isPlain: false,
  });
});

it('answers calls in place that no node serves together with those before them', () => {
  const { route } = setUp([
    { url: 'http://trace', debug: false },
    { url: 'http://debug', trace: false },
  ]);
  expect(route(['trace_block', ['latest']], ['debug_traceTransaction', ['0xa']])).toMatchObject({
    refusals: [null, 'METHOD_UNAVAILABLE'],
    nodes: ['trace'],
  });
});

it('leaves requests alone if all nodes serve everything', () => {
  const { chain } = setUp(['http://a', 'http://b']);
  const rpc = parseRequest('{"jsonrpc":"2.0","id":1,"method":"trace_block","params":["0x1"]}', true);
  expect(requireFeatures(rpc, chain)).toBe(rpc);
});
