import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { GatewayLimits } from '../../config/env.ts';
import { startCuttableProxy } from '../../testing/cuttable-proxy.ts';
import { startFakeNode, type FakeNode } from '../../testing/fake-node.ts';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts';

type Behavior = (response: ServerResponse, id: number) => void;

let gateway: TestGateway;
let node: FakeNode;
/** Accepts connections and sends nothing, so that a TLS handshake never completes. */
let silentServer: Awaited<ReturnType<typeof startCuttableProxy>>;
const behaviors = new Map<string, Behavior>();
let lastPath = 0;

beforeAll(async () => {
  node = await startFakeNode((response, body, request) => {
    const { id } = JSON.parse(body) as { id: number };
    behaviors.get(request.url ?? '')?.(response, id);
  });
  silentServer = await startCuttableProxy('127.0.0.1', 1);
  silentServer.hang();
  gateway = await startTestGateway();
});

afterAll(async () => {
  await gateway.stop();
  await silentServer.close();
  await node.close();
});

const good: Behavior = (response, id) => response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x600d' }));
const text =
  (make: (whole: string) => string | Buffer, headers: Record<string, string> = {}, status = 200): Behavior =>
  (response, id) =>
    response.writeHead(status, headers).end(make(JSON.stringify({ jsonrpc: '2.0', id, result: '0xbad' })));
const chainNode =
  (chainId: string): Behavior =>
  (response, id) =>
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: chainId }));
const refusal = (status: number, headers: Record<string, string> = {}) => text(() => 'no', headers, status);
const rpcError =
  (status: number): Behavior =>
  (response, id) =>
    response.writeHead(status).end(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_602, message: 'invalid argument' } }));
const silent: Behavior = () => undefined;
const half: Behavior = (response) => response.writeHead(200, { 'content-length': '40' }).write('{"jsonrpc":"2.0"');
/** Longer than what is held before the client receives the first byte. */
const largeStart = (id: number) => `{"jsonrpc":"2.0","id":${id},"result":"0x${'00'.repeat(20_000)}`;
const reset: Behavior = (response) => response.destroy();
const unreachable = 'unreachable';
/** A node whose connections neither open nor fail. */
const unconnected = 'unconnected';

type Node = Behavior | typeof unreachable | typeof unconnected;

/** Gives every node its own path, because the gateway remembers how a node with the same URL behaved before. */
function address(behavior: Node): string {
  const path = `/${(lastPath += 1)}`;
  if (behavior === unreachable) return `http://127.0.0.1:1${path}`;
  if (behavior === unconnected) return `https://127.0.0.1:${silentServer.port}${path}`;
  behaviors.set(path, behavior);
  return `${node.address}${path}`;
}

const read = 'eth_getBalance';
const send = 'eth_sendRawTransaction';

type Outcome = { readonly status: number; readonly body: unknown } | { readonly isBroken: true };

/** A row of the table: a fault, the client's response, and the metering of the call. */
interface Row {
  readonly fault: string;
  /** Distinguishes several cases of one row in the table. */
  readonly variant?: string;
  readonly nodes: readonly Node[];
  readonly method?: string;
  readonly timeouts?: Pick<GatewayLimits, 'upstreamTimeoutMs' | 'tryTimeoutMs'>;
  readonly client: Outcome;
  readonly metered: { readonly errors: number; readonly computeUnits: number };
  readonly sent: number;
}

const answered = { status: 200, body: { result: '0x600d' } };
const failed = { status: 502, body: { error: { data: { code: 'UPSTREAM_FAILED' } } } };
const broken = { isBroken: true } as const;
const timedOut = { status: 504, body: { error: { data: { code: 'UPSTREAM_TIMEOUT' } } } };
const charged = { errors: 0, computeUnits: 20 };
const free = { errors: 1, computeUnits: 0 };
const chargedError = { errors: 1, computeUnits: 20 };
const chargedSend = { errors: 0, computeUnits: 40 };

/** Short, because a row waits for one of them. A node that responds does so within a fraction of this time. */
const hangTimeouts = { upstreamTimeoutMs: 5_000, tryTimeoutMs: 2_000 };

const failsOver = (fault: string, behavior: Node, sent = 2): Row => ({
  fault,
  nodes: [behavior, good],
  client: answered,
  metered: charged,
  sent,
});

/** Longer than we wait for a connection, but shorter than undici waits by default (10 s). */
const connectTimeouts = { upstreamTimeoutMs: 9_000, tryTimeoutMs: 9_000 };

