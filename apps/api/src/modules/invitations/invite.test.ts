import type { Invitation } from '@onepoint/api-contract';
import { users } from '@onepoint/database';
import { describe, expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { callApi } from '../../test/call-api.ts';
import { expectError } from '../../test/expect-error.ts';
import { newInvitation, newMember, newProject, newUser } from '../../test/fixtures.ts';
import { readAudit } from '../../test/read-audit.ts';
import { inviterTerms, recipientTerms } from './invite.ts';

const emailOf = (userId: string): string => `${userId}@example.com`.toLowerCase();
const past = () => new Date(Date.now() - 1_000);

/** What a reply, the audit log and the lists say, without what differs between any two invitations. */
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
      ['id', 'createdAt', 'expiresAt'].includes(name) ? '' : value,
    ]),
    headers: Object.keys(reply.headers),
    audit: entry && { ...entry, subjectId: '' },
    members: (members.body as object[]).length,
    lookups: api.directory.lookups.length - lookupsBefore,
    stored: (await api.database.orm.$count(users)) - storedBefore,
  });
}

describe.each(['members', 'invitations'])('POST /v1/projects/{projectId}/%s', (path) => {
  test('does the same for an address with an account and one without', async () => {
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

  test('makes nobody a member before they accept, by user id as little as by address', async () => {
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

  test('shows the name of nobody who has not accepted', async () => {
    const [owner, other] = [newUser(), newUser({ firstName: 'Katherine' })];
    const projectId = await newProject(owner);
    await callApi(`POST /v1/projects/${projectId}/${path}`, { as: owner, body: { userId: other, role: 'viewer' } });
    const list = await callApi(`GET /v1/projects/${projectId}/invitations`, { as: owner });
    expect(JSON.stringify([list.body, await readAudit(projectId)])).not.toContain('Katherine');
  });

  test('is closed to who is no member and to who may not manage members', async () => {
    const [stranger, viewer] = [newUser(), newUser()];
    const projectId = await newProject(newUser());
    await newMember(projectId, viewer, 'viewer');
    const body = { email: emailOf(newUser()), role: 'viewer' };
    expectError(await callApi(`POST /v1/projects/${projectId}/${path}`, { as: stranger, body }), 'PROJECT_NOT_FOUND');
    expectError(await callApi(`POST /v1/projects/${projectId}/${path}`, { as: viewer, body }), 'ROLE_FORBIDS');
  });
});

describe('limits against spam', () => {
  test('one user invites so many people a day and no more, over all projects', async () => {
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

  test('one project asks the same person so often and no more, whatever they answer', async () => {
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

test('one acceptance answers all that waits for the person in the project', async () => {
  const [owner, me] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newInvitation(projectId, { email: emailOf(me), role: 'viewer' });
  const byId = await newInvitation(projectId, { email: null, userId: me, role: 'admin' });
  expect((await callApi(`POST /v1/invitations/${byId}/accept`, { as: me })).body).toMatchObject({ role: 'admin' });
  expect((await callApi('GET /v1/invitations', { as: me })).body).toEqual([]);
  expect((await callApi(`GET /v1/projects/${projectId}/invitations`, { as: owner })).body).toEqual([]);
});
