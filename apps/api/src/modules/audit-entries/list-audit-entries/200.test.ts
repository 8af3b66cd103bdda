import { insertAuditEntries } from '@onepoint/database';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

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

test('every change has an entry, newest first, with who did it and what was there before', async () => {
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

test('pages follow each other without a gap or a repetition', async () => {
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

test('entries are found by action, group of actions, person and time', async () => {
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

test('an entry of another project is no cursor', async () => {
  const owner = newUser();
  const [here, there] = [await changedProject(owner), await changedProject(owner)];
  const [entry] = ((await callApi(`GET /v1/projects/${there}/auditEntries`, { as: owner })).body as Page).data;
  const reply = await callApi(`GET /v1/projects/${here}/auditEntries?lastId=${entry?.id}`, { as: owner });
  expect(reply.status).toBe(400);
});

test('a change of plan is written down, and what the service did has nobody behind it', async () => {
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
