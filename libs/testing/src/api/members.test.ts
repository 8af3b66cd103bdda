import { contract } from '@onepoint/api-contract';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parse } from 'zod/v4/core';
import { createFakeApi } from './create-fake-api.ts';
import type { FakeApiState } from './fake-api-state.ts';
import { memberFixture } from './members.ts';
import { projectFixture } from './projects.ts';

const baseUrl = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const project = projectFixture({ id: 'proj_1', role: 'owner' });
const ada = { id: 'user_ada', email: 'ada@example.com', displayName: 'Ada' };

function start(state: Partial<FakeApiState> = {}) {
  const api = createFakeApi(baseUrl, { projects: [{ ...project }], members: { proj_1: [memberFixture()] }, knownUsers: [ada], ...state });
  server.use(...api.handlers);
  const send = async (method: string, path: string, body?: object): Promise<readonly [number, unknown]> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(baseUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return [response.status, response.status === 204 ? null : await response.json()];
  };
  return { api, send };
}

const refused = (status: number, code: string) => [status, { error: { code } }];

test.each(['members', 'invitations'])('POST %s invites addresses with and without an account alike, once', async (path) => {
  const { api, send } = start();
  for (const email of ['Ada@Example.com', 'nobody@example.com']) {
    const [status, made] = await send('POST', `/v1/projects/proj_1/${path}`, { email, role: 'viewer' });
    expect([status, parse(contract.addMember.replies[201], made)]).toMatchObject([201, { email: email.toLowerCase(), userId: null }]);
    const again = await send('POST', `/v1/projects/proj_1/${path}`, { email, role: 'viewer' });
    expect(again).toMatchObject(refused(409, 'INVITATION_EXISTS'));
  }
  expect(api.state.members['proj_1']).toHaveLength(1);
});

test('invites a user id only if it exists', async () => {
  const { send } = start();
  const invite = (userId: string) => send('POST', '/v1/projects/proj_1/members', { userId, role: 'viewer' });
  expect(await invite('user_ada')).toMatchObject([201, { userId: 'user_ada', email: null }]);
  expect(await invite('user_gone')).toMatchObject(refused(404, 'USER_NOT_FOUND'));
  const mine = memberFixture({ id: 'mem_ada', userId: 'user_ada' });
  const { send: sendAgain } = start({ members: { proj_1: [mine] } });
  expect(await sendAgain('POST', '/v1/projects/proj_1/members', { userId: 'user_ada', role: 'viewer' })).toMatchObject(
    refused(409, 'MEMBER_EXISTS'),
  );
});

test.each([
  ['accept', [200, { id: 'proj_1', role: 'finance' }]],
  ['decline', [204, null]],
])('lets the invited user %s once', async (answer, reply) => {
  const { api, send } = start();
  const [, made] = await send('POST', '/v1/projects/proj_1/invitations', { email: 'grace@example.com', role: 'finance' });
  const { id } = parse(contract.createInvitation.replies[201], made);
  expect(await send('GET', '/v1/invitations')).toMatchObject([200, [{ id, project: { id: 'proj_1' } }]]);
  expect(await send('POST', `/v1/invitations/${id}/${answer}`)).toMatchObject(reply);
  expect(await send('POST', `/v1/invitations/${id}/${answer}`)).toMatchObject(refused(404, 'INVITATION_NOT_FOUND'));
  expect(api.state.invitations['proj_1']).toEqual([]);
});

test('removes a revoked invitation', async () => {
  const { send } = start();
  await send('POST', '/v1/projects/proj_1/invitations', { email: 'new@example.com', role: 'viewer' });
  const path = '/v1/projects/proj_1/invitations/inv_created1';
  expect(await send('DELETE', path)).toEqual([204, null]);
  expect(await send('DELETE', path)).toMatchObject(refused(404, 'INVITATION_NOT_FOUND'));
  expect(await send('GET', '/v1/projects/proj_1/invitations')).toEqual([200, []]);
});

test('keeps the last owner', async () => {
  const { send } = start();
  const path = `/v1/projects/proj_1/members/${memberFixture().id}`;
  expect(await send('DELETE', path)).toMatchObject(refused(409, 'LAST_OWNER'));
  expect(await send('PATCH', path, { role: 'viewer' })).toMatchObject(refused(409, 'LAST_OWNER'));
});

test('does not let an admin grant or remove the owner role', async () => {
  const owner = memberFixture({ id: 'mem_owner', userId: 'user_other' });
  const { send } = start({ projects: [{ ...project, role: 'admin' }], members: { proj_1: [owner] } });
  const forbidden = refused(403, 'ROLE_FORBIDS');
  expect(await send('POST', '/v1/projects/proj_1/members', { userId: 'user_ada', role: 'owner' })).toMatchObject(forbidden);
  expect(await send('POST', '/v1/projects/proj_1/invitations', { email: 'new@example.com', role: 'owner' })).toMatchObject(forbidden);
  expect(await send('PATCH', '/v1/projects/proj_1/members/mem_owner', { role: 'viewer' })).toMatchObject(forbidden);
  expect(await send('DELETE', '/v1/projects/proj_1/members/mem_owner')).toMatchObject(forbidden);
});

test('lets members without the role to manage members leave', async () => {
  const me = memberFixture({ id: 'mem_me', role: 'viewer' });
  const owner = memberFixture({ id: 'mem_owner', userId: 'user_ada' });
  const { send } = start({ projects: [{ ...project, role: 'viewer' }], members: { proj_1: [owner, me] } });
  expect(await send('DELETE', '/v1/projects/proj_1/members/mem_owner')).toMatchObject(refused(403, 'ROLE_FORBIDS'));
  expect(await send('DELETE', '/v1/projects/proj_1/members/mem_me')).toEqual([204, null]);
});

test('rotates a key keeping its id, and returns the secret only once', async () => {
  const { api, send } = start();
  const [, created] = await send('POST', '/v1/projects/proj_1/apiKeys', { name: 'Server' });
  const key = parse(contract.createApiKey.replies[201], created);
  const [, reply] = await send('POST', `/v1/projects/proj_1/apiKeys/${key.id}/rotate`, { gracePeriodInSecs: 3600 });
  const rotated = parse(contract.rotateApiKey.replies[200], reply);
  expect(rotated).toMatchObject({ id: key.id, name: 'Server' });
  expect(rotated.secret).not.toBe(key.secret);
  expect(JSON.stringify(api.state.apiKeys)).not.toContain(rotated.secret);
});
