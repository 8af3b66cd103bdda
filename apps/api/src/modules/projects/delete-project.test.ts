import { apiKeys, ledgerEntries, projects, recordUsage } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { ledgerDifferences, readAudit } from '../../test/audit-and-ledger.ts';
import { newApiKey, newMember, newProject, newUser, setProject } from '../../test/fixtures.ts';

const { orm, pool } = api.database;

const balanceOf = async (projectId: string) => (await orm.select().from(projects).where(eq(projects.id, projectId)))[0]?.balanceCents;
const entriesOf = (projectId: string) => orm.select().from(ledgerEntries).where(eq(ledgerEntries.projectId, projectId));

test('deletes a project and its keys, also the last project of its owner', async () => {
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
  'moves the balance once to a project in which the caller is %s, for concurrent requests',
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

test('records the balance as owed, with the contact of the owner', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 500 });
  expect((await callApi(`DELETE /v1/projects/${projectId}?balance=refund`, { as: me })).status).toBe(204);
  expect((await entriesOf(projectId)).find(({ kind }) => kind === 'refund')).toMatchObject({
    amountCents: -500,
    counterAccount: 'liability:refunds-payable',
    cause: { reason: 'project-deleted', actorId: me, contact: { userId: me, emails: [`${me}@example.com`] } },
  });
});

test('deletes two projects that transfer to each other without a deadlock or a lost cent', async () => {
  const me = newUser();
  const [a, b] = [await newProject(me, { balanceCents: 100 }), await newProject(me, { balanceCents: 20 })];
  const move = (from: string, to: string) => callApi(`DELETE /v1/projects/${from}?balance=transfer&toProjectId=${to}`, { as: me });
  const replies = await Promise.all([move(a, b), move(b, a)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  expect([await balanceOf(a), await balanceOf(b)].toSorted()).toEqual([0, 120]);
});

test('waives usage below a cent, allows a negative balance, and keeps the books balanced', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG', balanceCents: 1 });
  const { apiKeyId } = await newApiKey(projectId);
  const row = { projectId, apiKeyId, chain: 'base', method: 'eth_call', minute: new Date(), requests: 1, errors: 0 };
  // 30,000 units cost 1.17 cents; 60,000 cost 2.34.
  await recordUsage(pool, { gatewayId: projectId, sequence: 1, rows: [{ ...row, computeUnits: 30_000 }] });
  await recordUsage(pool, { gatewayId: projectId, sequence: 2, rows: [{ ...row, computeUnits: 60_000 }] });
  expect((await callApi(`DELETE /v1/projects/${projectId}`, { as: me })).status).toBe(204);
  const [project] = await orm.select().from(projects).where(eq(projects.id, projectId));
  expect(project).toMatchObject({ balanceCents: -2, unbilledMicrocents: 0, waivedMicrocents: 510_000 });
  expect(await ledgerDifferences([projectId])).toEqual([]);
});

test('charges an ended paid period before it moves the balance', async () => {
  const me = newUser();
  const [from, to] = [await newProject(me, { balanceCents: 10_000 }), await newProject(me)];
  await setProject(from, { packageId: 'L', packageCount: 1, packageEndsAt: new Date(Date.now() - 1000) });
  expect((await callApi(`DELETE /v1/projects/${from}?balance=transfer&toProjectId=${to}`, { as: me })).status).toBe(204);
  expect(await balanceOf(to)).toBe(5_100);
});

test.each([
  'balance=keep',
  'balance=transfer',
  'balance=refund&toProjectId=proj_1',
  'toProjectId=proj_1',
  'balance=transfer&toProjectId=%20',
  'force=1',
])('returns 400 for %s', async (query) => {
  const me = newUser();
  expectError(await callApi(`DELETE /v1/projects/${await newProject(me)}?${query}`, { as: me }), 'VALIDATION_FAILED');
});

test.each(['admin', 'developer', 'finance', 'viewer', 'auditor'])('returns 403 for the role %s', async (role) => {
  const [owner, member] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, member, role);
  expectError(await callApi(`DELETE /v1/projects/${projectId}`, { as: member }), 'ROLE_FORBIDS');
});

test('returns 409 for a balance without a choice, and changes nothing', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 1 });
  expect(expectError(await callApi(`DELETE /v1/projects/${projectId}`, { as: me }), 'BALANCE_REMAINS')).toEqual({
    balanceCents: 1,
    promoBalanceCents: 0,
  });
  expect(await callApi(`GET /v1/projects/${projectId}`, { as: me })).toMatchObject({ status: 200, body: { balance: 1 } });
});

test('returns 422 for a transfer to the project itself, or to one that the caller may not pay into', async () => {
  const [me, other] = [newUser(), newUser()];
  const from = await newProject(me, { balanceCents: 500 });
  const [foreign, watched, gone] = [await newProject(other), await newProject(other), await newProject(me)];
  await newMember(watched, me, 'developer');
  await setProject(gone, { deletedAt: new Date() });
  for (const to of [from, foreign, watched, gone, 'proj_never']) {
    expectError(await callApi(`DELETE /v1/projects/${from}?balance=transfer&toProjectId=${to}`, { as: me }), 'TRANSFER_REFUSED');
  }
  expect(await callApi(`GET /v1/projects/${from}`, { as: me })).toMatchObject({ status: 200, body: { balance: 500 } });
});
