import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { DeleteWebhookModal } from './delete-webhook-modal.tsx';

const webhook = { projectId: 'proj_1', webhookId: 'wh_1' };

const meta = {
  title: 'Modals/Delete webhook',
  component: ModalStory,
  subcomponents: { DeleteWebhookModal },
  args: { renderModal: (close) => <DeleteWebhookModal webhook={webhook} url="https://hooks.example.com/onepoint" close={close} /> },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete webhook' }));

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await confirm();
    await waitFor(() => expect(screen.getByRole('button', { name: /Delete webhook/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await confirm();
    await waitFor(() => expect(screen.getByText('Couldn’t delete the webhook')).toBeVisible());
  },
};
