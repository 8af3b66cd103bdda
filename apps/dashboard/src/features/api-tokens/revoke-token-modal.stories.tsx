import { tokenFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../test/modal-story.tsx';
import { RevokeTokenModal } from './revoke-token-modal.tsx';

const meta = {
  title: 'Modals/Revoke API token',
  component: ModalStory,
  subcomponents: { RevokeTokenModal },
  args: {
    renderModal: (close) => <RevokeTokenModal projectId={null} token={tokenFixture({ name: 'CI', lastUsedAt: null })} close={close} />,
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Revoke token' }));

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const UsedBefore: Story = {
  args: { renderModal: (close) => <RevokeTokenModal projectId={null} token={tokenFixture()} close={close} /> },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Last used/)).toBeVisible());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await confirm();
    await waitFor(() => expect(screen.getByRole('button', { name: /Revoke token/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await confirm();
    await waitFor(() => expect(screen.getByText('Couldn’t revoke the token')).toBeVisible());
  },
};
