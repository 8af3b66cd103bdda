import { checkLedger } from '@onepoint/database';
import { createTestDatabase } from '@onepoint/database/testing';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createKey } from '../testing/create-key.ts';
import { startCuttableProxy } from '../testing/cuttable-proxy.ts';
import { readUsage } from '../testing/read-usage.ts';
import { askUntilAnswered, spawnGateway, type SpawnedGateway } from '../testing/spawn-gateway.ts';

const untilDone = { timeout: 60_000, interval: 50 };

async function readRequests(directory: string): Promise<number> {
  const names = await readdir(directory);
  const texts = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8').catch(() => '')));
  const lines = texts.flatMap((text) => text.split('\n').slice(0, -1));
  const batches = lines.map((line) => JSON.parse(line) as { rows: { requests: number }[] });
  return batches.flatMap(({ rows }) => rows).reduce((sum, { requests }) => sum + requests, 0);
}

it('records journaled usage exactly once after the gateway is killed during a database outage', async () => {
  const database = await createTestDatabase(inject('databaseUrl'));
  const directory = await mkdtemp(join(tmpdir(), 'gateway-journal-'));
  const url = new URL(database.url);
  const proxy = await startCuttableProxy(url.hostname, Number(url.port));
  url.port = String(proxy.port);
  const gateways: SpawnedGateway[] = [];
  onTestFinished(async () => {
    for (const { child } of gateways) child.kill('SIGKILL');
    await proxy.close();
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  });
  const start = async (): Promise<SpawnedGateway> => {
    const { httpUrl, wsUrl } = inject('chain');
    const GATEWAY_UPSTREAMS = JSON.stringify({ ethereum: { http: [httpUrl], ws: [wsUrl] } });
    const gateway = await spawnGateway({ DATABASE_URL: url.href, GATEWAY_UPSTREAMS, GATEWAY_JOURNAL_DIR: directory });
    gateways.push(gateway);
    return gateway;
  };
  const key = await createKey(database, 'PAYG', 1_000);
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}';
  const ask = async (gateway: SpawnedGateway, times: number): Promise<void> => {
    for (let turn = 0; turn < times; turn += 1) await askUntilAnswered(gateway, key, body);
  };
  const recorded = async () => (await readUsage(database, key.projectId))['ethereum eth_blockNumber']?.requests ?? 0;

  const first = await start();
  await ask(first, 20);
  await expect.poll(recorded, untilDone).toBe(20);
  proxy.cut();
  await ask(first, 30);
  await expect.poll(() => readRequests(directory), untilDone).toBe(30);
  await ask(first, 10);
  await expect.poll(() => readRequests(directory), untilDone).toBe(40);
  first.child.kill('SIGKILL');
  await first.exited;

  // The database is still down. The next process keeps the journal until it can be recorded.
  const second = await start();
  expect(await readRequests(directory)).toBe(40);
  proxy.restore();
  await expect.poll(recorded, untilDone).toBe(60);
  await expect.poll(() => readdir(directory), untilDone).toEqual([]);
  await ask(second, 5);
  second.child.kill('SIGTERM');
  expect(await second.exited).toEqual([0, null]);
  expect(await recorded()).toBe(65);
  expect(await checkLedger(database.orm)).toEqual([]);
});
