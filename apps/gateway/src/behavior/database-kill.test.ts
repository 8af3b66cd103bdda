import { checkLedger, createDatabase } from '@onepoint/database';
import { createTestDatabase } from '@onepoint/database/testing';
import { startKillablePostgres } from '@onepoint/sandbox/postgres/testing/start-killable-postgres';
import { expect, it, onTestFinished } from 'vitest';
import { createKey } from '../testing/create-key.ts';
import { readUsage } from '../testing/read-usage.ts';
import { startTestGateway } from '../testing/start-test-gateway.ts';

const callCost = 10;
/** Creating a cluster and starting it twice takes long on a busy machine. */
const timeout = 300_000;

it('keeps serving while PostgreSQL is killed and restarted, and counts and charges every answered call once', { timeout }, async () => {
  const postgres = await startKillablePostgres();
  onTestFinished(() => postgres.dispose());
  const database = await createTestDatabase(postgres.url);
  onTestFinished(() => database.close());
  const gateway = await startTestGateway({ databaseUrl: database.url });
  onTestFinished(() => gateway.stop());
  const key = await createKey(database, 'PAYG', 1_000);
  const rateLimited = 429;
  let answered = 0;
  let refused = 0;
  const ask = async (): Promise<void> => {
    const response = await gateway.post(`/rpc/ethereum/${key.secret}`, '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}');
    await response.arrayBuffer();
    expect([200, rateLimited]).toContain(response.status);
    if (response.status === 200) answered += 1;
    else refused += 1;
  };
  const over = new AbortController();
  const client = (async () => {
    while (!over.signal.aborted) await ask();
  })();
  const recorded = async () => (await readUsage(database, key.projectId))['ethereum eth_blockNumber']?.requests ?? 0;

  await expect.poll(recorded, { timeout: 60_000 }).toBeGreaterThan(0);
  await postgres.kill();
  await expect.poll(() => gateway.troubles.some((line) => line.startsWith('usage not recorded yet')), { timeout: 60_000 }).toBe(true);
  const before = answered;
  await postgres.restart();
  over.abort();
  await client;
  expect(answered).toBeGreaterThan(before);

  const after = createDatabase(database.url);
  onTestFinished(() => after.close());
  const computeUnits = answered * callCost;
  await expect
    .poll(async () => (await readUsage(after, key.projectId))['ethereum eth_blockNumber'], { timeout: 60_000 })
    .toMatchObject({ requests: answered + refused, errors: refused, computeUnits });
  expect(await checkLedger(after.orm)).toEqual([]);
});
