import { insertAuditEntries } from '@onepoint/database';
import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { newProject, newUser, newMember } from '../../test/fixtures.ts';

interface Page {
  data: { id: string; action: string; actor: unknown }[];
  hasMore: boolean;
}

async function changedProject(owner: string): Promise<string> {
  const { body } = await callApi('POST /v1/projects', { as: owner, body: { name: 'First' } });
  const { id } = body as { id: string };
  await callApi(`PATCH /v1/projects/${id}`, { as: owner, body: { name: 'Second' } });
  const created = await callApi(`POST /v1/projects/${id}/apiKeys`, { as: owner, body: { name: 'Server' } });
  const keyPath = `/v1/projects/${id}/apiKeys/${(created.body as { id: string }).id}`;
  await callApi(`PATCH ${keyPath}`, { as: owner, body: { name: 'Backend', status: 'paused', allowLists: { ips: ['10.1.2.3/8'] } } });
  await callApi(`DELETE ${keyPath}`, { as: owner });
  return id;
}

test('lists every change newest first, with its actor and the values before and after', async () => {
  const owner = newUser({ firstName: 'Grace' });
  const projectId = await changedProject(owner);
  const { status, body } = await callApi(`GET /v1/projects/${projectId}/auditEntries`, { as: owner });
  expect(status).toBe(200);
  const { data, hasMore } = body as Page;
  expect(hasMore).toBe(false);
  expect(data.map(({ action }) => action)).toEqual([
    'apiKey.delete',
    'apiKey.changeAllowLists',
    'apiKey.pause',
    'apiKey.rename',
    'apiKey.create',
    'project.rename',
    'project.create',
  ]);
  expect(data[1]).toMatchObject({
    actor: { id: owner, displayName: 'Grace' },
    subject: { type: 'apiKey', name: 'Server' },
    changes: [{ field: 'allowLists.ips', before: [], after: ['10.0.0.0/8'] }],
  });
  expect(data[5]).toMatchObject({
    subject: { type: 'project', id: projectId },
    changes: [{ field: 'name', before: 'First', after: 'Second' }],
  });
});

test('returns pages without gaps or duplicates', async () => {
  const owner = newUser();
  const path = `/v1/projects/${await changedProject(owner)}/auditEntries`;
  const whole = (await callApi(`GET ${path}`, { as: owner })).body as Page;
  const ids: string[] = [];
  for (let hasMore = true; hasMore;) {
    const last = ids.at(-1);
    const page = (await callApi(`GET ${path}?limit=3${last === undefined ? '' : `&lastId=${last}`}`, { as: owner })).body as Page;
    ids.push(...page.data.map(({ id }) => id));
    hasMore = page.hasMore;
  }
  expect(ids).toEqual(whole.data.map(({ id }) => id));
});

test('filters by action, group of actions, actor and time', async () => {
  const owner = newUser();
  const path = `/v1/projects/${await changedProject(owner)}/auditEntries`;
  const actions = async (query: string) =>
    ((await callApi(`GET ${path}?${query}`, { as: owner })).body as Page).data.map(({ action }) => action);
  expect(await actions('action=apiKey.pause')).toEqual(['apiKey.pause']);
  expect(await actions('action=project')).toEqual(['project.rename', 'project.create']);
  expect(await actions('actorId=user_other')).toEqual([]);
  expect(await actions(`actorId=${owner}&limit=1`)).toEqual(['apiKey.delete']);
  expect(await actions('from=2100-01-01T00:00:00Z')).toEqual([]);
  expect(await actions('to=2020-01-01T00:00:00Z')).toEqual([]);
});

test('returns 400 for an entry of another project as cursor', async () => {
  const owner = newUser();
  const [here, there] = [await changedProject(owner), await changedProject(owner)];
  const [entry] = ((await callApi(`GET /v1/projects/${there}/auditEntries`, { as: owner })).body as Page).data;
  const reply = await callApi(`GET /v1/projects/${here}/auditEntries?lastId=${entry?.id}`, { as: owner });
  expect(reply.status).toBe(400);
});

test('lists a plan change with its actor, and entries of the service without one', async () => {
  const owner = newUser();
  const projectId = await newProject(owner, { balanceCents: 1_000 });
  await callApi(`PATCH /v1/projects/${projectId}`, { as: owner, body: { nextUsageCommitment: 'PAYG' } });
  const subject = { type: 'project', id: projectId, name: 'Test project' };
  await insertAuditEntries(api.database.orm, [{ projectId, action: 'plan.change', actorId: null, subject }]);
  const { body } = await callApi(`GET /v1/projects/${projectId}/auditEntries`, { as: owner });
  expect(body).toMatchObject({
    data: [{ actor: null }, { action: 'plan.change', actor: { id: owner }, changes: [{ before: 'FREE', after: 'PAYG' }] }],
  });
});

test.each(['action=%25', 'action=a.b.c', 'from=yesterday', 'to=2026-01-01'])('returns 400 for %s', async (query) => {
  const owner = newUser();
  const path = `/v1/projects/${await newProject(owner)}/auditEntries?${query}`;
  expectError(await callApi(`GET ${path}`, { as: owner }), 'VALIDATION_FAILED');
});

test.each(['developer', 'finance', 'viewer', 'auditor'])('returns 403 for the role %s', async (role) => {
  const member = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, member, role);
  expectError(await callApi(`GET /v1/projects/${projectId}/auditEntries`, { as: member }), 'ROLE_FORBIDS');
});
