import { contract } from '@onepoint/api-contract';
import { ApiRefusal, invitationFixture, mockCall, projectFixture } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { ReceivedInvitations } from './received-invitations.tsx';

const project = projectFixture();
const invitation = invitationFixture({ email: 'grace@example.com', invitedBy: { id: 'user_ada', displayName: 'Ada', imageUrl: null } });
const state = { projects: [project], invitations: { [project.id]: [invitation] } };
const long = projectFixture({ id: 'proj_long', name: 'A project with a name that someone wrote out in full' });

const meta = {
  title: 'Panels/Received invitations',
  component: ReceivedInvitations,
  decorators: [asScreen],
  parameters: screenParameters({ state }),
} satisfies Meta<typeof ReceivedInvitations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('Ada invited you to Storefront')).toBeVisible());
  },
};

export const Joined: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation to Storefront' }));
    await waitFor(() => expect(screen.queryByText('Ada invited you to Storefront')).toBeNull());
  },
};

export const Declined: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Decline the invitation to Storefront' }));
    await waitFor(() => expect(screen.queryByText('Ada invited you to Storefront')).toBeNull());
  },
};

export const Answering: Story = {
  parameters: screenParameters({
    state,
    overrides: [mockCall(storyApiUrl, contract.acceptInvitation, () => new Promise<never>(() => {}))],
  }),
  play: async () => {
    const accept = await screen.findByRole('button', { name: 'Accept the invitation to Storefront' });
    await userEvent.click(accept);
    await waitFor(() => expect(accept).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  parameters: screenParameters({
    state,
    overrides: [
      mockCall(storyApiUrl, contract.acceptInvitation, () => {
        throw new ApiRefusal('INVITATION_NOT_FOUND');
      }),
    ],
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation to Storefront' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Accept the invitation to Storefront' })).not.toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const LongNameOnASmallPhone: Story = {
  parameters: screenParameters({
    state: { projects: [long], invitations: { [long.id]: [{ ...invitation, id: 'inv_long' }] } },
  }),
  globals: { viewport: { value: 'small' } },
};
