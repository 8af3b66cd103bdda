import type { Invitation } from '@onepoint/api-contract';
import { users } from '@onepoint/database';
import { describe, expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newInvitation, newMember, newProject, newUser } from '../../test/fixtures.ts';
import { inviterTerms, recipientTerms, invitationsMax } from './invite.ts';

const emailOf = (userId: string): string => `${userId}@example.com`.toLowerCase();
const past = () => new Date(Date.now() - 1_000);

/** Everything that a reply, the audit log, and the lists reveal, without the parts that differ between any two invitations. */
async function traceOf(projectId: string, owner: string, email: string, path: string) {
  const lookupsBefore = api.directory.lookups.length;
  const storedBefore = await api.database.orm.$count(users);
  const reply = await callApi(`POST /v1/projects/${projectId}/${path}`, { as: owner, body: { email, role: 'viewer' } });
  const [entry] = await readAudit(projectId);
  const members = await callApi(`GET /v1/projects/${projectId}/members`, { as: owner });
  const mask = (value: unknown) => JSON.stringify(value).replaceAll(email, 'EMAIL');
  return mask({
    status: reply.status,
    fields: Object.entries(reply.body as object).map(([name, value]) => [
      name,
      ['id', 'createdAt', 'expiresAt', 'sentAt'].includes(name) ? '' : value,
    ]),
    headers: Object.keys(reply.headers),
    audit: entry && { ...entry, subjectId: '' },
    members: (members.body as object[]).length,
    lookups: api.directory.lookups.length - lookupsBefore,
    stored: (await api.database.orm.$count(users)) - storedBefore,
  });
}

describe.each(['members', 'invitations'])('POST /v1/projects/{projectId}/%s', (path) => {
  test('gives the same reply for an address with and without an account', async () => {
    const owner = newUser();
    await callApi('GET /v3/users/me', { as: owner });
    const known = newUser({ firstName: 'Grace' });
    const traces = [];
    for (const email of [emailOf(known), `nobody.${known.toLowerCase()}@example.com`]) {
      traces.push(await traceOf(await newProject(owner), owner, email, path));
    }
    expect(traces[0]).toBe(traces[1]);
    expect(traces[0]).toContain('"status":201');
  });

  test('adds no member before they accept, invited by user id or by address', async () => {
    const [owner, byId, byEmail] = [newUser(), newUser(), newUser()];
    const projectId = await newProject(owner);
    const invite = (body: object) => callApi(`POST /v1/projects/${projectId}/${path}`, { as: owner, body });
    const first = await invite({ userId: byId, role: 'developer' });
    expect(first).toMatchObject({ status: 201, body: { userId: byId, email: null, role: 'developer', invitedBy: { id: owner } } });
    await invite({ email: emailOf(byEmail).toUpperCase(), role: 'viewer' });
    for (const as of [byId, byEmail]) expectError(await callApi(`GET /v1/projects/${projectId}`, { as }), 'PROJECT_NOT_FOUND');
    const [waiting] = (await callApi('GET /v1/invitations', { as: byId })).body as Invitation[];
    expect(waiting).toMatchObject({ project: { id: projectId }, role: 'developer' });
    const accepted = await callApi(`POST /v1/invitations/${waiting?.id}/accept`, { as: byId });
    expect(accepted).toMatchObject({ status: 200, body: { id: projectId, role: 'developer' } });
  });

  test('does not show the name of a user who has not accepted', async () => {
    const [owner, other] = [newUser(), newUser({ firstName: 'Katherine' })];
    const projectId = await newProject(owner);
    await callApi(`POST /v1/projects/${projectId}/${path}`, { as: owner, body: { userId: other, role: 'viewer' } });
    const list = await callApi(`GET /v1/projects/${projectId}/invitations`, { as: owner });
    expect(JSON.stringify([list.body, await readAudit(projectId)])).not.toContain('Katherine');
  });
});

