import { checkLedger, projects, usagePlanDays } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestKey } from './testing/create-key.ts';
import { answerAll, startFakeNode, type FakeNode } from './testing/fake-node.ts';
import { startTestGateway, type TestGateway } from './testing/start-test-gateway.ts';

let node: FakeNode;
let gateway: TestGateway;
/** While set, the node keeps answers back. */
let held: (() => void)[] | null = null;

beforeAll(async () => {
  node = await startFakeNode((response, body, request) => {
    if (held === null) answerAll(response, body, request);
    else held.push(() => answerAll(response, body, request));
  });
  gateway = await startTestGateway({ upstreams: new Map([['ethereum', { http: [node.address], ws: [] }]]) });
});

afterAll(async () => {
  await gateway.stop();
  await node.close();
});

const callUnits = 60;
const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params: [{}] });

async function ask({ secret }: TestKey): Promise<number> {
  const response = await gateway.post(`/rpc/ethereum/${secret}`, call);
  await response.arrayBuffer();
  return response.status;
}

const switchTo = ({ projectId }: TestKey, planId: string) =>
  gateway.database.orm.update(projects).set({ planId }).where(eq(projects.id, projectId));

/** Notifications arrive in order and a moment after the change: the change is seen once an unknown key of the project would be. */
const seen = async (key: TestKey, planId: string): Promise<void> => {
  await switchTo(key, planId);
  const { rows } = await gateway.database.pool.query<{ id: number }>('select pg_backend_pid() as id');
  expect(rows).toHaveLength(1);
};

const stateOf = async ({ projectId }: TestKey) => {
  const [row] = await gateway.database.orm.select().from(projects).where(eq(projects.id, projectId));
  return row;
};
