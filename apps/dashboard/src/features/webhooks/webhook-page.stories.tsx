import type { Webhook, WebhookDeliveryDetails } from '@onepoint/api-contract';
import { pendingDeliveryFixture, projectFixture, webhookDeliveryFixture, webhookFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { WebhookPage } from './webhook-page.tsx';

const project = projectFixture();
const webhook = webhookFixture();
const at = '2026-03-20T08:05:00.000Z';
const deliveries = [
  pendingDeliveryFixture({ id: 'dlv_5', event: 'test' }),
  webhookDeliveryFixture({ id: 'dlv_4', status: 'pending', attempts: 3, responseStatus: 503, nextAttemptAt: at, settledAt: null }),
  webhookDeliveryFixture({ id: 'dlv_3', redeliveryOf: 'dlv_1' }),
  webhookDeliveryFixture({ id: 'dlv_2', event: 'member.roleChanged' }),
  webhookDeliveryFixture({ id: 'dlv_1', status: 'failed', attempts: 8, responseStatus: null, error: 'ECONNREFUSED', latencyMs: null }),
];
const stateOf = (fields: Partial<Webhook>, list: WebhookDeliveryDetails[] = deliveries) => ({
  projects: [project],
  webhooks: { [project.id]: [{ ...webhook, ...fields }] },
  webhookDeliveries: { [webhook.id]: list },
});

const meta = {
  title: 'Screens/Webhook',
  component: WebhookPage,
  decorators: [asScreen],
  args: { webhookId: webhook.id, webhooksPath: '/dashboard/settings#webhooks', onDeleted: () => {} },
} satisfies Meta<typeof WebhookPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = { parameters: screenParameters({ project, state: stateOf({}) }) };

export const Filtered: Story = {
  parameters: screenParameters({ project, state: stateOf({}) }),
  play: async () => {
    await screen.findByText('5 shown');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
    await expect(await screen.findByText('1 shown')).toBeVisible();
  },
};

export const NothingMatches: Story = {
  parameters: screenParameters({ project, state: stateOf({}, deliveries.slice(2, 4)) }),
  play: async () => {
    await screen.findByText('2 shown');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all deliveries' }));
    await expect(await screen.findByText('2 shown')).toBeVisible();
  },
};

export const Failing: Story = { parameters: screenParameters({ project, state: stateOf({ failingSince: at }) }) };

export const DisabledAfterFailures: Story = {
  parameters: screenParameters({ project, state: stateOf({ isEnabled: false, autoDisabledAt: at, failingSince: at }) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enable webhook' }));
    await expect(await screen.findByText('Enabled')).toBeVisible();
  },
};

export const AllEventsNoDeliveries: Story = {
  parameters: screenParameters({ project, state: stateOf({ events: null, description: '' }, []) }),
};

export const NotFound: Story = { parameters: screenParameters({ project, state: { projects: [project] } }) };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

export const OnASmallPhone: Story = { ...Enabled, globals: { viewport: { value: 'small' } } };
