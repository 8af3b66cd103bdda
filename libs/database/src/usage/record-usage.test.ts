import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { insertApiKey } from '../api-keys/api-keys.ts';
import { createDatabase, type Database } from '../create-database.ts';
import { createId } from '../ids.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { postLedgerEntry } from '../ledger/post-ledger-entry.ts';
import { insertProject } from '../projects.ts';
import { openUsageCharges } from '../schema/ledger.ts';
import { createTestDatabase, patience, type TestDatabase } from '../testing/create-test-database.ts';
import { recordUsage } from './record-usage.ts';
import { runUsageModel, usageScenario, readUsage } from './testing/usage-model.ts';
import type { UsageRow } from './usage-rows.ts';

let database: TestDatabase;
let others: Database[];

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  others = [1, 2, 3].map(() => createDatabase(database.url, { ...patience, connectionsMax: 2 }));
});

afterAll(async () => {
  await Promise.all(others.map((other) => other.close()));
  await database.drop();
});

async function createProject(planId = 'PAYG'): Promise<{ projectId: string; apiKeyId: string }> {
  const project = await database.orm.transaction((transaction) => insertProject(transaction, { name: 'Usage', ownerId: 'user_a', planId }));
  const { apiKey } = await insertApiKey(database.orm, { projectId: project.id, name: 'Key' });
  return { projectId: project.id, apiKeyId: apiKey.id };
}

const row = (of: { projectId: string; apiKeyId: string }, part: Partial<UsageRow> = {}): UsageRow => ({
  ...of,
  chain: 'ethereum',
  method: 'eth_call',
  minute: new Date('2026-11-21T09:00:00Z'),
  requests: 1,
  errors: 0,
  computeUnits: 26,
  ...part,
});

const newGateway = () => createId('req');

const chargesOf = (projectId: string) =>
  database.orm.select().from(openUsageCharges).where(eq(openUsageCharges.projectId, projectId)).orderBy(openUsageCharges.amountCents);

const send = (pool: Database['pool'], rows: UsageRow[]) => recordUsage(pool, { gatewayId: newGateway(), sequence: 1, rows });

