import { listProjectsQueryKey } from '@onepoint/api-client';
import { contract } from '@onepoint/api-contract';
import { ApiRefusal, invitationFixture, mockCall, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
import { server } from '../../test/server.ts';
import { ReceivedInvitations } from './received-invitations.tsx';

const project = projectFixture();
const invitation = invitationFixture({ email: 'grace@example.com', invitedBy: { id: 'user_ada', displayName: 'Ada', imageUrl: null } });
const show = () => renderScreen(<ReceivedInvitations />, { state: { projects: [project], invitations: { [project.id]: [invitation] } } });

test('an accepted invitation is gone and its project is one of mine', async () => {
  const { user, queryClient } = show();
  queryClient.setQueryData(listProjectsQueryKey(), []);
  await user.click(await screen.findByRole('button', { name: 'Join Storefront' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Join Storefront' })).toBeNull());
  expect(queryClient.getQueryData(listProjectsQueryKey())).toMatchObject([{ id: project.id, role: 'developer' }]);
});

test('an invitation that was revoked meanwhile leaves the screen, and it is said why', async () => {
  const { user, api } = show();
  const join = await screen.findByRole('button', { name: 'Join Storefront' });
  server.use(
    mockCall(baseUrl, contract.acceptInvitation, () => {
      throw new ApiRefusal('INVITATION_NOT_FOUND');
    }),
  );
  api.state.invitations = {};
  await user.click(join);
  expect(await screen.findByText('You did not join Storefront')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Join Storefront' })).toBeNull());
});
