import type { Referrals } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { newUser, newMember, newProject } from '../../test/fixtures.ts';
import { projectsMax } from './create-project.ts';

test('creates a free project without a balance, owned by the caller', async () => {
  const me = newUser();
  const reply = await callApi('POST /v1/projects', { as: me, body: { name: '  Wallet backend ' } });
  expect(reply.status).toBe(201);
  expect(reply.body).toMatchObject({
    name: 'Wallet backend',
    balance: 0,
    accruedUsage: { computeUnits: 0, cost: '0.00' },
    usageCommitment: 'FREE',
    nextUsageCommitment: null,
    isProvider: false,
    isSampleData: false,
    role: 'owner',
  });
  expect((await callApi('GET /v1/projects', { as: me })).body).toEqual([reply.body]);
});

test('creates one project for repetitions with the same idempotency key, and gives each the same reply', async () => {
  const me = newUser();
  const request = { as: me, body: { name: 'Once' }, headers: { 'idempotency-key': 'create-once' } };
  const replies = await Promise.all(Array.from({ length: 5 }, () => callApi('POST /v1/projects', request)));
  for (const reply of replies) expect(reply).toMatchObject({ status: 201, body: replies[0]?.body });
  expect((await callApi('GET /v1/projects', { as: me })).body).toHaveLength(1);
});

test('treats the same idempotency key of another user as another request', async () => {
  const headers = { 'idempotency-key': 'shared-by-chance' };
  const first = await callApi('POST /v1/projects', { as: newUser(), body: { name: 'A' }, headers });
  const second = await callApi('POST /v1/projects', { as: newUser(), body: { name: 'A' }, headers });
  expect(second.status).toBe(201);
  expect(second.body).not.toEqual(first.body);
});

test.each([
  ['no name', {}],
  ['an empty name', { name: '   ' }],
  ['a name of 81 characters', { name: 'x'.repeat(81) }],
  ['control characters', { name: 'a\u0007b' }],
  ['a number for a name', { name: 1 }],
  ['an unknown field', { name: 'A', planId: 'M' }],
])('returns 400 for %s and names the field', async (_case, body) => {
  const details = expectError(await callApi('POST /v1/projects', { as: newUser(), body }), 'VALIDATION_FAILED');
  expect(details).toEqual({ issues: [expect.objectContaining({ in: 'body', path: 'planId' in body ? [] : ['name'] })] });
});

test('returns 409 for an idempotency key that was used with another body', async () => {
  const me = newUser();
  const headers = { 'idempotency-key': 'reused' };
  await callApi('POST /v1/projects', { as: me, body: { name: 'A' }, headers });
  expectError(await callApi('POST /v1/projects', { as: me, body: { name: 'B' }, headers }), 'IDEMPOTENCY_KEY_REUSED');
  expect((await callApi('GET /v1/projects', { as: me })).body).toHaveLength(1);
});

test('stops concurrent creations exactly at the limit', async () => {
  const me = newUser();
  await Promise.all(Array.from({ length: projectsMax - 2 }, () => newProject(me)));
  const replies = await Promise.all(Array.from({ length: 5 }, () => callApi('POST /v1/projects', { as: me, body: { name: 'Increase' } })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422]);
  const refused = replies.filter(({ status }) => status === 422);
  for (const reply of refused) expect(expectError(reply, 'LIMIT_REACHED')).toEqual({ limit: projectsMax });
});

test('does not count projects that others made the caller owner of', async () => {
  const [me, other] = [newUser(), newUser()];
  const given = await Promise.all(Array.from({ length: projectsMax }, () => newProject(other)));
  await Promise.all(given.map((projectId) => newMember(projectId, me, 'owner')));
  expect((await callApi('POST /v1/projects', { as: me, body: { name: 'Mine' } })).status).toBe(201);
  expectError(await callApi('POST /v1/projects', { as: other, body: { name: 'Increase' } }), 'LIMIT_REACHED');
});

test('counts projects again that the caller created, left and rejoined', async () => {
  const [me, other] = [newUser(), newUser()];
  const made = await Promise.all(Array.from({ length: projectsMax }, () => newProject(me)));
  const [projectId = ''] = made;
  await newMember(projectId, other, 'owner');
  const members = `/v1/projects/${projectId}/members`;
  const list = (await callApi(`GET ${members}`, { as: me })).body as { id: string; userId: string }[];
  expect((await callApi(`DELETE ${members}/${list.find(({ userId }) => userId === me)?.id}`, { as: me })).status).toBe(204);
  expect((await callApi('POST /v1/projects', { as: me, body: { name: 'In its place' } })).status).toBe(201);
  await newMember(projectId, me, 'owner');
  await callApi(`DELETE /v1/projects/${made[1]}`, { as: me });
  expectError(await callApi('POST /v1/projects', { as: me, body: { name: 'Increase' } }), 'LIMIT_REACHED');
});

async function referrer() {
  const me = newUser();
  const path = `GET /v1/projects/${await newProject(me)}/referrals`;
  const read = async () => (await callApi(path, { as: me })).body as Referrals;
  return { me, code: (await read()).code, signUps: async () => (await read()).signUps };
}

const create = (as: string, referralCode: string) => callApi('POST /v1/projects', { as, body: { name: 'A', referralCode } });

test('counts the first project of a new user for the referrer, and no later one', async () => {
  const { code, signUps } = await referrer();
  const user = newUser();
  expect((await create(user, code)).status).toBe(201);
  expect((await create(user, code)).status).toBe(201);
  expect(await signUps()).toBe(1);
});

test('creates the project without a referral for the caller’s own code and for an unknown code', async () => {
  const { me, code, signUps } = await referrer();
  expect((await create(me, code)).status).toBe(201);
  expect((await create(newUser(), 'nobodys')).status).toBe(201);
  expect(await signUps()).toBe(0);
});
