import { expect, it } from 'vitest';
import { ChainUpstreams } from './chain-upstreams.ts';
import type { HttpUpstream } from './http-upstream.ts';
import type { UpstreamAddresses } from './upstream-addresses.ts';

function setUp(http: UpstreamAddresses['http'], areNodesChecked = false) {
  const time = { now: 0 };
  const chain = new ChainUpstreams('ethereum', { http, ws: [] }, 1_000, { now: () => time.now, areNodesChecked });
  return { chain, time, names: (...features: 'trace'[]) => chain.candidates(features).map(nameOf) };
}

const nameOf = ({ address }: HttpUpstream) => new URL(address).host;
const found = (blockHeight: number) => ({ ok: true, blockHeight, latencyMs: 1 }) as const;
const missing = (fault: 'wrongChain' | 'unreachable') => ({ ok: false, fault }) as const;

it('sends credentials in a header and keeps the path', () => {
  const [node] = setUp(['http://user:pass@b/key?x=1']).chain.nodes;
  expect(node).toMatchObject({ path: '/key?x=1', headers: { authorization: 'Basic dXNlcjpwYXNz' } });
});

it('prefers nodes as configured and tries resting ones last', () => {
  const { chain, names } = setUp(['http://a', 'http://b', 'http://c']);
  expect(names()).toEqual(['a', 'b', 'c']);
  chain.nodes[0]?.health.failed(0);
  expect(names()).toEqual(['b', 'c', 'a']);
  expect(chain.health()).toEqual({ nodes: 3, healthy: 2 });
  for (const node of chain.nodes) node.health.failed(0);
  expect(names()).toHaveLength(3);
});

it('tests a node with a single call after its rest, then lets its share grow', () => {
  const { chain, time, names } = setUp(['http://a', 'http://b']);
  const [a] = chain.nodes;
  a?.health.failed(0);
  time.now = 500;
  expect([names()[0], names()[0], names()[0]]).toEqual(['a', 'b', 'b']);
  a?.health.succeeded(600);
  const share = (now: number) => {
    time.now = now;
    return Array.from({ length: 100 }, () => names()[0]).filter((name) => name === 'a').length;
  };
  const shares = [600, 1_600, 3_100, 5_000].map(share);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares[0]).toBe(0);
  expect(shares[1]).toBe(20);
  time.now = 5_600;
  a?.health.succeeded(5_600);
  expect(share(5_600)).toBe(100);
});

it('never uses nodes of another chain, nor nodes whose chain is unknown', () => {
  const { chain, names } = setUp(['http://wrong', 'http://silent', 'http://right', 'http://unchecked'], true);
  const [wrong, silent, right] = chain.nodes;
  wrong?.health.checked(missing('wrongChain'), 0);
  silent?.health.checked(missing('unreachable'), 0);
  right?.health.checked(found(1), 0);
  expect(names()).toEqual(['right']);
  right?.health.checked(missing('wrongChain'), 0);
  expect(names()).toEqual([]);
});

it('prefers nodes that are in sync and fail rarely', () => {
  const { chain, names, time } = setUp(['http://lagging', 'http://failing', 'http://good']);
  const [lagging, failing, good] = chain.nodes;
  lagging?.health.checked(found(90), 0);
  failing?.health.checked(found(100), 0);
  good?.health.checked(found(100), 0);
  chain.compareHeads();
  for (let count = 0; count < 5; count += 1) {
    failing?.health.failed(0);
    failing?.health.succeeded(0);
  }
  time.now = 5_001;
  failing?.health.succeeded(5_001);
  expect(names()).toEqual(['good', 'failing', 'lagging']);
  time.now = 60_000;
  expect(names()).toEqual(['failing', 'good', 'lagging']);
});

it('only uses nodes that have a feature', () => {
  const { names } = setUp([{ url: 'http://plain', trace: false }, 'http://tracer']);
  expect(names()).toEqual(['plain', 'tracer']);
  expect(names('trace')).toEqual(['tracer']);
  expect(setUp([{ url: 'http://plain', trace: false }]).names('trace')).toEqual([]);
});

it('detects features of nodes, but prefers the configuration', () => {
  const { chain, names } = setUp([{ url: 'http://a', trace: true }, 'http://b']);
  for (const node of chain.nodes) node.found({ trace: false });
  chain.compareFeatures();
  expect([chain.haveAllFeatures, names('trace')]).toEqual([false, ['a']]);
  // A node that can't be checked at the moment keeps its known features.
  for (const node of chain.nodes) node.found({});
  expect(names('trace')).toEqual(['a']);
  for (const node of chain.nodes) node.found({ trace: true });
  chain.compareFeatures();
  expect([chain.haveAllFeatures, names('trace')]).toEqual([true, ['a', 'b']]);
});

it('tries WebSocket nodes that failed recently last', () => {
  const chain = new ChainUpstreams('ethereum', { http: ['http://a'], ws: ['ws://a', 'ws://b'] }, 1_000, { now: () => 0 });
  const names = () => chain.webSocketCandidates().map(({ address }) => address);
  expect(names()).toEqual(['ws://a', 'ws://b']);
  chain.webSocketCandidates()[0]?.health.failed(0);
  expect(names()).toEqual(['ws://b', 'ws://a']);
  chain.replace({ http: ['http://a'], ws: ['ws://a', 'ws://b', 'ws://c'] });
  expect(names()).toEqual(['ws://b', 'ws://c', 'ws://a']);
});

it('keeps the health of nodes that stay in the list', () => {
  const { chain } = setUp(['http://a', 'http://b']);
  const [a] = chain.nodes;
  chain.replace({ http: ['http://c', 'http://a', { url: 'http://b', trace: false }], ws: ['ws://c'] });
  expect(chain.nodes.map(nameOf)).toEqual(['c', 'a', 'b']);
  expect(chain.nodes[1]).toBe(a);
  expect(chain.webSocketAddresses).toEqual(['ws://c']);
});

it('applies a new timeout to nodes that stay, and keeps it for later lists', () => {
  const { chain } = setUp(['http://a']);
  const [a] = chain.nodes;
  chain.replace({ http: ['http://a'], ws: [] }, 5_000);
  chain.replace({ http: ['http://a', 'http://b'], ws: [] });
  expect(chain.nodes[0]).toBe(a);
  expect(chain.nodes.map(({ timeoutMs }) => timeoutMs)).toEqual([5_000, 5_000]);
});

it('logs once when calls to a node begin to fail and once when they succeed again, without its URL', () => {
  const logged: unknown[] = [];
  const http = ['http://a', 'http://user:secret@b'];
  const chain = new ChainUpstreams('ethereum', { http, ws: [] }, 1_000, {
    log: (level, message, fields) => logged.push([level, message, fields]),
  });
  const health = chain.nodes[1]?.health;
  for (const now of [0, 600, 1_700]) health?.failed(now);
  health?.succeeded(4_000);
  health?.failed(5_000);
  for (const now of [6_000, 8_000, 11_000, 12_000]) health?.succeeded(now);
  const where = { chain: 'ethereum', transport: 'http', node: 1 };
  expect(logged).toEqual([
    ['warn', 'calls to a node fail', where],
    ['info', 'calls to a node succeed again', { ...where, failures: 4, durationMs: 11_000 }],
  ]);
});
