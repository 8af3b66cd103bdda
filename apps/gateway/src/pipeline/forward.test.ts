import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { answerAll, startFakeNode } from '../testing/fake-node.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

type Behaviour = Parameters<typeof startFakeNode>[0];

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});

afterAll(() => gateway.stop());

async function setUp(behaviours: readonly Behaviour[], server = gateway) {
  const nodes = await Promise.all(behaviours.map((behaviour) => startFakeNode(behaviour)));
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
  await server.reload(new Map([['ethereum', { http: nodes.map((node) => node.address), ws: [] }]]));
  const key = await server.createKey();
  return { nodes, key, path: `/rpc/ethereum/${key.secret}` };
}

const read = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}';
const send = '{"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x"]}';
const refused: Behaviour = (response) => response.destroy();
const overloaded: Behaviour = (response) => response.writeHead(503).end('busy');
const silent: Behaviour = () => undefined;
const broken: Behaviour = (response) => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('{"jsonrpc":"2.0"');
  setImmediate(() => response.destroy());
};

async function outcome(path: string, body: string, server = gateway) {
  const response = await server.post(path, body);
  const answer = (await response.json()) as { id: unknown; result?: unknown; error?: { data?: { code?: string } } };
  return { status: response.status, id: answer.id, code: answer.error?.data?.code, result: answer.result };
}

