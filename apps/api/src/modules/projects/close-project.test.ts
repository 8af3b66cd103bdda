import { projects, reportGateway } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { ledgerDifferences } from '../../test/audit-and-ledger.ts';
import { newApiKey, newProject, newUser } from '../../test/fixtures.ts';
import { newGateway } from '../../test/gateways.ts';

const { orm, pool } = api.database;

const rowOf = async (projectId: string) => (await orm.select().from(projects).where(eq(projects.id, projectId)))[0];

test.each(['refund', 'transfer'] as const)('deducts the usage that gateways record before they confirm from a %s', async (balance) => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG', balanceCents: 500 });
  const to = await newProject(me, { balanceCents: 70 });
  const { apiKeyId } = await newApiKey(projectId);
  const [one, other] = [await newGateway(), await newGateway()];
  const query = balance === 'refund' ? 'balance=refund' : `balance=transfer&toProjectId=${to}`;
  const replied = new AbortController();
  const deletion = (async () => {
    // On a busy machine the gateways may confirm too late. Then nothing is deleted and the request is repeated.
    let status = 503;
    while (status === 503) ({ status } = await callApi(`DELETE /v1/projects/${projectId}?${query}`, { as: me }));
    replied.abort();
    return status;
  })();
  await one.closing(projectId);
  await one.confirm();
  await other.record({ projectId, apiKeyId });
  while (!replied.signal.aborted) for (const gateway of [one, other]) await gateway.confirm();
  expect(await deletion).toBe(204);
  expect(await rowOf(projectId)).toMatchObject({ balanceCents: 0, deletedAt: expect.any(Date) });
  expect(await rowOf(to)).toMatchObject({ balanceCents: balance === 'refund' ? 70 : 70 + 500 - 39 });
  expect(await ledgerDifferences([projectId, to])).toEqual([]);
});

test('returns 503 and keeps the project while a live gateway does not confirm, and lets calls pass again', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 500 });
  const gateway = await newGateway();
  const deletion = callApi(`DELETE /v1/projects/${projectId}?balance=refund`, { as: me });
  await gateway.closing(projectId);
  // The gateway keeps reporting itself but never confirms.
  const replied = new AbortController();
  const reporting = (async () => {
    while (!replied.signal.aborted) await reportGateway(orm, gateway.gatewayId);
  })();
  const reply = await deletion;
  replied.abort();
  await reporting;
  expectError(reply, 'UNAVAILABLE');
  expect(reply.headers).toMatchObject({ 'retry-after': '10' });
  expect(await rowOf(projectId)).toMatchObject({ balanceCents: 500, deletedAt: null, closingAt: null });
});

test('does not wait for a gateway that has not reported for a long time', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { gatewayId } = await newGateway();
  await pool.query(`update gateways set seen_at = now() - interval '11 seconds' where id = $1`, [gatewayId]);
  expect((await callApi(`DELETE /v1/projects/${projectId}`, { as: me })).status).toBe(204);
});

test('does not stop calls for a request that is refused', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 1 });
  const gateway = await newGateway();
  expectError(await callApi(`DELETE /v1/projects/${projectId}`, { as: me }), 'BALANCE_REMAINS');
  expect((await reportGateway(orm, gateway.gatewayId)).closingProjectIds).not.toContain(projectId);
  expect(await rowOf(projectId)).toMatchObject({ closingAt: null });
});

test('charges late usage to the deleted project', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG', balanceCents: 500 });
  const { apiKeyId } = await newApiKey(projectId);
  expect((await callApi(`DELETE /v1/projects/${projectId}?balance=refund`, { as: me })).status).toBe(204);
  const late = await newGateway();
  await late.record({ projectId, apiKeyId });
  expect(await rowOf(projectId)).toMatchObject({ balanceCents: -39 });
  expect(await ledgerDifferences([projectId])).toEqual([]);
});
