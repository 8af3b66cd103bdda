import { listProjectsQueryKey } from '@onepoint/api-client';
import { contract } from '@onepoint/api-contract';
import { ApiRefusal, invitationFixture, mockCall, projectFixture, userFixture } from '@onepoint/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
import { server } from '../../test/server.ts';
import { ReceivedInvitations } from './received-invitations.tsx';

const project = projectFixture();
const invitation = invitationFixture({ email: 'grace@example.com', invitedBy: { id: 'user_ada', displayName: 'Ada', imageUrl: null } });
const show = () => renderScreen(<ReceivedInvitations />, { state: { projects: [project], invitations: { [project.id]: [invitation] } } });

test('removes an accepted invitation and adds its project', async () => {
  const { user, queryClient } = show();
  queryClient.setQueryData(listProjectsQueryKey(), []);
  await user.click(await screen.findByRole('button', { name: 'Accept the invitation to Storefront' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept the invitation to Storefront' })).toBeNull());
  expect(queryClient.getQueryData(listProjectsQueryKey())).toMatchObject([{ id: project.id, role: 'developer' }]);
});

test('removes an invitation that was revoked in the meantime and shows an error', async () => {
  const { user, api } = show();
  const join = await screen.findByRole('button', { name: 'Accept the invitation to Storefront' });
  server.use(
    mockCall(baseUrl, contract.acceptInvitation, () => {
      throw new ApiRefusal('INVITATION_NOT_FOUND');
    }),
  );
  api.state.invitations = {};
  await user.click(join);
  expect(await screen.findByText('Couldn’t join Storefront')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept the invitation to Storefront' })).toBeNull());
});

test('removes a declined invitation and adds no project', async () => {
  const { user, api, queryClient } = show();
  queryClient.setQueryData(listProjectsQueryKey(), []);
  await user.click(await screen.findByRole('button', { name: 'Decline the invitation to Storefront' }));
  expect(await screen.findByText('Invitation declined')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline the invitation to Storefront' })).toBeNull());
  expect(queryClient.getQueryData(listProjectsQueryKey())).toEqual([]);
  expect(api.state.invitations[project.id]).toEqual([]);
});

test('keeps the other invitations when one is answered', async () => {
  const other = projectFixture({ id: 'proj_other', name: 'Indexer' });
  const { user } = renderScreen(<ReceivedInvitations />, {
    state: {
      projects: [project, other],
      invitations: { [project.id]: [invitation], [other.id]: [{ ...invitation, id: 'inv_other', email: null, userId: userFixture().id }] },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Decline the invitation to Storefront' }));
  await waitFor(() => expect(screen.queryByText('Ada invited you to Storefront')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Accept the invitation to Indexer' }));
  expect(await screen.findByText('You joined Indexer')).toBeTruthy();
});
