import { createTestDatabase } from '@onepoint/database/testing';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createKey } from '../testing/create-key.ts';
import { startCuttableProxy } from '../testing/cuttable-proxy.ts';
import { readUsage } from '../testing/read-usage.ts';
import { shortIntervals, startTestGateway } from '../testing/start-test-gateway.ts';

it('keeps serving cached keys during a database outage, rejects unknown ones, and records everything afterward', async () => {
  const database = await createTestDatabase(inject('databaseUrl'));
  const url = new URL(database.url);
  const proxy = await startCuttableProxy(url.hostname, Number(url.port));
  url.port = String(proxy.port);
  const gateway = await startTestGateway({ databaseUrl: url.href });
  onTestFinished(async () => {
    await gateway.stop();
    await proxy.close();
    await database.drop();
  });
  const [known, unknown] = [await createKey(database, 'M', 1_000), await createKey(database, 'M', 1_000)];
  const ask = async ({ secret }: { secret: string }) => {
    const response = await gateway.post(`/rpc/ethereum/${secret}`, '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}');
    await response.arrayBuffer();
    return response.status;
  };
  const askMany = async (times: number) => {
    for (let turn = 0; turn < times; turn += 1) expect(await ask(known)).toBe(200);
  };

  await askMany(20);
  proxy.cut();
  await askMany(20);
  expect(await ask(unknown)).toBe(503);
  // Wait until a flush has failed.
  await expect.poll(() => gateway.troubles.some((line) => line.startsWith('usage not recorded yet')), { timeout: 60_000 }).toBe(true);
  await askMany(20);
  proxy.restore();
  await expect.poll(() => ask(unknown), { timeout: 60_000 }).toBe(200);
  await askMany(20);
  await expect
    .poll(async () => (await readUsage(database, known.projectId))['ethereum eth_blockNumber'], { timeout: 60_000 })
    .toEqual({ requests: 80, errors: 0, computeUnits: 800 });
});

it('rejects unknown keys and keeps serving cached ones while the database hangs', async () => {
  const database = await createTestDatabase(inject('databaseUrl'));
  const url = new URL(database.url);
  const proxy = await startCuttableProxy(url.hostname, Number(url.port));
  url.port = String(proxy.port);
  const gateway = await startTestGateway({ databaseUrl: url.href }, shortIntervals);
  onTestFinished(async () => {
    proxy.restore();
    await gateway.stop();
    await proxy.close();
    await database.drop();
  });
  const [known, unknown] = [await createKey(database, 'M', 1_000), await createKey(database, 'M', 1_000)];
  const ask = async ({ secret }: { secret: string }) =>
    (await gateway.post(`/rpc/ethereum/${secret}`, '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}')).status;
  await expect.poll(() => ask(known), { timeout: 60_000 }).toBe(200);
  proxy.hang();
  // Without a timeout, these would never be answered. `access-cache.test.ts` tests how long they wait.
  expect(await Promise.all([ask(unknown), ask(unknown), ask(known)])).toEqual([503, 503, 200]);
  proxy.restore();
  await expect.poll(() => ask(unknown), { timeout: 60_000 }).toBe(200);
});
