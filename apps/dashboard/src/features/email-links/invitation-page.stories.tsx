import { SessionContext } from '@onepoint/auth/react';
import { invitationFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { sessionFixture } from '../../test/account-fixture.ts';
import { InvitationPage } from './invitation-page.tsx';

const project = projectFixture({ name: 'Storefront' });
const invitation = invitationFixture({ id: 'inv_1', invitedBy: { id: 'user_ada', displayName: 'Ada', imageUrl: null } });
const state = { projects: [project], invitations: { [project.id]: [invitation] } };
const signedOut = sessionFixture({ isSignedIn: false, user: null });

const meta = {
  title: 'Screens/Invitation from an email',
  component: InvitationPage,
  decorators: [asScreen],
  args: { token: 'inv_1', loginPath: '/login', onJoined: fn() },
  parameters: { layout: 'fullscreen', ...screenParameters({ state }) },
} satisfies Meta<typeof InvitationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ args }) => {
    await screen.findByRole('heading', { name: 'Ada invited you to Storefront' });
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(args.onJoined).toHaveBeenCalledWith(expect.objectContaining({ id: project.id })));
  },
};

export const SignedOut: Story = {
  decorators: [
    (Story) => (
      <SessionContext value={signedOut}>
        <Story />
      </SessionContext>
    ),
  ],
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Sign in to accept' });
    await expect(link.getAttribute('href')).toBe('/login');
  },
};

export const Declined: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await screen.findByRole('heading', { name: 'Invitation declined' });
  },
};

export const Over: Story = { args: { token: 'inv_revoked' } };

export const Loading: Story = { parameters: screenParameters({ api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ api: 'refusing' }) };

export const LongNamesOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: screenParameters({
    state: { ...state, projects: [projectFixture({ ...project, name: 'A project with a name that someone wrote out in full' })] },
  }),
};
