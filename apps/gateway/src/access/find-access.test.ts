import { hashApiKeySecret, recordUsage, rotateApiKeySecret } from '@onepoint/database';
import { createTestDatabase, type TestDatabase } from '@onepoint/database/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createKey } from '../testing/create-key.ts';
import { findAccess } from './find-access.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(async () => {
  await database.drop();
});

describe('findAccess', () => {
  it('reads a key’s plan, balance, and status', async () => {
    const { secret, projectId, apiKeyId } = await createKey(database, 'PAYG', 250);
    expect(await findAccess(database.orm, hashApiKeySecret(secret))).toEqual({
      apiKeyId,
      projectId,
      status: 'active',
      planId: 'PAYG',
      packageCount: 0,
      balanceCents: 250,
      spendStop: null,
      allowLists: null,
      keyLimits: null,
      endsAtMs: null,
      recordedToday: null,
    });
  });

  it('finds a rotated key by both secrets until the old one expires', async () => {
    const { secret, apiKeyId } = await createKey(database, 'PAYG', 250);
    const endsAt = new Date(Date.now() + 3_600_000);
    const rotate = (until: Date) =>
      database.orm.transaction((transaction) =>
        rotateApiKeySecret(transaction, { id: apiKeyId, secretHash: hashApiKeySecret(secret) }, until),
      );
    const rotated = await rotate(endsAt);
    expect(await findAccess(database.orm, hashApiKeySecret(rotated.secret))).toMatchObject({ apiKeyId, endsAtMs: null });
    expect(await findAccess(database.orm, hashApiKeySecret(secret))).toMatchObject({ apiKeyId, endsAtMs: endsAt.getTime() });
    await rotate(new Date(Date.now() - 1));
    expect(await findAccess(database.orm, hashApiKeySecret(secret))).toBeNull();
    expect(await findAccess(database.orm, hashApiKeySecret(rotated.secret))).toBeNull();
  });

  it('reads parsed allowlists', async () => {
    const { secret, apiKeyId } = await createKey(database, 'PAYG', 250);
    await database.pool.query(`update api_keys set allowed_methods = '{eth_get*}' where id = $1`, [apiKeyId]);
    const access = await findAccess(database.orm, hashApiKeySecret(secret));
    expect(access?.allowLists).toMatchObject({ origins: null, ips: null, contracts: null });
    expect(access?.allowLists?.methods?.('eth_getLogs')).toBe('eth_get*');
  });

  it('sums only the current UTC day’s compute units on a plan with a quota', async () => {
    const { secret, projectId, apiKeyId } = await createKey(database, 'FREE', 0);
    const today = new Date().toISOString().slice(0, 10);
    const row = { projectId, apiKeyId, chain: 'base', method: 'eth_call', requests: 1, errors: 0, computeUnits: 26 };
    const minutes = [new Date(today), new Date(), new Date(Date.parse(today) - 60_000)];
    await recordUsage(database.pool, { gatewayId: 'g', sequence: 1, rows: minutes.map((minute) => ({ ...row, minute })) });
    const access = await findAccess(database.orm, hashApiKeySecret(secret));
    expect(access?.recordedToday).toEqual({ date: today, computeUnits: 52 });
  });

  it('sums a limited key’s usage of today and this month', async () => {
    const { secret, projectId, apiKeyId } = await createKey(database, 'PAYG', 250);
    await database.pool.query('update api_keys set compute_units_per_month_max = 500 where id = $1', [apiKeyId]);
    const row = { projectId, apiKeyId, chain: 'base', method: 'eth_call', requests: 1, errors: 0, computeUnits: 26 };
    const today = new Date().toISOString().slice(0, 10);
    const minutes = [new Date(), new Date(`${today.slice(0, 7)}-01`), new Date(Date.parse(`${today.slice(0, 7)}-01`) - 60_000)];
    const others = { ...row, apiKeyId: 'key_other', minute: new Date() };
    await recordUsage(database.pool, { gatewayId: 'k', sequence: 1, rows: [others, ...minutes.map((minute) => ({ ...row, minute }))] });
    const access = await findAccess(database.orm, hashApiKeySecret(secret));
    expect(access?.keyLimits).toEqual({
      requestsPerSecond: null,
      computeUnitsPerDay: null,
      computeUnitsPerMonth: 500,
      recorded: { date: today, computeUnitsToday: today.endsWith('-01') ? 52 : 26, computeUnitsThisMonth: 52 },
    });
  });

  it.each([`update api_keys set deleted_at = now() where project_id = $1`, `update projects set deleted_at = now() where id = $1`])(
    'finds nothing after %s',
    async (statement) => {
      const { secret, projectId } = await createKey(database, 'FREE', 0);
      await database.pool.query(statement, [projectId]);
      expect(await findAccess(database.orm, hashApiKeySecret(secret))).toBeNull();
    },
  );

  it('treats an unknown plan as the Free plan', async () => {
    const { secret } = await createKey(database, 'FUTURE', 0);
    expect(await findAccess(database.orm, hashApiKeySecret(secret))).toMatchObject({ planId: 'FREE' });
  });
});