describe('recordUsage', () => {
  it('adds to buckets, marks the key as used and charges whole cents', async () => {
    const of = await createProject();
    const gatewayId = newGateway();
    await recordUsage(database.pool, { gatewayId, sequence: 1, rows: [row(of, { requests: 1_000, computeUnits: 26_000 })] });
    await recordUsage(database.pool, { gatewayId, sequence: 2, rows: [row(of), row(of, { errors: 1, computeUnits: 0 })] });
    const usage = await readUsage(database.orm, of.projectId);
    expect(usage.buckets).toEqual([expect.objectContaining({ requests: 1_002, errors: 1, computeUnits: 26_026 })]);
    // 26,026 units at 39 microcents: 1 cent and 15,014 microcents.
    expect(usage).toMatchObject({ balanceCents: -1, ledgerCents: -1, unbilledMicrocents: 15_014 });
    const keys = await database.orm.execute(sql`select last_used_at from api_keys where id = ${of.apiKeyId}`);
    expect(keys.rows[0]?.['last_used_at']).not.toBeNull();
  });

  it('counts a batch once when it is sent repeatedly and concurrently', async () => {
    const of = await createProject();
    const batch = { gatewayId: newGateway(), sequence: 7, rows: [row(of, { computeUnits: 1_000_000 })] };
    const replies = await Promise.all([database, ...others, ...others].map(({ pool }) => recordUsage(pool, batch)));
    expect(replies.filter((reply) => reply.recorded)).toHaveLength(1);
    expect(await recordUsage(database.pool, batch)).toEqual({ recorded: false });
    expect(await readUsage(database.orm, of.projectId)).toMatchObject({ balanceCents: -39, unbilledMicrocents: 0 });
  });

  it('loses nothing when many gateways record the same projects concurrently in different orders', async () => {
    const pair = [await createProject(), await createProject()];
    const rows = pair.map((of) => row(of, { computeUnits: 30_000 }));
    await Promise.all(
      others.flatMap(({ pool }) => Array.from({ length: 10 }, (_, turn) => send(pool, turn % 2 ? rows : rows.toReversed()))),
    );
    for (const { projectId } of pair) {
      const usage = await readUsage(database.orm, projectId);
      expect(usage.buckets).toEqual([expect.objectContaining({ requests: 30, computeUnits: 900_000 })]);
      expect(usage).toMatchObject({ balanceCents: -35, ledgerCents: -35, unbilledMicrocents: 100_000 });
    }
  });

  it('does not interfere with concurrent credits', async () => {
    const of = await createProject();
    const credit = (turn: number) =>
      postLedgerEntry(database.orm, {
        projectId: of.projectId,
        kind: 'correction',
        amountCents: 100,
        idempotencyKey: `${of.projectId}:${turn}`,
        cause: { reason: 'Test' },
      });
    const use = (turn: number) =>
      recordUsage(others[turn % 3]?.pool ?? database.pool, {
        gatewayId: newGateway(),
        sequence: 1,
        rows: [row(of, { computeUnits: 1_000_000 })],
      });
    await Promise.all(Array.from({ length: 15 }, (_, turn) => [credit(turn), use(turn)]).flat());
    expect(await readUsage(database.orm, of.projectId)).toMatchObject({ balanceCents: 15 * 61, ledgerCents: 15 * 61 });
  });

  it('counts but does not charge usage on a free plan', async () => {
    const of = await createProject('FREE');
    await recordUsage(database.pool, { gatewayId: newGateway(), sequence: 1, rows: [row(of, { computeUnits: 5_000_000 })] });
    const usage = await readUsage(database.orm, of.projectId);
    expect(usage).toMatchObject({ balanceCents: 0, ledgerCents: 0, unbilledMicrocents: 0, unbilledComputeUnits: 0 });
    expect(usage.buckets).toHaveLength(1);
  });

  it('prices calls by the plan they were admitted under', async () => {
    const [now, then] = [await createProject('FREE'), await createProject('PAYG')];
    await send(database.pool, [
      row(now, { planId: 'PAYG', computeUnits: 1_000_000 }),
      row(then, { planId: 'FREE', computeUnits: 1_000_000 }),
    ]);
    expect(await readUsage(database.orm, now.projectId)).toMatchObject({ balanceCents: -39, buckets: [{ costMicrocents: 39_000_000 }] });
    expect(await readUsage(database.orm, then.projectId)).toMatchObject({ balanceCents: 0, buckets: [{ costMicrocents: 0 }] });
  });

  it('charges each plan of a batch, and adds up their remainders', async () => {
    const of = await createProject('FREE');
    const gatewayId = newGateway();
    const plans = ['PAYG', 'M', 'FREE'] as const;
    // 39.39 and 29.29 cents.
    const rows = plans.map((planId) => row(of, { planId, computeUnits: 1_010_000 }));
    await recordUsage(database.pool, { gatewayId, sequence: 1, rows: [...rows, row(of, { computeUnits: 1_010_000 })] });
    const key = `usage:${gatewayId}:1:${of.projectId}`;
    expect(await chargesOf(of.projectId)).toMatchObject([
      { idempotencyKey: `${key}:PAYG`, amountCents: -39, planId: 'PAYG' },
      { idempotencyKey: `${key}:M`, amountCents: -29, planId: 'M' },
    ]);
    expect(await readUsage(database.orm, of.projectId)).toMatchObject({ unbilledMicrocents: 680_000, buckets: [{ requests: 4 }] });
  });

  it('prices rows without a plan by the plan of the project, together with rows of that plan', async () => {
    const of = await createProject('PAYG');
    const rows = [row(of, { computeUnits: 1_000_000 }), row(of, { planId: 'PAYG', computeUnits: 1_000_000 })];
    const batch = { gatewayId: newGateway(), sequence: 1, rows };
    for (const recorded of [true, false]) expect(await recordUsage(database.pool, batch)).toEqual({ recorded });
    expect(await chargesOf(of.projectId)).toMatchObject([{ amountCents: -78, computeUnits: 2_000_000, planId: 'PAYG' }]);
  });

  it('skips unknown projects and counts the rest of the batch', async () => {
    const of = await createProject();
    const rows = [row(of), row({ projectId: createId('proj'), apiKeyId: createId('key') })];
    expect(await recordUsage(database.pool, { gatewayId: newGateway(), sequence: 1, rows })).toEqual({ recorded: true });
    expect((await readUsage(database.orm, of.projectId)).buckets).toHaveLength(1);
  });

  it('records nothing of a batch that fails halfway, so that it can be sent again', async () => {
    const of = await createProject();
    const gatewayId = newGateway();
    const broken = [row(of), row(of, { method: 'nul\0' })];
    await expect(recordUsage(database.pool, { gatewayId, sequence: 1, rows: broken })).rejects.toThrow();
    expect((await readUsage(database.orm, of.projectId)).buckets).toEqual([]);
    expect(await recordUsage(database.pool, { gatewayId, sequence: 1, rows: [row(of)] })).toEqual({ recorded: true });
  });

  it('matches the model for random batches sent repeatedly and concurrently', async () => {
    await fc.assert(
      fc.asyncProperty(usageScenario, async (scenario) => {
        const projects = [await createProject('PAYG'), await createProject('M'), await createProject('FREE')];
        const { batches, expected } = runUsageModel(scenario, projects, newGateway());
        await Promise.all(
          batches.flatMap((batch, index) =>
            Array.from({ length: 1 + (index % 3) }, (_, turn) => recordUsage(others[(index + turn) % 3]?.pool ?? database.pool, batch)),
          ),
        );
        for (const [index, { projectId }] of projects.entries()) {
          expect(await readUsage(database.orm, projectId)).toMatchObject(expected[index] ?? {});
        }
        expect(await checkLedger(database.orm)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