const rows: readonly Row[] = [
  failsOver('Node unreachable', unreachable, 1),
  { ...failsOver('Node unreachable', unconnected, 1), variant: 'without a connection', timeouts: connectTimeouts },
  failsOver('Connection reset', reset),
  { ...failsOver('Node hangs before it responds', silent), timeouts: { ...hangTimeouts, upstreamTimeoutMs: 60_000 } },
  { ...failsOver('Node hangs within its response', half), timeouts: { ...hangTimeouts, upstreamTimeoutMs: 60_000 } },
  {
    fault: 'Node hangs within its response',
    variant: 'above 16 KiB',
    nodes: [(response, id) => response.write(largeStart(id)), good],
    timeouts: { ...hangTimeouts, tryTimeoutMs: hangTimeouts.upstreamTimeoutMs },
    client: broken,
    metered: free,
    sent: 1,
  },
  failsOver('Status 429', refusal(429, { 'retry-after': '2' })),
  {
    fault: 'Status 500, 502, or 504',
    nodes: [refusal(500), refusal(502), refusal(504), good],
    client: answered,
    metered: charged,
    sent: 4,
  },
  failsOver('Status 503', refusal(503)),
  failsOver(
    'Web page',
    text(() => '<html></html>', { 'content-type': 'text/html' }),
  ),
  failsOver(
    'Empty response',
    text(() => ''),
  ),
  failsOver(
    'Truncated response',
    text((whole) => whole.slice(0, -2)),
  ),
  {
    fault: 'Truncated response',
    variant: 'above 16 KiB',
    nodes: [(response, id) => response.end(largeStart(id)), good],
    client: broken,
    metered: free,
    sent: 1,
  },
  failsOver(
    'Response to another ID',
    text((whole) => whole.replace(/"id":\d+/u, '"id":99')),
  ),
  failsOver(
    'Compression that wasn’t requested',
    text((whole) => gzipSync(whole), { 'content-encoding': 'gzip' }),
  ),
  ...[400, 500].map((status) => ({
    fault: 'JSON-RPC error with status 400 or 500',
    variant: String(status),
    nodes: [rpcError(status), good],
    client: { status: 200, body: { error: { code: -32_602 } } },
    metered: chargedError,
    sent: 1,
  })),
  { fault: 'All nodes hang', nodes: [silent, silent], timeouts: hangTimeouts, client: timedOut, metered: free, sent: 2 },
  { fault: 'All nodes fail', nodes: [refusal(500), reset], client: failed, metered: free, sent: 2 },
  { fault: 'Transaction, node unreachable', nodes: [unreachable, good], method: send, client: answered, metered: chargedSend, sent: 1 },
  {
    fault: 'Transaction, node unreachable',
    variant: 'without a connection',
    nodes: [unconnected, good],
    method: send,
    timeouts: connectTimeouts,
    client: answered,
    metered: chargedSend,
    sent: 1,
  },
  ...[429, 503].map((status) => ({
    fault: 'Transaction, status 429 or 503',
    variant: String(status),
    nodes: [refusal(status), good],
    method: send,
    client: answered,
    metered: chargedSend,
    sent: 2,
  })),
  ...[500, 502, 504].map((status) => ({
    fault: 'Transaction, status 500, 502, or 504',
    variant: String(status),
    nodes: [refusal(status), good],
    method: send,
    client: failed,
    metered: free,
    sent: 1,
  })),
  { fault: 'Transaction, connection reset', nodes: [reset, good], method: send, client: failed, metered: free, sent: 1 },
  {
    fault: 'Transaction, node hangs',
    nodes: [silent, good],
    method: send,
    timeouts: hangTimeouts,
    client: timedOut,
    metered: free,
    sent: 1,
  },
];

async function ask(secret: string, method: string): Promise<Outcome> {
  try {
    const response = await gateway.post(`/rpc/ethereum/${secret}`, JSON.stringify({ jsonrpc: '2.0', id: 7, method, params: [] }));
    return { status: response.status, body: await response.json() };
  } catch {
    return { isBroken: true };
  }
}

const anotherChain = 'Node of another chain';

function readDocumented(): readonly string[] {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const section = readme.slice(readme.indexOf('## Node faults'), readme.indexOf('Over WebSocket, the client'));
  const cells = [...section.matchAll(/^\| (?<cell>[^|]+?) +\|/gmu)].map(({ groups }) => groups?.['cell'] ?? '');
  return cells.filter((cell) => cell !== 'fault' && !cell.startsWith('---'));
}

const named = rows.map((row) => [row.variant === undefined ? row.fault : `${row.fault}: ${row.variant}`, row] as const);

describe('faults of nodes', () => {
  it.each(named)('%s', async (_name, { nodes, method = read, timeouts, client, metered, sent }) => {
    await gateway.reload(new Map([['ethereum', { http: nodes.map(address), ws: [] }]]), timeouts);
    const { secret, projectId } = await gateway.createKey();
    node.bodies.length = 0;
    expect(await ask(secret, method)).toMatchObject(client);
    expect(node.bodies).toHaveLength(sent);
    await expect.poll(() => gateway.usage(projectId)).toEqual({ [`ethereum ${method}`]: { requests: 1, ...metered } });
  });

  it(anotherChain, async () => {
    const checked = await startTestGateway({
      watchesHeads: true,
      upstreams: new Map([['ethereum', { http: [address(chainNode('0x89')), address(chainNode('0x1'))], ws: [] }]]),
    });
    onTestFinished(() => checked.stop());
    const { secret, projectId } = await checked.createKey();
    const response = await checked.post(`/rpc/ethereum/${secret}`, JSON.stringify({ jsonrpc: '2.0', id: 7, method: read, params: [] }));
    expect({ status: response.status, body: await response.json() }).toMatchObject({ status: 200, body: { result: '0x1' } });
    await expect.poll(() => checked.usage(projectId)).toEqual({ [`ethereum ${read}`]: { requests: 1, ...charged } });
  });

  it('are the rows of the table in the README', () => {
    expect([...new Set(rows.map(({ fault }) => fault)), anotherChain].toSorted()).toEqual(readDocumented().toSorted());
  });
});
