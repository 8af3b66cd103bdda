import { webhookSecretFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ModalStory } from '../../../test/modal-story.tsx';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { WebhookSecretModal } from './webhook-secret-modal.tsx';

const meta = {
  title: 'Modals/Webhook secret',
  component: ModalStory,
  subcomponents: { WebhookSecretModal },
  args: {
    renderModal: (close) => <WebhookSecretModal secret={webhookSecretFixture} close={close} />,
    widthPx: 560,
    disableOutsideClick: true,
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const EscapeAsks: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('Close without copying your key?')).toBeVisible());
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
