import { unpackCounters, usageDays, usageHours, usageMinutes } from '@onepoint/database';
import { errorStatuses } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const call = (method: string, params: unknown[] = []) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const reverting = call('eth_call', [{ data: '0xfe' }, 'latest']);

/** Recorded usage of a project: requests, errors by status, compute units, and the number of measured latencies. */
async function recorded(projectId: string, table: typeof usageMinutes | typeof usageHours | typeof usageDays = usageMinutes) {
  const rows = await gateway.database.orm.select().from(table).where(eq(table.projectId, projectId));
  const sum = { requests: 0, errors: 0, computeUnits: 0, measured: 0 };
  const byStatus: Record<string, number> = {};
  for (const row of rows) {
    sum.requests += row.requests;
    sum.errors += row.errors;
    sum.computeUnits += row.computeUnits;
    for (const count of unpackCounters(row.latencies)) sum.measured += count;
    for (const [index, count] of unpackCounters(row.errorsByStatus).entries()) {
      if (count > 0) byStatus[errorStatuses[index] ?? ''] = (byStatus[errorStatuses[index] ?? ''] ?? 0) + count;
    }
  }
  return { ...sum, byStatus };
}

const status = async (path: string, body: string): Promise<number> => (await gateway.post(path, body)).status;

describe('recorded outcomes', () => {
  it('include latency and node errors in minutes, hours, and days', async () => {
    const { projectId, secret } = await gateway.createKey();
    const path = `/rpc/ethereum/${secret}`;
    expect(await status(path, call('eth_blockNumber'))).toBe(200);
    expect(await status(path, reverting)).toBe(200);
    expect(await status(path, `[${call('eth_blockNumber')},${call('admin_peers')},7]`)).toBe(200);
    const expected = {
      requests: 5,
      errors: 3,
      computeUnits: 10 + 26 + 10,
      measured: 3,
      byStatus: { upstreamError: 1, invalid: 2 },
    };
    await expect.poll(() => recorded(projectId)).toEqual(expected);
    expect(await recorded(projectId, usageHours)).toEqual(expected);
    expect(await recorded(projectId, usageDays)).toEqual(expected);
  });

  it.each([
    ['unpaid', 402, 'PAYG', 0, ''],
    ['forbidden', 403, 'PAYG', 1_000, `status = 'paused'`],
    ['forbidden', 403, 'PAYG', 1_000, `allowed_origins = '{https://app.example.com}'`],
  ])('are %s and free if the response is %i', async (name, httpStatus, planId, balanceCents, change) => {
    const { projectId, apiKeyId, secret } = await gateway.createKey(planId, balanceCents);
    if (change !== '') await gateway.database.pool.query(`update api_keys set ${change} where id = $1`, [apiKeyId]);
    expect(await status(`/rpc/ethereum/${secret}`, call('eth_blockNumber'))).toBe(httpStatus);
    await expect.poll(() => recorded(projectId)).toEqual({ requests: 1, errors: 1, computeUnits: 0, measured: 0, byStatus: { [name]: 1 } });
  });

  it('are rate limited above the plan’s rate', async () => {
    const { projectId, secret } = await gateway.createKey('FREE', 0);
    const batch = `[${Array.from({ length: 1_000 }, () => call('eth_chainId')).join(',')}]`;
    expect(await status(`/rpc/ethereum/${secret}`, batch)).toBe(200);
    expect(await status(`/rpc/ethereum/${secret}`, call('eth_blockNumber'))).toBe(429);
    await expect.poll(() => recorded(projectId)).toMatchObject({ requests: 1_001, errors: 1, byStatus: { rateLimited: 1 } });
  });

  it('count an unreadable request as one call, over HTTP and WebSocket', async () => {
    const { projectId, secret } = await gateway.createKey();
    const path = `/rpc/ethereum/${secret}`;
    expect(await status(path, '{')).toBe(400);
    expect(await status(path, '[]')).toBe(400);
    const client = await openSocket(`${gateway.address}${path}`);
    expect(await client.ask('{')).toMatchObject({ error: { code: -32_700 } });
    expect(await client.ask(reverting)).toMatchObject({ id: 1, error: { code: expect.any(Number) as number } });
    client.socket.close();
    await expect
      .poll(() => recorded(projectId))
      .toEqual({ requests: 4, errors: 4, computeUnits: 26, measured: 1, byStatus: { invalid: 3, upstreamError: 1 } });
  });

  it('are not recorded for unknown keys', async () => {
    const before = await gateway.database.pool.query('select count(*) from usage_minutes');
    expect(await status(`/rpc/ethereum/op_${'x'.repeat(40)}`, call('eth_blockNumber'))).toBe(401);
    const { projectId, secret } = await gateway.createKey();
    expect(await status(`/rpc/ethereum/${secret}`, call('eth_blockNumber'))).toBe(200);
    await expect.poll(() => recorded(projectId)).toMatchObject({ requests: 1 });
    const after = await gateway.database.pool.query('select count(*) from usage_minutes where project_id <> $1', [projectId]);
    expect(after.rows).toEqual(before.rows);
  });
});
