import { contract } from '@onepoint/api-contract';
import { apiKeyFixture, ApiRefusal, invitationFixture, memberFixture, mockCall, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
import { server } from '../../test/server.ts';
import { MembersPage } from './members-page.tsx';

const project = projectFixture();
const me = memberFixture();
const ada = memberFixture({
  id: 'mem_ada',
  userId: 'user_ada',
  role: 'developer',
  user: { id: 'user_ada', displayName: 'Ada', imageUrl: null },
});
const katherine = { id: 'user_k', email: 'katherine@example.com', displayName: 'Katherine' };

function show({ role = 'owner', members = [me, ada], invitations = [invitationFixture()], apiKeys = [apiKeyFixture()] } = {}) {
  const onLeft = vi.fn();
  const mine = { ...project, role };
  // The fake API changes what it is given.
  const state = {
    projects: [mine],
    members: { [project.id]: structuredClone(members) },
    invitations: { [project.id]: structuredClone(invitations) },
    apiKeys: { [project.id]: structuredClone(apiKeys) },
    knownUsers: [katherine],
  };
  return {
    onLeft,
    ...renderScreen(<MembersPage workspacePath="/workspace" profilePath="/workspace/profile" onLeft={onLeft} />, { project: mine, state }),
  };
}

const invite = async (user: ReturnType<typeof show>['user'], who: string) => {
  await user.click(await screen.findByRole('button', { name: 'Invite member' }));
  await user.type(await screen.findByRole('textbox', { name: 'Email or user ID' }), `${who}{Enter}`);
};

test('the first line answers how many are in and how many are invited', async () => {
  show();
  expect(await screen.findByText('2 members, 1 pending invitation')).toBeTruthy();
});

test.each([katherine.email, 'dorothy@example.com'])(
  '%s is invited alike with an account and without, as the role that was chosen',
  async (email) => {
    const { user, api } = show({ invitations: [] });
    await user.click(await screen.findByRole('button', { name: 'Invite member' }));
    await user.click(await screen.findByRole('radio', { name: 'Finance' }));
    await user.type(screen.getByRole('textbox', { name: 'Email or user ID' }), `${email}{Enter}`);
    const dialog = await screen.findByRole('dialog', { name: `${email} is invited` });
    expect(within(dialog).getByText(/We don’t send an email/)).toBeTruthy();
    expect(within(dialog).getByText(new URL('/workspace', location.href).href)).toBeTruthy();
    expect(await screen.findByText('Invitation created')).toBeTruthy();
    expect(await screen.findByText('2 members, 1 pending invitation')).toBeTruthy();
    expect(api.state.invitations[project.id]).toMatchObject([{ email, role: 'finance' }]);
  },
);

test('a user is invited by id, and is no member yet', async () => {
  const { user, api } = show({ invitations: [] });
  await invite(user, katherine.id);
  expect(await screen.findByRole('dialog', { name: 'user_k is invited' })).toBeTruthy();
  expect(api.state.members[project.id]).toHaveLength(2);
});

test('who is invited already is named at the field', async () => {
  const { user } = show();
  await invite(user, 'ada@example.com');
  expect(await screen.findByText('This person is already invited')).toBeTruthy();
});

test('where one’s own id is shown is one click away', async () => {
  const { user, router } = show();
  await user.click(await screen.findByRole('button', { name: 'Invite member' }));
  await user.click(await screen.findByRole('link', { name: 'Yours is on your profile page' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/workspace/profile'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what names nobody is not sent', async () => {
  const { user, api } = show();
  await invite(user, 'Dorothy Vaughan');
  expect(await screen.findByText('Use letters, digits, underscores and hyphens only')).toBeTruthy();
  expect(api.state.members[project.id]).toHaveLength(2);
});

test('a role is changed, and the list says so', async () => {
  const { user, api } = show();
  await user.click(await screen.findByRole('button', { name: 'Change the role of Ada' }));
  await user.click(await screen.findByRole('radio', { name: 'Admin' }));
  await user.click(screen.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Ada is now Admin')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.state.members[project.id]?.at(1)?.role).toBe('admin');
  expect(within(screen.getByRole('table', { name: 'Members of this project' })).getByText('Admin')).toBeTruthy();
});

test('the only owner keeps the role where the API says so, and nothing changes on screen', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Change the role of Grace' }));
  await user.click(await screen.findByRole('radio', { name: 'Viewer' }));
  await user.click(screen.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText(/A project keeps at least one owner/)).toBeTruthy();
});

test('a member leaves the list once the API has removed them, not before', async () => {
  const { user, api } = show();
  server.use(
    mockCall(baseUrl, contract.removeMember, () => {
      throw new ApiRefusal('MEMBER_NOT_FOUND');
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Ada' }));
  await user.click(await screen.findByRole('button', { name: 'Remove member' }));
  expect(await screen.findByText('The member was not removed')).toBeTruthy();
  server.resetHandlers(...api.handlers);
  await user.click(screen.getByRole('button', { name: 'Remove member' }));
  expect(await screen.findByText('1 member, 1 pending invitation')).toBeTruthy();
});

const known = (who: typeof me) => [apiKeyFixture({ secretShownTo: [who.userId] }), apiKeyFixture({ id: 'key_other', name: 'Indexer' })];

test('the keys whose secret a removed member knows are named, and pause unless kept', async () => {
  const { user, api } = show({ apiKeys: known(ada) });
  await user.click(await screen.findByRole('button', { name: 'Remove Ada' }));
  expect(await screen.findByText('1 active key: Production server')).toBeTruthy();
  expect(screen.queryByText(/API keys they created go on working/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove member' }));
  expect(await screen.findByText('1 member, 1 pending invitation')).toBeTruthy();
  expect(api.state.apiKeys[project.id]?.map(({ status }) => status)).toEqual(['paused', 'active']);
});

test('keys that are to go on working do', async () => {
  const { user, api } = show({ apiKeys: known(ada) });
  await user.click(await screen.findByRole('button', { name: 'Remove Ada' }));
  await user.click(await screen.findByRole('radio', { name: 'Leave active' }));
  await user.click(screen.getByRole('button', { name: 'Remove member' }));
  expect(await screen.findByText('1 member, 1 pending invitation')).toBeTruthy();
  expect(api.state.apiKeys[project.id]?.map(({ status }) => status)).toEqual(['active', 'active']);
});

test('nothing is asked about keys where none is theirs', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Remove Ada' }));
  expect(await screen.findByText(/API keys they created go on working/)).toBeTruthy();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('whoever leaves is asked about the keys whose secret they know', async () => {
  const mine = { ...me, role: 'developer' };
  const { user, onLeft, api } = show({ role: 'developer', members: [{ ...ada, role: 'owner' }, mine], apiKeys: known(me) });
  await user.click(await screen.findByRole('button', { name: 'Leave project' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave Storefront?' });
  expect(await within(dialog).findByRole('radiogroup', { name: 'API keys whose secret you know' })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Leave project' }));
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
  expect(api.state.apiKeys[project.id]?.map(({ status }) => status)).toEqual(['paused', 'active']);
});

test('whoever leaves is led away once the API has said so', async () => {
  const { user, onLeft, api } = show({
    role: 'developer',
    members: [ada, { ...me, role: 'developer' }, { ...me, id: 'mem_o', userId: 'user_o' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Leave project' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave Storefront?' });
  await user.click(within(dialog).getByRole('button', { name: 'Leave project' }));
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
  expect(api.state.members[project.id]?.map(({ id }) => id)).toEqual(['mem_ada', 'mem_o']);
});

test('the only owner is told before trying to leave', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Leave project' }));
  expect(await screen.findByText(/You are its only owner/)).toBeTruthy();
});

test('an invitation is revoked', async () => {
  const { user, api } = show();
  await user.click(await screen.findByRole('button', { name: 'Revoke the invitation for ada@example.com' }));
  expect(await screen.findByText('2 members')).toBeTruthy();
  expect(api.state.invitations[project.id]).toEqual([]);
});

test('an admin manages members but no owners', async () => {
  const { user } = show({ role: 'admin' });
  expect(await screen.findByRole('button', { name: 'Remove Ada' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change the role of Grace' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change the role of Ada' }));
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Owner' })).disabled).toBe(true);
});

test('a viewer is offered nothing but to leave, and invitations are not asked for', async () => {
  show({ role: 'viewer' });
  expect(await screen.findByText('2 members')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Leave project' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invite member' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove Ada' })).toBeNull();
});
