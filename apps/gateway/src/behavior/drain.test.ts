import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSocket } from '../testing/open-socket.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ metrics: { host: '127.0.0.1', port: 0 } });
});

afterAll(() => gateway.stop());

const call = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';

it('serves its metrics, then drains: health checks fail and WebSocket connections close, while requests go on', async () => {
  const { secret } = await gateway.createKey('PAYG');
  const path = `/rpc/ethereum/${secret}`;
  const client = await openSocket(`${gateway.address}${path}`);
  expect(await client.ask(call)).toMatchObject({ result: expect.any(String) as string });
  expect((await gateway.post(path, call)).status).toBe(200);
  expect((await gateway.post('/rpc/ethereum/nobody', call)).status).toBe(401);
  const metrics = await (await fetch(gateway.metricsUrl ?? '')).text();
  for (const line of [
    'onepoint_gateway_calls_total{chain="ethereum",transport="http",outcome="ok",code=""} 1',
    'onepoint_gateway_calls_total{chain="ethereum",transport="websocket",outcome="ok",code=""} 1',
    'onepoint_gateway_unknown_requests_total{code="KEY_UNKNOWN"} 1',
    'onepoint_gateway_node_calls_total{chain="ethereum",node="0",outcome="answered"} 1',
    'onepoint_gateway_websocket_connections 1',
  ])
    expect(metrics.split('\n')).toContain(line);
  expect(metrics).not.toContain(secret);

  const hurry = new AbortController();
  // Connections start to close after a quarter of the time.
  const drained = gateway.drain(1_000, hurry.signal);
  const health = await fetch(`${gateway.address}/rpc/_health`);
  expect([health.status, await health.json()]).toEqual([503, expect.objectContaining({ status: 'draining' })]);
  const reply = await gateway.post(path, call);
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
  expect(await client.closed).toEqual({ code: 1001, reason: 'The gateway is restarting' });
  await drained;
  expect((await gateway.post(path, call)).status).toBe(200);
  const again = gateway.drain(3_600_000, hurry.signal);
  hurry.abort();
  await again;
});
