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
  // Copied, because the fake API mutates its state.
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

/** Presses a dialog's button, which is busy until the member's keys have loaded. */
const confirm = async (user: ReturnType<typeof show>['user'], name: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  const button = await dialog.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await user.click(button);
};

test('shows the number of members and invitations in the headline', async () => {
  show();
  expect(await screen.findByText('2 members, 1 pending invitation')).toBeTruthy();
});

test.each([katherine.email, 'dorothy@example.com'])('invites %s with the chosen role, whether or not an account exists', async (email) => {
  const { user, api } = show({ invitations: [] });
  await user.click(await screen.findByRole('button', { name: 'Invite member' }));
  await user.click(await screen.findByRole('radio', { name: 'Finance' }));
  await user.type(screen.getByRole('textbox', { name: 'Email or user ID' }), `${email}{Enter}`);
  const dialog = await screen.findByRole('dialog', { name: `${email} invited` });
  expect(within(dialog).getByText(/We’ll email them/)).toBeTruthy();
  expect(within(dialog).getByText(new URL('/workspace', location.href).href)).toBeTruthy();
  expect(await screen.findByText('Invitation created')).toBeTruthy();
  expect(await screen.findByText('2 members, 1 pending invitation')).toBeTruthy();
  expect(api.state.invitations[project.id]).toMatchObject([{ email, role: 'finance' }]);
});

test('invites a user by ID without adding the member yet', async () => {
  const { user, api } = show({ invitations: [] });
  await invite(user, katherine.id);
  expect(await screen.findByRole('dialog', { name: 'user_k invited' })).toBeTruthy();
  expect(api.state.members[project.id]).toHaveLength(2);
});

test('says at the field that the person is already invited', async () => {
  const { user } = show();
  await invite(user, 'ada@example.com');
  expect(await screen.findByText('This person has already been invited')).toBeTruthy();
});

