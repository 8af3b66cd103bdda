import type { Project } from '@onepoint/api-contract';
import { checkLedger, insertProject, postLedgerEntry } from '@onepoint/database';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from '../../../test/create-test-api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newUser } from '../../../test/fixtures.ts';

test('packages that are raised twice, at what two clocks call the same moment, are charged twice', async () => {
  const api = await createTestApi({ now: () => new Date('2026-11-21T12:00:00Z') });
  onTestFinished(() => api.close());
  const me = newUser();
  const { orm } = api.database;
  const { id: projectId } = await orm.transaction((transaction) => insertProject(transaction, { name: 'Clock', ownerId: me }));
  await postLedgerEntry(orm, { projectId, kind: 'correction', amountCents: 20_000, idempotencyKey: 'start', cause: { reason: 'Start' } });
  for (const count of [1, 2]) {
    const body = { nextGeyserUsageCommitment: 'L', nextGeyserUsageCommitmentMultiplier: count };
    const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body, app: api.app });
    expect(reply).toMatchObject({ status: 200, body: { geyserUsageCommitmentMultiplier: count } });
  }
  const { body } = await callApi(`GET /v1/projects/${projectId}`, { as: me, app: api.app });
  expect((body as Project).balance).toBe(20_000 - 4_900 - 9_800);
  expect(await checkLedger(orm)).toEqual([]);
});
