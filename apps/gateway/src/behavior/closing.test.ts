import { closeProject, isUsageRecorded, projects, reopenProject, type ProjectClosing } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import type { TestKey } from '../testing/create-key.ts';
import { answerAll, startFakeNode, type FakeNode } from '../testing/fake-node.ts';
import { openSocket } from '../testing/open-socket.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

let node: FakeNode;
let socketNode: WebSocketServer;
let gateway: TestGateway;
let other: TestGateway;
let key: TestKey;
/** Responses that the node holds until released; null to respond immediately. */
let held: (() => void)[] | null;

beforeAll(async () => {
  node = await startFakeNode((response: ServerResponse, body, incoming) => {
    const answer = () => answerAll(response, body, incoming);
    if (held === null) answer();
    else held.push(answer);
  });
  socketNode = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(socketNode, 'listening');
  const address = socketNode.address();
  const webSocket = `ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const upstreams = new Map([['ethereum', { http: [node.address], ws: [webSocket] }]]);
  gateway = await startTestGateway({ upstreams });
  other = await startTestGateway({ upstreams, databaseUrl: gateway.database.url });
});

beforeEach(async () => {
  held = null;
  key = await gateway.createKey('PAYG', 1_000);
});

afterAll(async () => {
  await other.stop();
  await gateway.stop();
  await node.close();
  socketNode.close();
});

const callUnits = 60;
const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params: [{}] });
const untilRecorded = { timeout: 30_000, interval: 10 };

const post = (through: TestGateway) => through.post(`/rpc/ethereum/${key.secret}`, call);

async function close(): Promise<ProjectClosing> {
  const closing = await closeProject(gateway.database.orm, key.projectId);
  if (closing === null) throw new Error('There is no such project');
  return closing;
}

const recordedUnits = async () => (await gateway.usage(key.projectId))['ethereum eth_getLogs']?.computeUnits ?? 0;

it('rejects calls of a closing project in every gateway, and confirms only after recording all earlier calls', async () => {
  const statuses = new Map<TestGateway, number>();
  let served = 0;
  const over = new AbortController();
  const clients = [gateway, other].map(async (through) => {
    while (!over.signal.aborted) {
      const { status } = await post(through);
      statuses.set(through, status);
      if (status === 200) served += 1;
    }
  });
  await expect.poll(() => served, untilRecorded).toBeGreaterThan(100);
  const closing = await close();
  await expect.poll(() => isUsageRecorded(gateway.database.orm, closing), untilRecorded).toBe(true);
  const recorded = await recordedUnits();
  await expect.poll(() => [...statuses.values()], untilRecorded).toEqual([401, 401]);
  over.abort();
  await Promise.all(clients);
  expect(recorded).toBe(served * callUnits);

  await reopenProject(gateway.database.orm, closing);
  for (const through of [gateway, other]) await expect.poll(async () => (await post(through)).status, untilRecorded).toBe(200);
});

it('charges calls that are still pending at the node, once', async () => {
  held = [];
  const answers = [post(gateway), post(gateway)];
  await expect.poll(() => held?.length, untilRecorded).toBe(2);
  const closing = await close();
  await expect.poll(() => isUsageRecorded(gateway.database.orm, closing), untilRecorded).toBe(true);
  expect(await recordedUnits()).toBe(2 * callUnits);
  for (const answer of held) answer();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  held = null;
  const later = await gateway.createKey('PAYG', 1_000);
  await gateway.post(`/rpc/ethereum/${later.secret}`, call);
  await expect.poll(() => gateway.usage(later.projectId), untilRecorded).not.toEqual({});
  expect(await recordedUnits()).toBe(2 * callUnits);
});

it('does not admit a call whose body was still arriving when the project closed', async () => {
  expect((await post(gateway)).status).toBe(200);
  const slow = request(`${gateway.address}/rpc/ethereum/${key.secret}`, { method: 'POST', headers: { 'content-length': call.length } });
  const answered = once(slow, 'response');
  slow.write(call.slice(0, 10));
  // Later requests on other connections are rejected as well.
  expect((await post(gateway)).status).toBe(200);
  const closing = await close();
  await expect.poll(() => isUsageRecorded(gateway.database.orm, closing), untilRecorded).toBe(true);
  slow.end(call.slice(10));
  const [response] = await answered;
  expect(await json(response)).toMatchObject({ error: { data: { code: 'KEY_UNKNOWN' } } });
  expect(await recordedUnits()).toBe(2 * callUnits);
});

it('closes the project’s WebSocket connections and charges their pending calls', async () => {
  const client = await openSocket(`${gateway.address}/rpc/ethereum/${key.secret}`);
  onTestFinished(() => client.socket.terminate());
  const [upstream] = [...socketNode.clients];
  const asked = once(upstream ?? client.socket, 'message');
  client.socket.send(call);
  await asked;
  const closing = await close();
  expect(await client.closed).toMatchObject({ code: 4401 });
  await expect.poll(() => isUsageRecorded(gateway.database.orm, closing), untilRecorded).toBe(true);
  expect(await recordedUnits()).toBe(callUnits);
});

it('accepts calls again after a deletion failed', async () => {
  const closing = await close();
  await expect.poll(async () => (await post(gateway)).status, untilRecorded).toBe(401);
  const closingAt = new Date(closing.closingAt.getTime() - 31_000);
  await gateway.database.orm.update(projects).set({ closingAt }).where(eq(projects.id, key.projectId));
  await expect.poll(async () => (await post(gateway)).status, untilRecorded).toBe(200);
});