describe('forward', () => {
  it('sends the client’s own bytes', async () => {
    const { path, nodes } = await setUp([answerAll]);
    const spaced = ' {"id" : 7, "jsonrpc":"2.0","params": [ ], "method":"eth_blockNumber"}\n';
    expect(await outcome(path, spaced)).toMatchObject({ status: 200, id: 7, result: '0x1' });
    expect(nodes[0]?.bodies).toEqual([spaced]);
  });

  it.each([
    ['breaks the connection', refused],
    ['is overloaded', overloaded],
    ['breaks off in the middle of a small answer', broken],
    ['answers with a web page', (response) => response.end('<html>')],
  ] satisfies [string, Behaviour][])('asks the next node if one %s', async (_, behaviour) => {
    const { path, nodes } = await setUp([behaviour, answerAll]);
    expect(await outcome(path, read)).toMatchObject({ status: 200, result: '0x1' });
    expect(nodes.map((node) => node.bodies.length)).toEqual([1, 1]);
    expect(await outcome(path, read)).toMatchObject({ status: 200, result: '0x1' });
  });

  it('retries if a kept-alive connection was closed at that moment', async () => {
    let isFirst = true;
    const { path } = await setUp([
      (response, body, request) => {
        if (isFirst) response.destroy();
        else answerAll(response, body, request);
        isFirst = false;
      },
    ]);
    expect(await outcome(path, read)).toMatchObject({ status: 200, result: '0x1' });
  });

  it('never sends a transaction twice once a node may have received it', async () => {
    const { path, nodes } = await setUp([refused, answerAll]);
    expect(await outcome(path, send)).toMatchObject({ status: 502, id: 1, code: 'UPSTREAM_FAILED' });
    expect(nodes[1]?.bodies).toEqual([]);
  });

  it('sends a transaction to the next node if the first is unreachable', async () => {
    const { path, nodes } = await setUp([answerAll, answerAll]);
    await nodes[0]?.close();
    expect(await outcome(path, send)).toMatchObject({ status: 200, result: '0x1' });
    expect(nodes[1]?.bodies).toEqual([send]);
  });

  it('answers 502 if no node responds, charges nothing, and counts an error', async () => {
    const { path, key } = await setUp([refused, overloaded]);
    expect(await outcome(path, read)).toMatchObject({ status: 502, id: 1, code: 'UPSTREAM_FAILED' });
    await expect
      .poll(() => gateway.usage(key.projectId))
      .toEqual({ 'ethereum eth_blockNumber': { requests: 1, errors: 1, computeUnits: 0 } });
  });

  it('answers 504 and stops waiting if a node takes too long', async () => {
    const hasty = await startTestGateway({ upstreamTimeoutMs: 200 });
    onTestFinished(() => hasty.stop());
    const { path } = await setUp([silent], hasty);
    expect(await outcome(path, read, hasty)).toMatchObject({ status: 504, id: 1, code: 'UPSTREAM_TIMEOUT' });
  });

  it('cuts the connection if a large response breaks off, and charges nothing', async () => {
    const { path, key } = await setUp([
      (response) => {
        response.writeHead(200, { 'content-length': '1000000' });
        response.write(`{"jsonrpc":"2.0","id":1,"result":"${'0'.repeat(500_000)}`, () => response.destroy());
      },
    ]);
    await expect(gateway.post(path, read).then((response) => response.text())).rejects.toThrow();
    await expect
      .poll(() => gateway.usage(key.projectId))
      .toEqual({ 'ethereum eth_blockNumber': { requests: 1, errors: 1, computeUnits: 0 } });
  });

  it.each([
    ['breaks off', broken],
    ['is a web page', (response) => response.end('<html>')],
    ['has another id', (response) => response.end('{"jsonrpc":"2.0","id":2,"result":"0x1"}')],
  ] satisfies [string, Behaviour][])('answers 502 if a small response %s, and charges nothing', async (_, behaviour) => {
    const { path, key } = await setUp([behaviour, behaviour]);
    expect(await outcome(path, read)).toMatchObject({ status: 502, id: 1, code: 'UPSTREAM_FAILED' });
    await expect
      .poll(() => gateway.usage(key.projectId))
      .toEqual({ 'ethereum eth_blockNumber': { requests: 1, errors: 1, computeUnits: 0 } });
  });

  it('cancels the node’s request and charges it if the client disconnects', async () => {
    const asked = Promise.withResolvers<undefined>();
    const takenBack = Promise.withResolvers<undefined>();
    const { path, key } = await setUp([
      (response) => {
        asked.resolve(undefined);
        response.on('close', () => takenBack.resolve(undefined));
      },
    ]);
    const client = new AbortController();
    const reply = fetch(`${gateway.address}${path}`, { method: 'POST', body: read, signal: client.signal });
    await asked.promise;
    client.abort();
    await expect(reply).rejects.toThrow();
    await takenBack.promise;
    await expect
      .poll(() => gateway.usage(key.projectId))
      .toEqual({ 'ethereum eth_blockNumber': { requests: 1, errors: 0, computeUnits: 10 } });
  });

  it('keeps connections for other keys while the calls of a free one are slow', async () => {
    const held: (() => void)[] = [];
    const { nodes, path } = await setUp([
      (response, body, request) => {
        if (body.includes('"slow"')) held.push(() => answerAll(response, body, request));
        else answerAll(response, body, request);
      },
    ]);
    const free = await gateway.createKey('FREE');
    const slow = Array.from({ length: 30 }, () =>
      gateway.post(`/rpc/ethereum/${free.secret}`, '{"jsonrpc":"2.0","id":"slow","method":"eth_chainId"}'),
    );
    await expect.poll(() => nodes[0]?.bodies.length).toBe(16);
    expect(await outcome(path, read)).toMatchObject({ status: 200, result: '0x1' });
    expect(held).toHaveLength(16);
    await expect
      .poll(() => {
        for (const answer of held.splice(0)) answer();
        return nodes[0]?.bodies.length;
      })
      .toBe(31);
    for (const answer of held.splice(0)) answer();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200));
  });

  it('counts and charges node errors', async () => {
    const { path, key } = await setUp([
      (response) => response.end('{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted"}}'),
    ]);
    expect(await outcome(path, read)).toMatchObject({ status: 200, id: 1, result: undefined });
    await expect
      .poll(() => gateway.usage(key.projectId))
      .toEqual({ 'ethereum eth_blockNumber': { requests: 1, errors: 1, computeUnits: 10 } });
  });

  it('rejects a non-JSON response from a node if it must be parsed', async () => {
    const { path } = await setUp([(response) => response.end('<html>')]);
    expect(await outcome(path, '{"jsonrpc":"2.0","id":null,"method":"eth_blockNumber"}')).toMatchObject({
      status: 502,
      code: 'UPSTREAM_FAILED',
    });
  });
});
