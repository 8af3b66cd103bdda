import { Bus, partitionOf, UsageStream } from '@onepoint/bus';
import { startNats, type RunningNats } from '@onepoint/sandbox/nats/start-nats';
import { checkLedger, listRecordedBatches, loggedRequests, recordMergedUsage, type RecordUsageParameters } from '@onepoint/database';
import { createTestDatabase, type TestDatabase } from '@onepoint/database/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { startCollector, type Collector } from '../collector/collector.ts';
import { BusUsage } from '../metering/bus-usage.ts';
import { createKey, type TestKey } from '../testing/create-key.ts';
import { readUsage } from '../testing/read-usage.ts';
import { askUntilAnswered, spawnGateway } from '../testing/spawn-gateway.ts';

let database: TestDatabase;
let nats: RunningNats;

beforeAll(async () => {
  [database, nats] = await Promise.all([createTestDatabase(inject('databaseUrl')), startNats()]);
});
afterAll(async () => {
  await nats.stop();
  await database.drop();
});

async function connect() {
  const bus = new Bus({ url: nats.url, name: 'test', onGone: () => undefined, onBack: () => undefined });
  await bus.start();
  onTestFinished(() => bus.close());
  return { bus, stream: new UsageStream({ bus }) };
}

async function collect(): Promise<Collector> {
  const collector = await startCollector(
    { host: '127.0.0.1', port: 0, databaseUrl: database.url, busUrl: nats.url, metrics: null },
    () => undefined,
  );
  onTestFinished(() => collector.stop());
  return collector;
}

const source = (gatewayId: string, key: TestKey) => `${gatewayId}/${partitionOf(key.projectId)}`;

const batch = (gatewayId: string, sequence: number, key: TestKey): RecordUsageParameters => ({
  gatewayId: source(gatewayId, key),
  sequence,
  rows: [
    {
      projectId: key.projectId,
      apiKeyId: key.apiKeyId,
      planId: 'PAYG',
      chain: 'ethereum',
      method: 'eth_call',
      providerId: null,
      minute: new Date('2026-11-21T09:00:00Z'),
      requests: 1,
      errors: 0,
      computeUnits: 26,
      providerFailures: 0,
      errorsByStatus: [],
      latencies: [],
    },
  ],
});

const untilDone = { timeout: 60_000 };

const countOf = async (key: TestKey) => (await readUsage(database, key.projectId))['ethereum eth_call']?.requests ?? 0;

it('counts a batch once that was published twice, recorded directly, and fetched by a collector that died', async () => {
  const key = await createKey(database, 'PAYG', 1_000);
  const { bus, stream } = await connect();
  const usage = new BusUsage({
    stream,
    isConnected: () => bus.isConnected,
    record: (batches) => recordMergedUsage(database.pool, batches),
    listRecorded: (batches) => listRecordedBatches(database.orm, batches),
    onError: () => undefined,
  });
  const batches = ['gateway_a', 'gateway_b'].flatMap((id) => [1, 2, 3, 4, 5].map((sequence) => batch(id, sequence, key)));
  for (const one of batches) await usage.record(one);
  // Recorded by a collector that was killed before it acknowledged, so everything is delivered again.
  await recordMergedUsage(database.pool, batches.slice(3, 8));
  // As from a gateway that missed the confirmation, long after the server stopped recognizing repeated ids.
  for (const one of batches.slice(0, 5)) {
    // The server recognizes a message that is sent again after a timeout.
    const publish = () => stream.publish(partitionOf(key.projectId), `again ${one.sequence}`, one);
    await expect.poll(publish, untilDone).toBeUndefined();
  }
  await expect.poll(() => stream.countWaiting(), untilDone).toBeGreaterThan(0);
  // Two collectors that don't know of each other yet.
  await Promise.all([collect(), collect()]);
  await expect.poll(() => countOf(key), untilDone).toBe(10);
  // Once this later batch is recorded, the repeated ones have left the stream as well.
  await usage.record(batch('gateway_a', 6, key));
  await expect.poll(() => countOf(key), untilDone).toBe(11);
  await usage.check();
  expect(usage.unrecorded).toBe(0);
  // A message whose acknowledgment got lost is delivered again after 30 s.
  await expect.poll(() => stream.countWaiting(), { timeout: 120_000 }).toBe(0);
  const { rows } = await database.pool.query('select recorded::text from usage_sources where id = $1', [source('gateway_a', key)]);
  expect(rows).toEqual([{ recorded: '{[1,7)}' }]);
  expect(await checkLedger(database.orm)).toEqual([]);
});

