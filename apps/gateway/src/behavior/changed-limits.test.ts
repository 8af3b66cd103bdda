import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startFakeNode } from '../testing/fake-node.ts';
import { openSocket } from '../testing/open-socket.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const call = (padding = 0) => `{"jsonrpc":"2.0","id":1,"method":"eth_chainId"${' '.repeat(padding)}}`;
const large = call(10_000);

async function outcome(path: string, body: string): Promise<string> {
  const { error } = (await (await gateway.post(path, body)).json()) as { error?: { data: { code: string } } };
  return error?.data.code ?? 'ok';
}

it('applies a new body size to requests, and to WebSocket connections that are opened from then on', async () => {
  const path = `/rpc/ethereum/${(await gateway.createKey()).secret}`;
  const before = await openSocket(`${gateway.address}${path}`);
  onTestFinished(() => before.socket.close());
  expect(await outcome(path, large)).toBe('ok');
  await gateway.reload(undefined, { bodyBytesMax: 2_048 });
  onTestFinished(() => gateway.reload());
  expect(await outcome(path, large)).toBe('BODY_TOO_LARGE');
  expect(await outcome(path, call())).toBe('ok');
  expect(await before.ask(large)).toMatchObject({ id: 1 });
  const after = await openSocket(`${gateway.address}${path}`);
  after.socket.send(large);
  expect(await after.closed).toMatchObject({ code: 1_009 });
});

it('applies a new timeout to the next call of a node that stays', async () => {
  const node = await startFakeNode(() => undefined);
  onTestFinished(() => node.close());
  onTestFinished(() => gateway.reload());
  const nodes = new Map([['ethereum', { http: [node.address], ws: [] }]]);
  await gateway.reload(nodes, { upstreamTimeoutMs: 600_000 });
  await gateway.reload(nodes, { upstreamTimeoutMs: 100 });
  const path = `/rpc/ethereum/${(await gateway.createKey()).secret}`;
  expect(await outcome(path, call())).toBe('UPSTREAM_TIMEOUT');
});
