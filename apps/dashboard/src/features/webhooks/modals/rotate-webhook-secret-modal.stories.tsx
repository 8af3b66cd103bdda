import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { RotateWebhookSecretModal } from './rotate-webhook-secret-modal.tsx';

const webhook = { projectId: 'proj_1', webhookId: 'wh_1' };

const meta = {
  title: 'Modals/Rotate webhook secret',
  component: ModalStory,
  subcomponents: { RotateWebhookSecretModal },
  args: { renderModal: (close) => <RotateWebhookSecretModal webhook={webhook} close={close} />, widthPx: 520 },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Rotate signing secret' }));

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('radio', { name: '24 hours' })).toHaveFocus());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await submit();
    await waitFor(() => expect(screen.getByRole('button', { name: /Rotate signing secret/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await submit();
    await waitFor(() => expect(screen.getByText('Couldn’t rotate the signing secret')).toBeVisible());
  },
};
