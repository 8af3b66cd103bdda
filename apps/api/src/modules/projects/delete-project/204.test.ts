import { apiKeys, ledgerEntries, projects, recordUsage } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newMember, newProject, newUser, setProject } from '../../../test/fixtures.ts';
import { ledgerDifferences } from '../../../test/ledger-differences.ts';
import { readAudit } from '../../../test/read-audit.ts';

const { orm, pool } = api.database;

const balanceOf = async (projectId: string) => (await orm.select().from(projects).where(eq(projects.id, projectId)))[0]?.balanceCents;
const entriesOf = (projectId: string) => orm.select().from(ledgerEntries).where(eq(ledgerEntries.projectId, projectId));

test('a deleted project is gone for its owner, its keys die with it, its ledger stays; the last one may be deleted', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  expect(await callApi(`DELETE /v1/projects/${projectId}`, { as: me })).toMatchObject({ status: 204, body: null });

  expectError(await callApi(`GET /v1/projects/${projectId}`, { as: me }), 'PROJECT_NOT_FOUND');
  expectError(await callApi(`DELETE /v1/projects/${projectId}`, { as: me }), 'PROJECT_NOT_FOUND');
  expect((await callApi('GET /v1/projects', { as: me })).body).toEqual([]);
  const [key] = await orm.select().from(apiKeys).where(eq(apiKeys.id, apiKeyId));
  expect(key?.deletedAt).toBeInstanceOf(Date);
});

test.each(['owner', 'admin', 'finance'])(
  'its balance moves to a project in which its owner is %s, once, though asked twice',
  async (role) => {
    const [me, other] = [newUser(), newUser()];
    const from = await newProject(me, { balanceCents: 500 });
    const to = await newProject(role === 'owner' ? me : other, { balanceCents: 70 });
    if (role !== 'owner') await newMember(to, me, role);
    const remove = () => callApi(`DELETE /v1/projects/${from}?balance=transfer&toProjectId=${to}`, { as: me });
    const replies = await Promise.all([remove(), remove()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([0, 570]);
    expect((await readAudit(from)).at(-1)).toMatchObject({
      action: 'project.delete',
      changes: [
        { field: 'balance', before: 500, after: 0 },
        { field: 'balanceTo', before: null, after: to },
      ],
    });
    expect(await readAudit(to)).toMatchObject([
      { action: 'project.receiveBalance', actorId: me, changes: [{ field: 'balance', before: 70, after: 570 }] },
    ]);
  },
);

test('or is written down as owed, with how to reach its owner', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 500 });
  expect((await callApi(`DELETE /v1/projects/${projectId}?balance=refund`, { as: me })).status).toBe(204);
  expect((await entriesOf(projectId)).find(({ kind }) => kind === 'refund')).toMatchObject({
    amountCents: -500,
    counterAccount: 'liability:refunds-payable',
    cause: { reason: 'project-deleted', actorId: me, contact: { userId: me, emails: [`${me}@example.com`] } },
  });
});

test('two projects that move to each other at once do not hold each other up, and no cent is lost', async () => {
  const me = newUser();
  const [a, b] = [await newProject(me, { balanceCents: 100 }), await newProject(me, { balanceCents: 20 })];
  const move = (from: string, to: string) => callApi(`DELETE /v1/projects/${from}?balance=transfer&toProjectId=${to}`, { as: me });
  const replies = await Promise.all([move(a, b), move(b, a)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  expect([await balanceOf(a), await balanceOf(b)].toSorted()).toEqual([0, 120]);
});

test('usage of less than a cent is let go, a debt holds nobody up, and the books stay right', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG', balanceCents: 1 });
  const { apiKeyId } = await newApiKey(projectId);
  const row = { projectId, apiKeyId, chain: 'base', method: 'eth_call', minute: new Date(), requests: 1, errors: 0 };
  // 30,000 units cost 1.17 cents, 60,000 cost 2.34.
  await recordUsage(pool, { gatewayId: projectId, sequence: 1, rows: [{ ...row, computeUnits: 30_000 }] });
  await recordUsage(pool, { gatewayId: projectId, sequence: 2, rows: [{ ...row, computeUnits: 60_000 }] });
  expect((await callApi(`DELETE /v1/projects/${projectId}`, { as: me })).status).toBe(204);
  const [project] = await orm.select().from(projects).where(eq(projects.id, projectId));
  expect(project).toMatchObject({ balanceCents: -2, unbilledMicrocents: 0, waivedMicrocents: 510_000 });
  expect(await ledgerDifferences([projectId])).toEqual([]);
});

test('a paid period that ended is charged before anything moves', async () => {
  const me = newUser();
  const [from, to] = [await newProject(me, { balanceCents: 10_000 }), await newProject(me)];
  await setProject(from, { packageId: 'L', packageCount: 1, packageEndsAt: new Date(Date.now() - 1000) });
  expect((await callApi(`DELETE /v1/projects/${from}?balance=transfer&toProjectId=${to}`, { as: me })).status).toBe(204);
  expect(await balanceOf(to)).toBe(5_100);
});
