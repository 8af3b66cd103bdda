import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newInvitation, newProject, newUser, setProject } from '../../../test/fixtures.ts';

test('who signed in sees what waits for their proven addresses, and of the project no more than its name', async () => {
  const inviter = newUser({ firstName: 'Grace' });
  const email = (name: string) => `${name}.${inviter}@example.com`.toLowerCase();
  const me = newUser({
    emailAddresses: [
      { emailAddress: email('Proven').toUpperCase(), verified: true, primary: true },
      { emailAddress: email('claimed'), verified: false, primary: false },
    ],
  });
  const [projectId, deleted] = [await newProject(inviter), await newProject(inviter)];
  const mine = await newInvitation(projectId, { email: email('proven'), role: 'finance', invitedBy: inviter });
  await newInvitation(projectId, { email: email('claimed') });
  await newInvitation(deleted, { email: email('proven') });
  await setProject(deleted, { deletedAt: new Date() });
  const { status, body } = await callApi('GET /v1/invitations', { as: me });
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      id: mine,
      email: email('proven'),
      userId: null,
      role: 'finance',
      invitedBy: { id: inviter, displayName: 'Grace', imageUrl: null },
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      project: { id: projectId, name: 'Test project' },
    },
  ]);
});

test('who has no proven address has no invitations', async () => {
  expect(await callApi('GET /v1/invitations', { as: newUser({ emailAddresses: [] }) })).toMatchObject({ status: 200, body: [] });
});

test('shows the inviter unmasked to the invitee', async () => {
  const inviter = newUser({ firstName: null, emailAddresses: [{ emailAddress: 'sender@site.test', verified: true, primary: true }] });
  const emailAddress = `${inviter}@example.com`.toLowerCase();
  const me = newUser({ emailAddresses: [{ emailAddress, verified: true, primary: true }] });
  await newInvitation(await newProject(inviter), { email: emailAddress, invitedBy: inviter });
  expect((await callApi('GET /v1/invitations', { as: me })).body).toMatchObject([{ invitedBy: { displayName: 'sender@site.test' } }]);
});