it('shows a call in the request log before a collector has recorded its usage', async () => {
  const key = await createKey(database, 'PAYG', 1_000);
  const { stream } = await connect();
  const { httpUrl, wsUrl } = inject('chain');
  const gateway = await spawnGateway({
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    GATEWAY_UPSTREAMS: JSON.stringify({ ethereum: { http: [httpUrl], ws: [wsUrl] } }),
  });
  onTestFinished(() => void gateway.child.kill('SIGKILL'));
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{},"latest"]}';
  await askUntilAnswered(gateway, key, body);
  // The live view reads this table. No collector is running, so its merge of up to 10 s hasn't started.
  const listLog = () => database.orm.select().from(loggedRequests).where(eq(loggedRequests.projectId, key.projectId));
  await expect.poll(listLog, untilDone).toMatchObject([{ method: 'eth_call' }]);
  expect(await countOf(key)).toBe(0);
  await expect.poll(() => stream.countWaiting(), untilDone).toBeGreaterThan(0);
  await collect();
  await expect.poll(() => countOf(key), untilDone).toBe(1);
});

it('sends usage and changes to keys between a gateway and a collector, also through a restart of the server', async () => {
  const [key, other] = [await createKey(database, 'PAYG', 1_000), await createKey(database, 'PAYG', 1_000)];
  const collector = await collect();
  const { httpUrl, wsUrl } = inject('chain');
  const gateway = await spawnGateway({
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    GATEWAY_UPSTREAMS: JSON.stringify({ ethereum: { http: [httpUrl], ws: [wsUrl] } }),
  });
  onTestFinished(() => void gateway.child.kill('SIGKILL'));
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}';
  const ask = async (times: number) => {
    for (let turn = 0; turn < times; turn += 1) await askUntilAnswered(gateway, key, body);
  };
  const recorded = async () => (await readUsage(database, key.projectId))['ethereum eth_blockNumber']?.requests ?? 0;
  await ask(10);
  await expect.poll(recorded, untilDone).toBe(10);
  // Changes to keys come from the collector, so the gateway itself doesn't listen to the database.
  const listeners = sql`select count(*)::int as count from pg_stat_activity where application_name = 'onepoint-gateway-listener' and datname = current_database()`;
  await expect.poll(async () => (await database.orm.execute(listeners)).rows, untilDone).toEqual([{ count: 1 }]);
  const status = async () => (await fetch(`${gateway.address}/rpc/ethereum/${other.secret}`, { method: 'POST', body })).status;
  await expect.poll(status, untilDone).toBe(200);
  await database.orm.execute(sql`update api_keys set status = 'paused' where id = ${other.apiKeyId}`);
  await expect.poll(status, untilDone).toBe(403);
  expect(collector.state.batches).toMatchObject({ unreadable: 0, refused: 0 });
  expect(collector.state.batches.recorded).toBeGreaterThan(0);
  await nats.kill();
  await ask(10);
  await expect.poll(recorded, untilDone).toBe(20);
  await nats.restart();
  await ask(10);
  gateway.child.kill('SIGTERM');
  expect(await gateway.exited).toEqual([0, null]);
  await expect.poll(recorded, untilDone).toBe(30);
  expect(await checkLedger(database.orm)).toEqual([]);
});
