import { contract } from '@onepoint/api-contract';
import { ApiRefusal, invitationFixture, memberFixture, mockCall, projectFixture } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { InviteMemberModal } from './invite-member-modal.tsx';

const project = projectFixture();
const known = { id: 'user_9kLm4Rt', email: 'ada@example.com', displayName: 'Ada' };

const meta = {
  title: 'Modals/Invite member',
  component: ModalStory,
  subcomponents: { InviteMemberModal },
  args: {
    state: { projects: [project], members: { [project.id]: [memberFixture()] }, knownUsers: [known] },
    renderModal: (close) => (
      <InviteMemberModal
        projectId={project.id}
        myRole="owner"
        workspaceUrl="https://example.com/workspace"
        profilePath="/workspace/profile"
        close={close}
      />
    ),
    widthPx: 560,
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (who: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email or user ID' }), who);
  await userEvent.click(screen.getByRole('button', { name: 'Create invitation' }));
};
export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email or user ID' })).toHaveFocus());
    await expect(screen.getByRole('radio', { name: 'Developer' })).toBeChecked();
    await expect(screen.getByRole('link', { name: 'Find yours on your profile page' })).toHaveAttribute('href', '/workspace/profile');
  },
};

/** Only owners can make others owners. */
export const AsAdmin: Story = {
  args: {
    renderModal: (close) => (
      <InviteMemberModal
        projectId={project.id}
        myRole="admin"
        workspaceUrl="https://example.com/workspace"
        profilePath="/workspace/profile"
        close={close}
      />
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Owner' })).toBeDisabled();
  },
};

export const Invalid: Story = {
  play: async () => {
    await submit('ada@');
    await waitFor(() => expect(screen.getByText(/Enter a valid email/)).toBeVisible());
  },
};

export const UnknownId: Story = {
  play: async () => {
    await submit('user_gone');
    await waitFor(() => expect(screen.getByText('No user found with this ID')).toBeVisible());
  },
};

export const AlreadyAMember: Story = {
  args: {
    overrides: [
      mockCall(storyApiUrl, contract.createInvitation, () => {
        throw new ApiRefusal('MEMBER_EXISTS');
      }),
    ],
  },
  play: async () => {
    await submit('ada@example.com');
    await waitFor(() => expect(screen.getByText('This person is already a member')).toBeVisible());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await submit('ada@example.com');
    await waitFor(() => expect(screen.getByRole('button', { name: /Create invitation/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await submit('ada@example.com');
    await waitFor(() => expect(screen.getByText('Couldn’t create the invitation')).toBeVisible());
  },
};

export const InvitedAlready: Story = {
  args: {
    state: {
      projects: [project],
      invitations: { [project.id]: [invitationFixture({ email: 'grace@example.com' })] },
    },
  },
  play: async () => {
    await submit('grace@example.com');
    await waitFor(() => expect(screen.getByText('This person has already been invited')).toBeVisible());
  },
};

export const Invited: Story = {
  play: async () => {
    await submit('grace@example.com');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'grace@example.com invited' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('https://example.com/workspace')).toBeVisible());
  },
};

export const InvitedById: Story = {
  play: async () => {
    await submit(known.id);
    await waitFor(() => expect(screen.getByRole('dialog', { name: `${known.id} invited` })).toBeVisible());
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const LongAddressOnASmallPhone: Story = {
  play: async () => {
    await submit('the.one.who.keeps.the.indexer.running@a-company-with-a-long-name.example.com');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible());
  },
  globals: { viewport: { value: 'small' } },
};