test('links to the page that shows the user’s own ID', async () => {
  const { user, router } = show();
  await user.click(await screen.findByRole('button', { name: 'Invite member' }));
  await user.click(await screen.findByRole('link', { name: 'Find yours on your profile page' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/workspace/profile'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('doesn’t send an invalid email or ID', async () => {
  const { user, api } = show();
  await invite(user, 'Dorothy Vaughan');
  expect(await screen.findByText('Use letters, digits, underscores, and hyphens only')).toBeTruthy();
  expect(api.state.members[project.id]).toHaveLength(2);
});

test('changes a role and updates the list', async () => {
  const { user, api } = show();
  await user.click(await screen.findByRole('button', { name: 'Change Ada’s role' }));
  await user.click(await screen.findByRole('radio', { name: 'Admin' }));
  await user.click(screen.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Ada is now Admin')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.state.members[project.id]?.at(1)?.role).toBe('admin');
  expect(within(screen.getByRole('table', { name: 'Members of this project' })).getByText('Admin')).toBeTruthy();
});

test('keeps the role of the only owner when the API refuses the change', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Change Grace’s role' }));
  await user.click(await screen.findByRole('radio', { name: 'Viewer' }));
  await user.click(screen.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText(/A project must have at least one owner/)).toBeTruthy();
});

test('removes a member from the list only once the API has', async () => {
  const { user, api } = show();
  server.use(
    mockCall(baseUrl, contract.removeMember, () => {
      throw new ApiRefusal('MEMBER_NOT_FOUND');
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Ada' }));
  await confirm(user, 'Remove member');
  expect(await screen.findByText('Couldn’t remove the member')).toBeTruthy();
  server.resetHandlers(...api.handlers);
  await confirm(user, 'Remove member');
  expect(await screen.findByText('1 member, 1 pending invitation')).toBeTruthy();
});

const known = (who: typeof me) => [apiKeyFixture({ secretShownTo: [who.userId] }), apiKeyFixture({ id: 'key_other', name: 'Indexer' })];

test('names the API keys that a removed member knows and pauses them by default', async () => {
  const { user, api } = show({ apiKeys: known(ada) });
  await user.click(await screen.findByRole('button', { name: 'Remove Ada' }));
  expect(await screen.findByText('1 active key: Production server')).toBeTruthy();
  expect(screen.queryByText(/API keys they created keep working/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove member' }));
  expect(await screen.findByText('1 member, 1 pending invitation')).toBeTruthy();
  expect(api.state.apiKeys[project.id]?.map(({ status }) => status)).toEqual(['paused', 'active']);
});

test('keeps the keys active on request', async () => {
  const { user, api } = show({ apiKeys: known(ada) });
  await user.click(await screen.findByRole('button', { name: 'Remove Ada' }));
  await user.click(await screen.findByRole('radio', { name: 'Leave active' }));
  await user.click(screen.getByRole('button', { name: 'Remove member' }));
  expect(await screen.findByText('1 member, 1 pending invitation')).toBeTruthy();
  expect(api.state.apiKeys[project.id]?.map(({ status }) => status)).toEqual(['active', 'active']);
});

test('doesn’t ask about keys if the member knows none', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Remove Ada' }));
  expect(await screen.findByText(/API keys they created keep working/)).toBeTruthy();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('asks about the keys that the leaving user knows', async () => {
  const mine = { ...me, role: 'developer' };
  const { user, onLeft, api } = show({ role: 'developer', members: [{ ...ada, role: 'owner' }, mine], apiKeys: known(me) });
  await user.click(await screen.findByRole('button', { name: 'Leave project' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave Storefront?' });
  expect(await within(dialog).findByRole('radiogroup', { name: 'API keys you’ve seen' })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Leave project' }));
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
  expect(api.state.apiKeys[project.id]?.map(({ status }) => status)).toEqual(['paused', 'active']);
});

test('calls onLeft once the API has confirmed it', async () => {
  const { user, onLeft, api } = show({
    role: 'developer',
    members: [ada, { ...me, role: 'developer' }, { ...me, id: 'mem_o', userId: 'user_o' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Leave project' }));
  await confirm(user, 'Leave project');
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
  expect(api.state.members[project.id]?.map(({ id }) => id)).toEqual(['mem_ada', 'mem_o']);
});

test('tells the only owner that they can’t leave', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Leave project' }));
  expect(await screen.findByText(/You’re the only owner/)).toBeTruthy();
});

test('sends an invitation again, but not twice in a row', async () => {
  const { user, api } = show({ invitations: [invitationFixture({ delivery: 'failed' })] });
  await user.click(await screen.findByRole('button', { name: 'Send again to ada@example.com' }));
  expect(await screen.findByText(/^Invitation sent again to ada@example.com/)).toBeTruthy();
  expect(await screen.findByText('Email waiting to be sent')).toBeTruthy();
  expect(screen.queryByText('Email not delivered')).toBeNull();
  const [sent] = structuredClone(api.state.invitations[project.id] ?? []);
  await user.click(screen.getByRole('button', { name: 'Send again to ada@example.com' }));
  expect(await screen.findByText('Couldn’t send the invitation again')).toBeTruthy();
  expect(api.state.invitations[project.id]).toEqual([sent]);
});

test('revokes an invitation', async () => {
  const { user, api } = show();
  await user.click(await screen.findByRole('button', { name: 'Revoke the invitation for ada@example.com' }));
  expect(await screen.findByText('2 members')).toBeTruthy();
  expect(api.state.invitations[project.id]).toEqual([]);
});

test('lets an admin manage members but not owners', async () => {
  const { user } = show({ role: 'admin' });
  expect(await screen.findByRole('button', { name: 'Remove Ada' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change Grace’s role' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change Ada’s role' }));
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Owner' })).disabled).toBe(true);
});

test('offers a viewer only to leave and doesn’t request invitations', async () => {
  show({ role: 'viewer' });
  expect(await screen.findByText('2 members')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Leave project' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invite member' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove Ada' })).toBeNull();
});
