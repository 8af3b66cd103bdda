import { describe, expect, it, onTestFinished } from 'vitest';
import { KeyLimiter } from '../limits/key-limiter.ts';
import { DailyUsage } from '../limits/key-usage.ts';
import { RequestLog } from '../metering/request-log.ts';
import { UsageMeter } from '../metering/usage-meter.ts';
import { GatewayMetrics } from '../metrics/gateway-metrics.ts';
import { meter } from '../pipeline/meter.ts';
import { parseRequest } from '../rpc/parse-request.ts';
import { testCaller } from '../testing/access.ts';
import { FakeChain, FakeChainNode } from '../testing/fake-chain-node.ts';
import { NodeHealth } from '../upstreams/node-health.ts';
import { connectUpstream, PendingRequests, readUpstreamMessage } from './upstream-socket.ts';

describe('pending-requests', () => {
  const batch = parseRequest('[{"jsonrpc":"2.0","id":1,"method":"eth_call"},{"jsonrpc":"2.0","id":1,"method":"eth_call"}]', true);
  const services = {
    meter: new UsageMeter(),
    requestLog: new RequestLog(),
    dailyUsage: new DailyUsage(),
    keyLimiter: new KeyLimiter(),
    metrics: new GatewayMetrics(),
  };
  const usage = meter(batch, testCaller(), 'base', services, { requestId: 'req_a', transport: 'websocket', arrivedAt: 0 });

  it('finds a request once by the id of any of its calls, even if the client reuses an id', () => {
    const pending = new PendingRequests();
    const first = pending.add(batch, usage, 10);
    const second = pending.add(batch, usage, 20);
    expect(pending.calls).toBe(4);
    expect(pending.take([99, second.firstId + 1])).toBe(second);
    expect(pending.take([second.firstId])).toBeUndefined();
    expect(pending.take([first.firstId])).toBe(first);
    expect(pending.calls).toBe(0);
  });

  it('finds the oldest batch for an error without an id, or otherwise the oldest request', () => {
    const pending = new PendingRequests();
    const single = parseRequest('{"jsonrpc":"2.0","id":1,"method":"eth_call"}', true);
    const [first, second, third] = [single, batch, single].map((rpc) => pending.add(rpc, usage, 10));
    expect([pending.takeForError(), pending.takeForError(), pending.takeForError()]).toEqual([second, first, third]);
    expect(pending.takeForError()).toBeUndefined();
    expect(pending.calls).toBe(0);
  });

  it('expires only requests that have waited too long', () => {
    const pending = new PendingRequests();
    const early = pending.add(batch, usage, 10);
    const late = pending.add(batch, usage, 20);
    expect(pending.takeExpired(10)).toEqual([early]);
    expect(pending.takeAll()).toEqual([late]);
    expect(pending.calls).toBe(0);
  });
});

describe('read-upstream-message', () => {
  it.each([
    ['{"jsonrpc":"2.0","id":7,"result":{"method":"x"}}', { kind: 'answer', ids: [7] }],
    ['{"result":"0x1","id":7,"jsonrpc":"2.0"}', { kind: 'answer', ids: [7] }],
    [' [{"jsonrpc":"2.0","id":3,"result":1},null,{"jsonrpc":"2.0","id":4,"result":1}]', { kind: 'answer', ids: [3, 4] }],
    ['{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x1","result":{}}}', { kind: 'notification' }],
    ['{"params":{"subscription":"0x1","result":{"padding":"xx"}},"method":"eth_subscription","jsonrpc":"2.0"}', { kind: 'notification' }],
    ['{"method":"eth_subscription","params":{"subscription":"0x1"}}', { kind: 'unknown' }],
    ['{"jsonrpc":"2.0","method":"eth_subscription"}', { kind: 'unknown' }],
    ['{"jsonrpc":"2.0","method":"eth_subscription","params":["0x1"]}', { kind: 'unknown' }],
    ['{"jsonrpc":"2.0","id":null,"error":{"code":-32700}}', { kind: 'error' }],
    ['{"jsonrpc":"2.0","id":null,"result":1}', { kind: 'unknown' }],
    ['{"jsonrpc":"2.0","id":"7","result":1}', { kind: 'unknown' }],
    ['[]', { kind: 'unknown' }],
    ['null', { kind: 'unknown' }],
  ])('reads %s', (text, message) => {
    expect(readUpstreamMessage(text)).toMatchObject(message);
  });

  it.each(['', 'nonsense', '<html>', '[}', '{"jsonrpc":"2.0","id":7,"result":', '{"a":1}}', '[{"id":1,"result":1},{"'])(
    'rejects %j',
    (text) => {
      expect(() => readUpstreamMessage(text)).toThrow(SyntaxError);
    },
  );
});

describe('connect-upstream', () => {
  /** Nodes of chain 1, each with its expected chain. */
  async function setUp(...chainIds: readonly (number | undefined)[]) {
    const chain = new FakeChain();
    const nodes = await Promise.all(chainIds.map(() => new FakeChainNode(chain).listening()));
    onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
    const candidates = nodes.map(({ url }, index) => ({
      address: url,
      health: new NodeHealth({ isVerified: chainIds[index] === undefined }),
      chainId: chainIds[index],
    }));
    const connect = async () => {
      const { node } = await connectUpstream(candidates, new AbortController().signal);
      return candidates.findIndex((candidate) => candidate === node);
    };
    return { nodes, candidates, connect };
  }

  it('connects to the first node on the right chain, and checks it once', async () => {
    const { nodes, candidates, connect } = await setUp(137, 1);
    expect([await connect(), await connect()]).toEqual([1, 1]);
    expect(candidates[0]?.health.trouble(performance.now())).toBe('wrongChain');
    expect(nodes[1]?.countOf('eth_chainId')).toBe(1);
  });

  it('checks a node again after a failure', async () => {
    const { nodes, candidates, connect } = await setUp(1);
    await connect();
    candidates[0]?.health.failed(performance.now());
    await connect();
    expect(nodes[0]?.countOf('eth_chainId')).toBe(2);
  });

  it('trusts nodes if they aren’t checked', async () => {
    const { nodes, connect } = await setUp(undefined);
    expect(await connect()).toBe(0);
    expect(nodes[0]?.countOf('eth_chainId')).toBe(0);
  });
});
