import { webhookSecretFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { closingAsks, secretModalArgs } from '../../../test/secret-modal-stories.ts';
import { WebhookSecretModal } from './webhook-secret-modal.tsx';

const shown = (isNew: boolean) => (close: () => void) => <WebhookSecretModal secret={webhookSecretFixture} isNew={isNew} close={close} />;

const meta = {
  title: 'Modals/Webhook secret',
  component: ModalStory,
  subcomponents: { WebhookSecretModal },
  args: { renderModal: shown(true), ...secretModalArgs },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Rotated: Story = { args: { renderModal: shown(false) } };

export const EscapeAsks: Story = { play: closingAsks('Close without copying your key?') };

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
