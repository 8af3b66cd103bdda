import { contract } from '@onepoint/api-contract';
import { ApiRefusal, invitationFixture, memberFixture, mockCall, projectFixture } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { AddMemberModal } from './add-member-modal.tsx';

const project = projectFixture();
const known = { id: 'user_9kLm4Rt', email: 'ada@example.com', displayName: 'Ada' };

const meta = {
  title: 'Modals/Add member',
  component: ModalStory,
  subcomponents: { AddMemberModal },
  args: {
    state: { projects: [project], members: { [project.id]: [memberFixture()] }, knownUsers: [known] },
    renderModal: (close) => (
      <AddMemberModal
        projectId={project.id}
        myRole="owner"
        signInUrl="https://example.com/login"
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
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail or user ID' }), who);
  await userEvent.click(screen.getByRole('button', { name: 'Add member' }));
};
const invite = async () => userEvent.click(await screen.findByRole('button', { name: 'Invite' }));

export const Idle: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'E-mail or user ID' })).toHaveFocus();
    await expect(screen.getByRole('radio', { name: 'Developer' })).toBeChecked();
    await expect(screen.getByRole('link', { name: 'Yours is on your profile page' })).toHaveAttribute('href', '/workspace/profile');
  },
};

/** Only an owner makes owners. */
export const AsAdmin: Story = {
  args: {
    renderModal: (close) => (
      <AddMemberModal
        projectId={project.id}
        myRole="admin"
        signInUrl="https://example.com/login"
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
    await waitFor(() => expect(screen.getByText(/Enter an e-mail address/)).toBeVisible());
  },
};

export const UnknownId: Story = {
  play: async () => {
    await submit('user_gone');
    await waitFor(() => expect(screen.getByText('No user has this ID')).toBeVisible());
  },
};

export const AlreadyAMember: Story = {
  args: {
    overrides: [
      mockCall(storyApiUrl, contract.addMember, () => {
        throw new ApiRefusal('MEMBER_EXISTS');
      }),
    ],
  },
  play: async () => {
    await submit('ada@example.com');
    await waitFor(() => expect(screen.getByText('This person is a member already')).toBeVisible());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await submit('ada@example.com');
    await expect(await screen.findByRole('button', { name: /Add member/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await submit('ada@example.com');
    await waitFor(() => expect(screen.getByText('The member was not added')).toBeVisible());
  },
};

export const Done: Story = {
  play: async () => {
    await submit('ada@example.com');
    await waitFor(() => expect(screen.getByText('Ada is a member now')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An address that no user has is offered an invitation. */
export const OffersAnInvitation: Story = {
  play: async () => {
    await submit('grace@example.com');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Nobody signs in with grace@example.com yet' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus());
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
    await invite();
    await waitFor(() => expect(screen.getByText('This address is invited already')).toBeVisible());
  },
};

/** Nothing was sent: what is left to do is said. */
export const Invited: Story = {
  play: async () => {
    await submit('grace@example.com');
    await invite();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'grace@example.com is invited' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('https://example.com/login')).toBeVisible());
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const LongAddressOnASmallPhone: Story = {
  play: async () => {
    await submit('the.one.who.keeps.the.indexer.running@a-company-with-a-long-name.example.com');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invite' })).toBeVisible());
  },
  globals: { viewport: { value: 'small' } },
};
