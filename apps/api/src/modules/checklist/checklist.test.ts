import { checklistSchema, type Checklist } from '@onepoint/api-contract';
import { latencyBucket, postLedgerEntry } from '@onepoint/database';
import { expect, test } from 'vitest';
import { api, callApi } from '../../test/api.ts';
import { newApiKey, newInvitation, newMember, newProject, newUsage, newUser } from '../../test/fixtures.ts';

async function newPlace() {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  const path = `/v1/projects/${projectId}`;
  const read = async (as = me): Promise<Checklist> => checklistSchema.parse((await callApi(`GET ${path}/checklist`, { as })).body);
  return { me, projectId, apiKeyId, path, read };
}

const latencyOf = (latencyMs: number): number[] => [...Array.from({ length: latencyBucket(latencyMs) }, () => 0), 1];

test('is undone for a new project', async () => {
  const { read } = await newPlace();
  expect(await read()).toEqual({
    firstRequest: null,
    failedRequests: 0,
    hasKeyRules: false,
    hasTeammate: false,
    hasFunds: false,
    isDismissed: false,
  });
});

test('shows the first successful request with its latency and cost, whatever comes before and after', async () => {
  const { projectId, apiKeyId, read } = await newPlace();
  const usage = { projectId, apiKeyId };
  await newUsage({ ...usage, minute: '2026-11-20T09:00:00Z', requests: 3, errors: 3, computeUnits: 0 });
  expect(await read()).toMatchObject({ firstRequest: null, failedRequests: 3 });

  await newUsage({ ...usage, minute: '2026-11-21T09:31:00Z', method: 'eth_call', latencies: latencyOf(90) });
  await newUsage({ ...usage, minute: '2026-11-21T09:30:00Z', method: 'eth_blockNumber', computeUnits: 10, latencies: latencyOf(12) });
  const { firstRequest, failedRequests } = await read();
  expect(firstRequest).toMatchObject({
    at: '2026-11-21T09:30:00.000Z',
    apiKeyId,
    chain: 'ethereum',
    method: 'eth_blockNumber',
    computeUnits: 10,
  });
  expect(Math.round(firstRequest?.latencyMs ?? 0)).toBe(12);
  expect(failedRequests).toBe(0);
});

test.each([
  ['an allowlist', { allowLists: { methods: ['eth_call'] } }],
  ['a limit', { limits: { requestsPerSecond: 10 } }],
])('counts %s of an API key until the key is deleted', async (_case, body) => {
  const { me, apiKeyId, path, read } = await newPlace();
  await callApi(`PATCH ${path}/apiKeys/${apiKeyId}`, { as: me, body });
  expect(await read()).toMatchObject({ hasKeyRules: true });
  await callApi(`DELETE ${path}/apiKeys/${apiKeyId}`, { as: me });
  expect(await read()).toMatchObject({ hasKeyRules: false });
});

test('counts an invitation until it is revoked, and a second member', async () => {
  const { me, projectId, path, read } = await newPlace();
  const invitationId = await newInvitation(projectId);
  expect(await read()).toMatchObject({ hasTeammate: true });
  await callApi(`DELETE ${path}/invitations/${invitationId}`, { as: me });
  expect(await read()).toMatchObject({ hasTeammate: false });
  await newMember(projectId, newUser(), 'viewer');
  expect(await read()).toMatchObject({ hasTeammate: true });
});

test('counts a deposit, but no other credit', async () => {
  const { projectId, read } = await newPlace();
  const entry = { projectId, amountCents: 500 };
  await postLedgerEntry(api.database.orm, { ...entry, kind: 'correction', idempotencyKey: `correction:${projectId}` });
  expect(await read()).toMatchObject({ hasFunds: false });
  await postLedgerEntry(api.database.orm, {
    ...entry,
    kind: 'deposit',
    counterAccount: 'clearing:other',
    idempotencyKey: `deposit:${projectId}`,
  });
  expect(await read()).toMatchObject({ hasFunds: true });
});

test('is dismissed for one member only, who can bring it back', async () => {
  const { me, projectId, path, read } = await newPlace();
  const viewer = newUser();
  await newMember(projectId, viewer, 'viewer');
  const set = (isDismissed: boolean) => callApi(`PATCH ${path}/checklist`, { as: viewer, body: { isDismissed } });
  expect(await set(true)).toMatchObject({ status: 200, body: { isDismissed: true } });
  expect(await read(viewer)).toMatchObject({ isDismissed: true });
  expect(await read(me)).toMatchObject({ isDismissed: false });
  await set(false);
  expect(await read(viewer)).toMatchObject({ isDismissed: false });
});
