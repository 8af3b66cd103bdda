import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import type { TestKey } from '../testing/create-key.ts';
import { openSocket, refusedSocket } from '../testing/open-socket.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

const silentNode = new WebSocketServer({ port: 0, host: '127.0.0.1' });
function silentUrl(): string {
  const address = silentNode.address();
  return `ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

let gateway: TestGateway;
let key: TestKey;

beforeAll(async () => {
  const { httpUrl, wsUrl } = inject('chain');
  gateway = await startTestGateway({
    bodyBytesMax: 20_000,
    upstreamTimeoutMs: 60_000,
    upstreams: new Map([
      ['ethereum', { http: [httpUrl], ws: ['ws://127.0.0.1:1', wsUrl] }],
      ['base', { http: [httpUrl], ws: [silentUrl()] }],
      ['bsc', { http: [httpUrl], ws: ['ws://127.0.0.1:1'] }],
      ['polygon', { http: [httpUrl], ws: [] }],
    ]),
  });
  key = await gateway.createKey('M');
});

afterAll(async () => {
  await gateway.stop();
  silentNode.close();
  expect(gateway.troubles.filter((line) => !line.startsWith('calls to a node fail'))).toEqual([]);
});

const endpoint = (chain = 'ethereum', secret = key.secret) => `${gateway.address}/rpc/${chain}/${secret}`;
const call = (id: unknown, method = 'eth_chainId', params: unknown[] = []) => JSON.stringify({ jsonrpc: '2.0', id, method, params });

async function open(address = endpoint()) {
  const client = await openSocket(address);
  onTestFinished(() => client.socket.terminate());
  return client;
}

/** Opens a connection with its own key and one pending call, which the test answers for the node. */
async function asking(body: string) {
  const own = await gateway.createKey();
  const connected = once(silentNode, 'connection') as Promise<[WebSocket]>;
  const client = await open(endpoint('base', own.secret));
  const [node] = await connected;
  const asked = once(node, 'message');
  const answer = client.ask(body);
  await asked;
  return { node, client, answer, projectId: own.projectId };
}

describe('opening a WebSocket connection', () => {
  it.each([
    ['an unknown chain', () => endpoint('dogecoin'), 404, 'CHAIN_UNKNOWN'],
    ['an unknown key', () => endpoint('ethereum', `op_${'x'.repeat(40)}`), 401, 'KEY_UNKNOWN'],
    ['a chain whose nodes have no WebSocket', () => endpoint('polygon'), 404, 'WEBSOCKET_UNAVAILABLE'],
    ['a chain whose node is down', () => endpoint('bsc'), 502, 'UPSTREAM_FAILED'],
  ])('fails with an HTTP error for %s', async (_, address, status, code) => {
    expect(await refusedSocket(address())).toMatchObject({ status, body: { jsonrpc: '2.0', id: null, error: { data: { code } } } });
  });

  it('fails for a paused key and without a balance', async () => {
    const paused = await gateway.createKey();
    await gateway.database.pool.query(`update api_keys set status = 'paused' where id = $1`, [paused.apiKeyId]);
    expect(await refusedSocket(endpoint('ethereum', paused.secret))).toMatchObject({ status: 403 });
    const poor = await gateway.createKey('PAYG', 0);
    expect(await refusedSocket(endpoint('ethereum', poor.secret))).toMatchObject({ status: 402 });
  });

  it('fails beyond the plan’s number of connections, until one closes', async () => {
    const clients = [];
    for (let turn = 0; turn < 5; turn += 1) clients.push(await open(endpoint('base', 'public')));
    expect(await refusedSocket(endpoint('base', 'public'))).toMatchObject({
      status: 429,
      body: { error: { data: { code: 'CONNECTIONS_EXCEEDED' } } },
    });
    clients[0]?.socket.close();
    await clients[0]?.closed;
    await expect.poll(async () => (await open(endpoint('base', 'public'))).socket.readyState).toBe(1);
  });
});

describe('an open connection', () => {
  it('answers calls, batches, and unusual ids', async () => {
    const { ask } = await open();
    expect(await ask(call('a'))).toEqual({ jsonrpc: '2.0', id: 'a', result: '0x1' });
    expect(await ask(call(null))).toEqual({ jsonrpc: '2.0', id: null, result: '0x1' });
    expect(await ask(`[${call(1)},3,${call(1)},${call(2, 'anvil_mine')}]`)).toMatchObject([
      { id: 1, result: '0x1' },
      { id: null, error: { code: -32_600 } },
      { id: 1, result: '0x1' },
      { id: 2, error: { code: -32_601 } },
    ]);
  });

  it('answers invalid messages with an error and stays open', async () => {
    const { ask } = await open();
    expect(await ask('nonsense')).toMatchObject({ id: null, error: { code: -32_700 } });
    expect(await ask('[]')).toMatchObject({ error: { code: -32_600 } });
    expect(await ask(call(1))).toMatchObject({ result: '0x1' });
  });

  it('disconnects a client that sends thousands of pings', async () => {
    const { socket, closed } = await open();
    socket.on('error', () => undefined);
    for (let count = 0; count < 3_000; count += 1) socket.ping();
    await closed;
  });

  it('streams subscriptions, charges notifications by size, and charges calls like HTTP', async () => {
    const own = await gateway.createKey();
    const client = await open(endpoint('ethereum', own.secret));
    const first = client.notification();
    const { result } = (await client.ask(call(1, 'eth_subscribe', ['newHeads']))) as { result: string };
    expect(await first).toMatchObject({ method: 'eth_subscription', params: { subscription: result } });
    expect(await client.ask(call(2, 'eth_unsubscribe', [result]))).toMatchObject({ result: true });
    await expect
      .poll(() => gateway.usage(own.projectId))
      .toMatchObject({
        'ethereum eth_subscribe': { requests: 1, errors: 0, computeUnits: 10 },
        'ethereum eth_unsubscribe': { requests: 1, errors: 0, computeUnits: 10 },
        'ethereum eth_subscription': { requests: 0, errors: 0, computeUnits: expect.any(Number) as number },
      });
    const usage = await gateway.usage(own.projectId);
    expect(usage['ethereum eth_subscription']?.computeUnits).toBeGreaterThan(20);
  });

  it('rejects the next message of a paused key and closes within 5 s with the reason', async () => {
    const own = await gateway.createKey();
    const client = await open(endpoint('ethereum', own.secret));
    const idle = await open(endpoint('ethereum', own.secret));
    await client.ask(call(1));
    await gateway.database.pool.query(`update api_keys set status = 'paused' where id = $1`, [own.apiKeyId]);
    const refused = { id: 2, error: { data: { code: 'KEY_PAUSED' } } };
    // The connection might be inspected before the message arrives.
    const asked = () => Promise.race([client.ask(call(2)), client.closed.then(() => refused)]);
    await expect.poll(asked).toMatchObject(refused);
    expect(await client.closed).toEqual({ code: 4403, reason: 'This API key is paused.' });
    expect(await idle.closed).toEqual({ code: 4403, reason: 'This API key is paused.' });
  });

  it('closes when its key is deleted', async () => {
    const own = await gateway.createKey();
    const client = await open(endpoint('base', own.secret));
    await gateway.database.pool.query(`update api_keys set deleted_at = now() where id = $1`, [own.apiKeyId]);
    expect(await client.closed).toEqual({ code: 4401, reason: 'API key not found.' });
  });

  it('closes the node’s side with the client’s', async () => {
    const connected = once(silentNode, 'connection') as Promise<[WebSocket]>;
    const client = await open(endpoint('base'));
    const [node] = await connected;
    client.socket.terminate();
    await once(node, 'close');
  });

  it('answers pending calls with an error for free if the node is lost, and sends later calls to another one', async () => {
    const { node, client, answer, projectId } = await asking(call(1, 'eth_call'));
    const connected = once(silentNode, 'connection') as Promise<[WebSocket]>;
    node.terminate();
    expect(await answer).toMatchObject({ id: 1, error: { data: { code: 'UPSTREAM_FAILED' } } });
    await expect.poll(() => gateway.usage(projectId)).toEqual({ 'base eth_call': { requests: 1, errors: 1, computeUnits: 0 } });
    const next = client.ask(call(2, 'eth_call'));
    const [other] = await connected;
    const [asked] = (await once(other, 'message')) as [Buffer];
    const { id } = JSON.parse(asked.toString()) as { id: number };
    other.send(JSON.stringify({ jsonrpc: '2.0', id, result: '0x1' }));
    expect(await next).toEqual({ jsonrpc: '2.0', id: 2, result: '0x1' });
  });

  const uncharged = { 'base eth_call': { requests: 1, errors: 1, computeUnits: 0 } };

  it.each(['{"id', '[{"id":1,"result":1},{"', '<html>', '{"jsonrpc":"2.0","id":1,"result":', '[}', '', '\uFEFF{}'])(
    'gives up on a node that sends %j, and charges nothing for pending calls',
    async (nonsense) => {
      const { node, answer, projectId } = await asking(call(1, 'eth_call'));
      const closed = once(node, 'close');
      node.send(nonsense);
      expect(await answer).toMatchObject({ id: 1, error: { data: { code: 'UPSTREAM_FAILED' } } });
      await closed;
      await expect.poll(() => gateway.usage(projectId)).toEqual(uncharged);
    },
  );

  it.each([
    '{"id":1,"result":"0x1"}',
    '{"jsonrpc":"2.0","id":1}',
    '{"jsonrpc":"2.0","id":1,"error":"busy"}',
    '{"jsonrpc":"2.0","id":1,"result":1,"error":{"code":1,"message":"busy"}}',
    '[{"jsonrpc":"2.0","id":1,"result":"0x1"}]',
    '{"jsonrpc":"2.0","id":1,"method":"eth_subscription","params":{"subscription":"0x1"}}',
  ])('rejects its node’s response %s and charges nothing', async (broken) => {
    const { node, answer, projectId } = await asking(call('mine', 'eth_call'));
    node.send(broken);
    expect(await answer).toMatchObject({ id: 'mine', error: { data: { code: 'UPSTREAM_FAILED' } } });
    await expect.poll(() => gateway.usage(projectId)).toEqual(uncharged);
  });

  it('rejects an incomplete batch response and charges nothing', async () => {
    const { node, answer, projectId } = await asking(`[${call('a', 'eth_call')},${call('b', 'eth_call')}]`);
    node.send('[{"jsonrpc":"2.0","id":2,"result":"0x1"},{"jsonrpc":"2.0","id":9,"result":"0x1"}]');
    expect(await answer).toMatchObject(['a', 'b'].map((id) => ({ id, error: { data: { code: 'UPSTREAM_FAILED' } } })));
    await expect.poll(() => gateway.usage(projectId)).toEqual({ 'base eth_call': { requests: 2, errors: 2, computeUnits: 0 } });
  });

  it('neither forwards nor charges messages that are no notification and no response', async () => {
    const { node, client, answer, projectId } = await asking(call(1, 'eth_call'));
    const seen: string[] = [];
    client.socket.on('message', (data: Buffer) => seen.push(data.toString()));
    for (const stray of [
      '{"method":"eth_subscription","params":{"subscription":"0x1"}}',
      '{"jsonrpc":"2.0","id":77,"result":1}',
      '[]',
      'null',
    ])
      node.send(stray);
    node.send('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    expect(await answer).toEqual({ jsonrpc: '2.0', id: 1, result: '0x1' });
    expect(seen).toHaveLength(1);
    await expect.poll(() => gateway.usage(projectId)).toEqual({ 'base eth_call': { requests: 1, errors: 0, computeUnits: 26 } });
  });

  it('buffers a bounded part of a response, and doesn’t blame the node', async () => {
    const { node, answer, projectId } = await asking(call(1, 'eth_call'));
    const failures = () => gateway.troubles.filter((line) => line.startsWith('calls to a node fail')).length;
    const before = failures();
    const closed = once(node, 'close');
    node.send(`{"jsonrpc":"2.0","id":1,"result":"${'x'.repeat(17_000_000)}"}`);
    expect(await answer).toMatchObject({ id: 1, error: { data: { code: 'RESPONSE_TOO_LARGE' } } });
    await closed;
    expect(failures()).toBe(before);
    await expect.poll(() => gateway.usage(projectId)).toEqual(uncharged);
  });

  it('answers with a timeout if the node doesn’t', async () => {
    const upstreams = new Map([['base', { http: [inject('chain').httpUrl], ws: [silentUrl()] }]]);
    const hasty = await startTestGateway({ upstreamTimeoutMs: 50, upstreams });
    onTestFinished(() => hasty.stop());
    const { secret } = await hasty.createKey('M');
    const { ask } = await open(`${hasty.address}/rpc/base/${secret}`);
    expect(await ask(call(9))).toMatchObject({ id: 9, error: { data: { code: 'UPSTREAM_TIMEOUT' } } });
  });

  it('closes on a message that is too large', async () => {
    const client = await open();
    client.socket.send('x'.repeat(20_001));
    expect(await client.closed).toMatchObject({ code: 1009 });
  });
});

it('closes every connection with a clear code when the gateway stops', async () => {
  const other = await startTestGateway();
  const { secret } = await other.createKey();
  const client = await openSocket(`${other.address}/rpc/ethereum/${secret}`);
  await other.stop();
  expect(await client.closed).toEqual({ code: 1001, reason: 'The gateway is restarting' });
});
