import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startTracing } from '@onepoint/tracing';
import { startTraceReceiver } from '@onepoint/tracing/testing';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { answerAll, startFakeNode } from '../testing/fake-node.ts';
import { openSocket } from '../testing/open-socket.ts';
import { startTestGateway } from '../testing/start-test-gateway.ts';

it('traces a call through the database to a node, and a WebSocket message, without the key', async () => {
  const receiver = await startTraceReceiver();
  const stopTracing = await startTracing('onepoint-gateway', { endpoint: receiver.endpoint, ratio: 1 });
  const forwarded: (string | undefined)[] = [];
  const node = await startFakeNode((response, body, incoming) => {
    forwarded.push(String(incoming.headers['traceparent']));
    answerAll(response, body, incoming);
  });
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  sockets.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const { id } = JSON.parse(data.toString()) as { id: unknown };
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: '0x1' }));
    });
  });
  await once(sockets, 'listening');
  const ws = [`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`];
  const gateway = await startTestGateway({ upstreams: new Map([['ethereum', { http: [node.address], ws }]]) });
  onTestFinished(async () => {
    await gateway.stop();
    await node.close();
    sockets.close();
    await receiver.close();
  });
  const { secret } = await gateway.createKey('PAYG');
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const call = '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice","params":[]}';
  const reply = await gateway.post(`/rpc/ethereum/${secret}`, call, {
    traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    connection: 'close',
  });
  expect(reply.status).toBe(200);
  await reply.text();
  const socket = await openSocket(`${gateway.address}/rpc/ethereum/${secret}`);
  expect(await socket.ask(call)).toMatchObject({ result: '0x1' });
  socket.socket.close();
  await socket.closed;
  const received = () => receiver.spans.filter((span) => span.traceId === traceId);
  // The span ends when the response has closed. All spans are sent when tracing stops.
  await expect.poll(async () => received().map(({ name }) => name), { timeout: 30_000 }).toContain('POST /rpc/{chain}/{key}');
  await stopTracing();
  const message = receiver.spans.find(({ name }) => name === 'message /rpc/{chain}/{key}');
  expect(message?.attributes).toMatchObject({ 'http.response.status_code': '200' });
  const request = received().find(({ name }) => name === 'POST /rpc/{chain}/{key}');
  const asked = received().find(({ name }) => name === 'ask a node');
  const query = received().find(({ name }) => name === 'select');
  expect(request?.attributes).toMatchObject({
    'http.response.status_code': '200',
    'onepoint.request_id': reply.headers.get('x-request-id'),
  });
  expect(asked).toMatchObject({ parentSpanId: request?.spanId, attributes: { 'onepoint.node': 'ethereum 0' } });
  expect(forwarded).toEqual([`00-${traceId}-${asked?.spanId ?? ''}-01`]);
  expect(query).toMatchObject({ parentSpanId: request?.spanId, attributes: { 'db.system.name': 'postgresql' } });
  expect(JSON.stringify(receiver.spans)).not.toContain(secret);
});