describe('rate limits', () => {
  test('limit the invitations of one user per day over all projects', async () => {
    const owner = newUser();
    const others = await Promise.all([newProject(owner), newProject(owner), newProject(owner)]);
    const made = Array.from({ length: inviterTerms.max - 1 }, (_, index) => others[index % others.length] ?? '');
    for (const projectId of made) await newInvitation(projectId, { invitedBy: owner, revokedAt: past() });
    await newInvitation(others[0] ?? '', { invitedBy: owner, createdAt: new Date(Date.now() - inviterTerms.windowMs - 1_000) });
    const projects = await Promise.all([newProject(owner), newProject(owner)]);
    const replies = await Promise.all(
      projects.map((id) => callApi(`POST /v1/projects/${id}/members`, { as: owner, body: { email: 'a@example.com', role: 'viewer' } })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 429]);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('limit how often one project invites the same person, whatever they answer', async () => {
    const [owner, me] = [newUser(), newUser()];
    const projectId = await newProject(owner);
    const body = { email: emailOf(me), role: 'viewer' };
    for (let turn = 0; turn < recipientTerms.max; turn += 1) {
      const { id } = (await callApi(`POST /v1/projects/${projectId}/members`, { as: owner, body })).body as Invitation;
      expect((await callApi(`POST /v1/invitations/${id}/decline`, { as: me })).status).toBe(204);
    }
    expectError(await callApi(`POST /v1/projects/${projectId}/members`, { as: owner, body }), 'RATE_LIMITED');
    const another = { ...body, email: emailOf(newUser()) };
    expect((await callApi(`POST /v1/projects/${projectId}/members`, { as: owner, body: another })).status).toBe(201);
  });
});

test('accepts all invitations of a user to a project together', async () => {
  const [owner, me] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newInvitation(projectId, { email: emailOf(me), role: 'viewer' });
  const byId = await newInvitation(projectId, { email: null, userId: me, role: 'admin' });
  expect((await callApi(`POST /v1/invitations/${byId}/accept`, { as: me })).body).toMatchObject({ role: 'admin' });
  expect((await callApi('GET /v1/invitations', { as: me })).body).toEqual([]);
  expect((await callApi(`GET /v1/projects/${projectId}/invitations`, { as: owner })).body).toEqual([]);
});

test('stores the address in lower case for thirty days and writes it to the audit log', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const body = { email: 'Grace.Hopper@Example.com', role: 'developer' };
  const reply = await callApi(`POST /v1/projects/${projectId}/invitations`, { as: owner, body });
  expect(reply).toMatchObject({ status: 201, body: { email: 'grace.hopper@example.com', role: 'developer', invitedBy: { id: owner } } });
  const { id, createdAt, expiresAt } = reply.body as { id: string; createdAt: string; expiresAt: string };
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(30 * 86_400_000);
  expect(await readAudit(projectId)).toEqual([
    {
      action: 'invitation.create',
      actorId: owner,
      subjectId: id,
      subjectName: 'grace.hopper@example.com',
      changes: [{ field: 'role', before: null, after: 'developer' }],
    },
  ]);
});

test('invites an address again after its invitation expired or was revoked', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  await newInvitation(projectId, { email: 'late@example.com', expiresAt: past() });
  await newInvitation(projectId, { email: 'late@example.com', revokedAt: past() });
  const body = { email: 'late@example.com', role: 'viewer' };
  expect((await callApi(`POST /v1/projects/${projectId}/invitations`, { as: owner, body })).status).toBe(201);
});

test.each([{}, { email: 'a@example.com' }, { email: 'nobody', role: 'viewer' }, { email: 'a@example.com', role: 'root' }])(
  'returns 400 for %j',
  async (body) => {
    const owner = newUser();
    expectError(await callApi(`POST /v1/projects/${await newProject(owner)}/invitations`, { as: owner, body }), 'VALIDATION_FAILED');
  },
);

test('lets an admin invite every role but owner', async () => {
  const admin = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, admin, 'admin');
  const invite = (role: string) =>
    callApi(`POST /v1/projects/${projectId}/invitations`, { as: admin, body: { email: 'new@example.com', role } });
  expect(expectError(await invite('owner'), 'ROLE_FORBIDS')).toEqual({ role: 'admin', action: 'owner:manage' });
  expect((await invite('admin')).status).toBe(201);
});

test('creates one invitation per address for concurrent requests', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const request = { as: owner, body: { email: 'Once@example.com', role: 'viewer' } };
  const replies = await Promise.all(Array.from({ length: 3 }, () => callApi(`POST /v1/projects/${projectId}/invitations`, request)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  for (const reply of replies) if (reply.status === 409) expectError(reply, 'INVITATION_EXISTS');
});

test('returns 409 for a member’s address', async () => {
  const owner = newUser();
  const body = { email: `${owner}@example.com`, role: 'viewer' };
  expectError(await callApi(`POST /v1/projects/${await newProject(owner)}/invitations`, { as: owner, body }), 'MEMBER_EXISTS');
});

test('stops at the limit of open invitations; an expired one makes room', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  await Promise.all(Array.from({ length: invitationsMax - 1 }, () => newInvitation(projectId)));
  await newInvitation(projectId, { expiresAt: new Date(Date.now() - 1_000) });
  const invite = (email: string) => callApi(`POST /v1/projects/${projectId}/invitations`, { as: owner, body: { email, role: 'viewer' } });
  expect((await invite('last@example.com')).status).toBe(201);
  expect(expectError(await invite('over@example.com'), 'LIMIT_REACHED')).toEqual({ limit: invitationsMax });
});

test('returns 404 for an unknown user id', async () => {
  const owner = newUser();
  const body = { userId: 'user_nobody', role: 'viewer' };
  expectError(await callApi(`POST /v1/projects/${await newProject(owner)}/invitations`, { as: owner, body }), 'USER_NOT_FOUND');
});
