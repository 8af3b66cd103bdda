import type { WebhookDeliveryDetails } from '@onepoint/api-contract';
import { pendingDeliveryFixture, projectFixture, webhookDeliveryFixture, webhookFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { DeliveryModal } from './delivery-modal.tsx';

const project = projectFixture();
const { id: webhookId } = webhookFixture();
const { id: deliveryId } = webhookDeliveryFixture();
const stateOf = (delivery: WebhookDeliveryDetails) => ({
  projects: [project],
  webhooks: { [project.id]: [webhookFixture()] },
  webhookDeliveries: { [webhookId]: [delivery] },
});

const meta = {
  title: 'Modals/Webhook delivery',
  component: ModalStory,
  subcomponents: { DeliveryModal },
  args: {
    renderModal: (close) => <DeliveryModal webhook={{ projectId: project.id, webhookId }} deliveryId={deliveryId} close={close} />,
    state: stateOf(webhookDeliveryFixture()),
    widthPx: 720,
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delivered: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Redeliver' }));
    await screen.findByText('Event queued again');
  },
};

const failing = webhookDeliveryFixture({
  status: 'pending',
  attempts: 3,
  responseStatus: 503,
  responseBody: '<html>\n<h1>Service Unavailable</h1>\n</html>',
  nextAttemptAt: '2026-03-20T08:40:00.000Z',
  settledAt: null,
});

export const Retrying: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  args: { state: stateOf(failing) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Service Unavailable/)).toBeVisible());
  },
};

export const WithoutAResponse: Story = {
  args: {
    state: stateOf(
      webhookDeliveryFixture({
        status: 'failed',
        attempts: 8,
        responseStatus: null,
        error: 'ECONNREFUSED',
        latencyMs: null,
        responseBody: null,
      }),
    ),
  },
};

export const NotSentYet: Story = { args: { state: stateOf(pendingDeliveryFixture()) } };

export const Loading: Story = { args: { api: 'silent' } };

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Couldn’t load the delivery')).toBeVisible());
  },
};

export const OnASmallPhone: Story = { args: { state: stateOf(failing) }, globals: { viewport: { value: 'small' } } };
