import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFakeNode, type FakeNode } from '../../testing/fake-node.ts';
import { openSocket } from '../../testing/open-socket.ts';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts';

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

async function startFilterNode(name: string) {
  const node = await startFakeNode((response, body) => {
    const request = JSON.parse(body) as Call | Call[];
    const answer = ({ id, method, params }: Call) => ({
      jsonrpc: '2.0',
      id,
      result: method.startsWith('eth_new') ? '0xf1' : [name, method, params[0]],
    });
    response.end(JSON.stringify(Array.isArray(request) ? request.map(answer) : answer(request)));
  });
  return node;
}

let nodes: FakeNode[];
let gateway: TestGateway;

const serve = (...served: FakeNode[]) => new Map([['ethereum', { http: served.map(({ address }) => address), ws: [] }]]);

beforeAll(async () => {
  nodes = await Promise.all(['a', 'b'].map(startFilterNode));
  gateway = await startTestGateway({ upstreams: serve(...nodes) });
});

afterAll(async () => {
  await gateway.stop();
  await Promise.all(nodes.map((node) => node.close()));
});

async function ask(secret: string, body: unknown): Promise<unknown> {
  return (await gateway.post(`/rpc/ethereum/${secret}`, JSON.stringify(body))).json();
}

const call = (method: string, params: readonly unknown[] = [], id = 1) => ({ jsonrpc: '2.0', id, method, params });

async function createFilter(secret: string): Promise<string> {
  return ((await ask(secret, call('eth_newBlockFilter'))) as { result: string }).result;
}

const notFound = { error: { code: -32_000, data: { code: 'FILTER_UNKNOWN' } } };

it('sends calls that use a filter to the node that has it, also when another node is preferred now', async () => {
  const [a, b] = nodes as [FakeNode, FakeNode];
  const { secret } = await gateway.createKey();
  const filter = await createFilter(secret);
  expect(filter).not.toBe('0xf1');
  await gateway.reload(serve(b, a));
  expect(await ask(secret, call('eth_getFilterChanges', [filter]))).toMatchObject({ id: 1, result: ['a', 'eth_getFilterChanges', '0xf1'] });
  expect(await ask(secret, [call('eth_blockNumber'), call('eth_getFilterLogs', [filter], 2)])).toMatchObject([
    { id: 1 },
    { id: 2, result: ['a', 'eth_getFilterLogs', '0xf1'] },
  ]);
  await gateway.reload(serve(b));
  expect(await ask(secret, call('eth_getFilterChanges', [filter]))).toMatchObject({ error: { data: { code: 'UPSTREAM_FAILED' } } });
  await gateway.reload(serve(a, b));
});

it('hides filters from other keys and from the public key', async () => {
  const [mine, other] = [await gateway.createKey(), await gateway.createKey()];
  const filter = await createFilter(mine.secret);
  for (const secret of [other.secret, 'public']) {
    expect(await ask(secret, call('eth_getFilterChanges', [filter]))).toMatchObject({ id: 1, ...notFound });
    expect(await ask(secret, call('eth_uninstallFilter', ['0xf1']))).toMatchObject({ id: 1, ...notFound });
  }
  expect(await ask(mine.secret, call('eth_uninstallFilter', [filter]))).toMatchObject({ result: ['a', 'eth_uninstallFilter', '0xf1'] });
});

it('answers the calls of a batch that use a filter of another node in place', async () => {
  const [a, b] = nodes as [FakeNode, FakeNode];
  const { secret } = await gateway.createKey();
  const onA = await createFilter(secret);
  await gateway.reload(serve(b, a));
  const onB = await createFilter(secret);
  const answers = await ask(secret, [call('eth_getFilterChanges', [onA]), call('eth_getFilterChanges', [onB], 2)]);
  expect(answers).toMatchObject([{ result: ['a', 'eth_getFilterChanges', '0xf1'] }, { id: 2, ...notFound }]);
  await gateway.reload(serve(a, b));
});

it('binds filters of a WebSocket connection to its key', async () => {
  const real = await startTestGateway();
  const [mine, other] = [await real.createKey(), await real.createKey()];
  const [own, foreign] = await Promise.all([
    openSocket(`${real.address}/rpc/ethereum/${mine.secret}`),
    openSocket(`${real.address}/rpc/ethereum/${other.secret}`),
  ]);
  const { result } = (await own.ask(JSON.stringify(call('eth_newBlockFilter')))) as { result: string };
  const read = JSON.stringify(call('eth_getFilterChanges', [result]));
  expect(await own.ask(read)).toMatchObject({ result: expect.any(Array) as unknown });
  expect(await foreign.ask(read)).toMatchObject(notFound);
  for (const { socket } of [own, foreign]) socket.close();
  await real.stop();
});
