import { projects } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestKey } from '../testing/create-key.ts';
import { openSocket } from '../testing/open-socket.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});

afterAll(async () => {
  await gateway.stop();
  expect(gateway.troubles).toEqual([]);
});

/** A call takes 26 compute units at 39 microcents, so a batch costs about half a cent. */
const batchCalls = 500;
const batchOf = (calls: number) =>
  JSON.stringify(
    Array.from({ length: calls }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'eth_call',
      params: [{ to: `0x${'1'.repeat(40)}` }, 'latest'],
    })),
  );
const batch = batchOf(batchCalls);
const batchMicrocents = batchCalls * 26 * 39;
const single = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'eth_chainId' });

const setLimit = ({ projectId }: TestKey, spendLimitCents: number | null) =>
  gateway.database.orm.update(projects).set({ spendLimitCents }).where(eq(projects.id, projectId));

const spentBy = async ({ projectId }: TestKey): Promise<number> => {
  const [row] = await gateway.database.orm.select().from(projects).where(eq(projects.id, projectId));
  return row?.spentMicrocents ?? 0;
};

async function post({ secret }: TestKey, body: string): Promise<[number, unknown]> {
  const response = await gateway.post(`/rpc/ethereum/${secret}`, body);
  return [response.status, await response.json()];
}

async function spendUntilRefused(key: TestKey): Promise<number> {
  for (let served = 0; ; served += 1) {
    let status = 429;
    // A batch exceeds the plan's compute units per second, so the next one might have to wait.
    await expect.poll(async () => ([status] = await post(key, batch))[0]).not.toBe(429);
    if (status === 402) return served;
    expect(status).toBe(200);
    await expect.poll(() => spentBy(key)).toBeGreaterThanOrEqual((served + 1) * batchMicrocents);
  }
}

it('rejects calls at the monthly limit, charges calls in progress, and accepts calls as soon as the limit is raised', async () => {
  const key = await gateway.createKey('PAYG', 1_000);
  await setLimit(key, 1);
  const served = await spendUntilRefused(key);
  // Calls are served and charged until the notification arrives.
  expect(served).toBeGreaterThanOrEqual(Math.ceil(1_000_000 / batchMicrocents));
  expect(await spentBy(key)).toBe(served * batchMicrocents);

  const now = new Date();
  const resetsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
  expect(await post(key, single)).toMatchObject([
    402,
    {
      id: 7,
      error: {
        code: -32_014,
        message: `The project has reached its spend limit of $0.01 per month. It resets at ${resetsAt}.`,
        data: { code: 'SPEND_LIMIT_REACHED', limitCents: 1, resetsAt, requestId: expect.stringMatching(/^req_/) },
      },
    },
  ]);
  expect((await post(key, batchOf(10)))[1]).toHaveLength(10);
  // Too large to be parsed before it is rejected, so its ids are unknown.
  expect(await post(key, batch)).toMatchObject([402, { id: null, error: { data: { code: 'SPEND_LIMIT_REACHED' } } }]);

  await setLimit(key, 3);
  await expect.poll(() => post(key, single)).toMatchObject([200, { id: 7, result: '0x1' }]);
  await setLimit(key, 1);
  await expect.poll(async () => (await post(key, single))[0]).toBe(402);
  await setLimit(key, null);
  await expect.poll(async () => (await post(key, single))[0]).toBe(200);
});

it('does not limit free plans', async () => {
  const key = await gateway.createKey('FREE', 0);
  await setLimit(key, 1);
  await gateway.database.orm
    .update(projects)
    .set({ spentMonth: `${new Date().toISOString().slice(0, 7)}-01`, spentMicrocents: 5_000_000 })
    .where(eq(projects.id, key.projectId));
  expect((await post(key, single))[0]).toBe(200);
});

it('closes a WebSocket connection of a project whose limit is reached', async () => {
  const key = await gateway.createKey('PAYG', 1_000);
  const client = await openSocket(`${gateway.address}/rpc/ethereum/${key.secret}`);
  await gateway.database.orm
    .update(projects)
    .set({ spendLimitCents: 1, spentMonth: `${new Date().toISOString().slice(0, 7)}-01`, spentMicrocents: 1_000_000 })
    .where(eq(projects.id, key.projectId));
  client.socket.send(single);
  expect(await client.closed).toMatchObject({ code: 4402 });
});
