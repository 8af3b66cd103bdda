import { describe, expect, it, onTestFinished } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { answerAll, startFakeNode, type FakeNode } from '../testing/fake-node.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

type Behaviour = Parameters<typeof startFakeNode>[0];

async function setUp(behaviours: Behaviour[], upstreamTimeoutMs = 5_000) {
  const nodes: FakeNode[] = [];
  for (const behaviour of behaviours) nodes.push(await startFakeNode(behaviour));
  const upstreams = new Map([['ethereum', { http: nodes.map((node) => node.address), ws: [] }]]);
  const gateway = await startTestGateway({ upstreams, upstreamTimeoutMs });
  onTestFinished(async () => {
    await gateway.stop();
    await Promise.all(nodes.map((node) => node.close()));
  });
  const key = await gateway.createKey();
  return { nodes, gateway, key, path: `/rpc/ethereum/${key.secret}` };
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

async function outcome(gateway: TestGateway, path: string, body: string) {
  const response = await gateway.post(path, body);
  const answer = (await response.json()) as { id: unknown; result?: unknown; error?: { data?: { code?: string } } };
  return { status: response.status, id: answer.id, code: answer.error?.data?.code, result: answer.result };
}

describe('forward', () => {
  it('sends the client’s own bytes', async () => {
    const { gateway, path, nodes } = await setUp([answerAll]);
    const spaced = ' {"id" : 7, "jsonrpc":"2.0","params": [ ], "method":"eth_blockNumber"}\n';
    expect(await outcome(gateway, path, spaced)).toMatchObject({ status: 200, id: 7, result: '0x1' });
    expect(nodes[0]?.bodies).toEqual([spaced]);
  });

  it.each([
    ['breaks the connection', refused],
    ['is overloaded', overloaded],
    ['breaks off in the middle of a small answer', broken],
    ['answers with a web page', (response) => response.end('<html>')],
  ] satisfies [string, Behaviour][])('asks the next node when one %s', async (_, behaviour) => {
    const { gateway, path, nodes } = await setUp([behaviour, answerAll]);
    expect(await outcome(gateway, path, read)).toMatchObject({ status: 200, result: '0x1' });
    expect(await outcome(gateway, path, read)).toMatchObject({ status: 200, result: '0x1' });
    // The one that failed rests meanwhile.
    expect(nodes.map((node) => node.bodies.length)).toEqual([1, 2]);
  });

  it('asks again when a kept connection was closed just then', async () => {
    let isFirst = true;
    const { gateway, path } = await setUp([
      (response, body, request) => {
        if (isFirst) response.destroy();
        else answerAll(response, body, request);
        isFirst = false;
      },
    ]);
    expect(await outcome(gateway, path, read)).toMatchObject({ status: 200, result: '0x1' });
  });

  it('never sends a transaction twice: once a node may have seen it, nobody else is asked', async () => {
    const { gateway, path, nodes } = await setUp([refused, answerAll]);
    expect(await outcome(gateway, path, send)).toMatchObject({ status: 502, id: 1, code: 'UPSTREAM_FAILED' });
    expect(nodes[1]?.bodies).toEqual([]);
  });

  it('sends a transaction to the next node when the first cannot be reached at all', async () => {
    const { gateway, path, nodes } = await setUp([answerAll, answerAll]);
    await nodes[0]?.close();
    expect(await outcome(gateway, path, send)).toMatchObject({ status: 200, result: '0x1' });
    expect(nodes[1]?.bodies).toEqual([send]);
  });

  it('answers 502 when no node answers, charges nothing and counts an error', async () => {
    const { gateway, path, key } = await setUp([refused, overloaded]);
    expect(await outcome(gateway, path, read)).toMatchObject({ status: 502, id: 1, code: 'UPSTREAM_FAILED' });
    await expect
      .poll(() => gateway.usage(key.projectId))
      .toEqual({ 'ethereum eth_blockNumber': { requests: 1, errors: 1, computeUnits: 0 } });
  });

  it('answers 504 when a node takes too long, and stops waiting for it', async () => {
    const { gateway, path } = await setUp([silent], 200);
    expect(await outcome(gateway, path, read)).toMatchObject({ status: 504, id: 1, code: 'UPSTREAM_TIMEOUT' });
  });

  it('cuts the connection when a large answer breaks off, and charges nothing', async () => {
    const { gateway, path, key } = await setUp([
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
  ] satisfies [string, Behaviour][])('answers 502 when a small answer %s, and charges nothing', async (_, behaviour) => {
    const { gateway, path, key } = await setUp([behaviour, behaviour]);
    expect(await outcome(gateway, path, read)).toMatchObject({ status: 502, id: 1, code: 'UPSTREAM_FAILED' });
    await expect
      .poll(() => gateway.usage(key.projectId))
      .toEqual({ 'ethereum eth_blockNumber': { requests: 1, errors: 1, computeUnits: 0 } });
  });

  it('takes the request back from the node when the client goes away, and charges it', async () => {
    const asked = deferred<undefined>();
    const takenBack = deferred<undefined>();
    const { gateway, path, key } = await setUp([
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

  it('counts the node’s errors, and charges for them', async () => {
    const { gateway, path, key } = await setUp([
      (response) => response.end('{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted"}}'),
    ]);
    expect(await outcome(gateway, path, read)).toMatchObject({ status: 200, id: 1, result: undefined });
    await expect
      .poll(() => gateway.usage(key.projectId))
      .toEqual({ 'ethereum eth_blockNumber': { requests: 1, errors: 1, computeUnits: 10 } });
  });

  it('refuses a node’s answer that is no JSON where it has to read it', async () => {
    const { gateway, path } = await setUp([(response) => response.end('<html>')]);
    expect(await outcome(gateway, path, '{"jsonrpc":"2.0","id":null,"method":"eth_blockNumber"}')).toMatchObject({
      status: 502,
      code: 'UPSTREAM_FAILED',
    });
  });
});
