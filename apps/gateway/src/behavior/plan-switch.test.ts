import { apiKeys, checkLedger, projects, usagePlanDays } from '@onepoint/database';
import { usageCost } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { TestKey } from '../testing/create-key.ts';
import { FakeChain, FakeChainNode } from '../testing/fake-chain-node.ts';
import { openSocket } from '../testing/open-socket.ts';
import { startFakeNode, type FakeNode } from '../testing/fake-node.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

const socketNode = new FakeChainNode(new FakeChain());
let node: FakeNode;
let gateway: TestGateway;
let served = 0;

beforeEach(() => {
  served = 0;
});

beforeAll(async () => {
  node = await startFakeNode();
  await socketNode.listening();
  gateway = await startTestGateway({ upstreams: new Map([['ethereum', { http: [node.address], ws: [socketNode.url] }]]) });
});

afterAll(async () => {
  await gateway.stop();
  await node.close();
  await socketNode.close();
});

const callUnits = 60;
const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params: [{}] });

async function ask({ secret }: TestKey): Promise<number> {
  const response = await gateway.post(`/rpc/ethereum/${secret}`, call);
  await response.arrayBuffer();
  if (response.ok) served += 1;
  return response.status;
}

const untilAnswered = { timeout: 30_000, interval: 5 };

const setPlan = ({ projectId }: TestKey, planId: string) =>
  gateway.database.orm.update(projects).set({ planId }).where(eq(projects.id, projectId));

const setStatus = ({ apiKeyId }: TestKey, status: 'active' | 'paused') =>
  gateway.database.orm.update(apiKeys).set({ status }).where(eq(apiKeys.id, apiKeyId));

/**
 * Changes the plan and waits until the gateway admits calls under it, which a pause announced along with it shows. Counts the call that
 * passes.
 */
async function switchAndCall(key: TestKey, planId: string): Promise<void> {
  await setStatus(key, 'paused');
  await setPlan(key, planId);
  await expect.poll(() => ask(key), untilAnswered).toBe(403);
  // The plan was announced earlier, on the same connection.
  await setStatus(key, 'active');
  await expect.poll(() => ask(key), untilAnswered).toBe(200);
}

async function unitsByPlan({ projectId }: TestKey): Promise<Record<string, number>> {
  const rows = await gateway.database.orm.select().from(usagePlanDays).where(eq(usagePlanDays.projectId, projectId));
  const units: Record<string, number> = {};
  for (const { planId, computeUnits } of rows) units[planId] = (units[planId] ?? 0) + computeUnits;
  return units;
}

async function chargedMicrocents({ projectId }: TestKey, startCents: number): Promise<bigint> {
  const [row] = await gateway.database.orm.select().from(projects).where(eq(projects.id, projectId));
  return BigInt(startCents - (row?.balanceCents ?? 0)) * 1_000_000n + BigInt(row?.unbilledMicrocents ?? 0);
}

it('charges 40 calls on pay as you go that precede an immediate switch to the Free plan, twenty times', { timeout: 300_000 }, async () => {
  const key = await gateway.createKey('FREE', 1_000);
  for (let turn = 0; turn < 20; turn += 1) {
    await switchAndCall(key, 'PAYG');
    // The budget lets two seconds' worth of calls pass immediately, and the rest at the plan's rate.
    for (let index = 1; index < 40; index += 1) await expect.poll(() => ask(key), untilAnswered).toBe(200);
    await setPlan(key, 'FREE');
  }
  // Calls that probe for the pause might pass too, under either plan.
  const total = async () => Object.values(await unitsByPlan(key)).reduce((sum, units) => sum + units, 0);
  await expect.poll(total, { timeout: 30_000 }).toBe(served * callUnits);
  const { PAYG: units = 0 } = await unitsByPlan(key);
  expect(units).toBeGreaterThanOrEqual(48_000);
  expect(await chargedMicrocents(key, 1_000)).toBe(usageCost(units, 'PAYG'));
  expect(await checkLedger(gateway.database.orm)).toEqual([]);
});

it('charges nothing for calls on the Free plan if the project is on pay as you go when they are recorded', async () => {
  const key = await gateway.createKey('FREE', 1_000);
  for (let index = 0; index < 30; index += 1) expect(await ask(key)).toBe(200);
  await switchAndCall(key, 'PAYG');
  await expect.poll(() => unitsByPlan(key), { timeout: 30_000 }).toEqual({ FREE: (served - 1) * callUnits, PAYG: callUnits });
  expect(await chargedMicrocents(key, 1_000)).toBe(usageCost(callUnits, 'PAYG'));
});

it('applies the daily quota to usage on the Free plan, and resets nothing after a switch to pay as you go', async () => {
  const key = await gateway.createKey('PAYG', 1_000);
  const day = new Date(new Date().toISOString().slice(0, 10));
  const used = (planId: string, computeUnits: number) =>
    gateway.database.orm.insert(usagePlanDays).values({ projectId: key.projectId, day, planId, computeUnits });
  await used('PAYG', 5_000_000);
  await switchAndCall(key, 'FREE');
  await used('BETA', 5_000_000);
  await expect.poll(async () => (await unitsByPlan(key))['FREE'], { timeout: 30_000 }).toBeGreaterThan(0);
  await gateway.database.orm.update(usagePlanDays).set({ computeUnits: 1_000_000 }).where(eq(usagePlanDays.planId, 'FREE'));
  await switchAndCall(key, 'PAYG');
  await setPlan(key, 'FREE');
  await expect.poll(() => ask(key), untilAnswered).toBe(429);
});

it('prices subscription notifications by the plan at the time they are sent', async () => {
  const key = await gateway.createKey('FREE', 1_000);
  const client = await openSocket(`${gateway.address}/rpc/ethereum/${key.secret}`);
  onTestFinished(() => client.socket.terminate());
  await client.ask(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newPendingTransactions'] }));
  const notify = async (): Promise<void> => {
    const received = client.notification();
    socketNode.notify('newPendingTransactions', 'x'.repeat(2_400));
    await received;
  };
  await notify();
  // A paused key would close the connection, so only change the plan here.
  await setPlan(key, 'PAYG');
  await expect
    .poll(
      async () => {
        await notify();
        return (await unitsByPlan(key))['PAYG'] ?? 0;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  expect((await unitsByPlan(key))['FREE']).toBeGreaterThan(0);
});
