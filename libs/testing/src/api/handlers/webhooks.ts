import { contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { ApiRefusal } from '../api-refusal.ts';
import { projectForAction, type FakeApiState } from '../fake-api-state.ts';
import { webhookDeliveryFixture, webhookSecretFixture } from '../fixtures/webhook.ts';
import { mockCall } from '../mock-call.ts';

/** As the API outside of the sandbox: https alone. */
function assertDeliverable(url: string): void {
  if (!url.startsWith('https:')) throw new ApiRefusal('WEBHOOK_REFUSED', { reason: 'HTTPS_REQUIRED' });
}

const nothing = { webhook: null, deliveries: [] };

export const webhookHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.getWebhook, ({ params }) => {
    const { id } = projectForAction(state, params.projectId, 'settings:update');
    return state.webhooks[id] ?? nothing;
  }),
  mockCall(baseUrl, contract.setWebhook, ({ params, body: { url } }) => {
    const { id } = projectForAction(state, params.projectId, 'settings:update');
    assertDeliverable(url);
    const webhook = { url, createdAt: new Date().toISOString() };
    state.webhooks[id] = { deliveries: state.webhooks[id]?.deliveries ?? [], webhook };
    return { ...webhook, secret: webhookSecretFixture };
  }),
  mockCall(baseUrl, contract.deleteWebhook, ({ params }) => {
    const { id } = projectForAction(state, params.projectId, 'settings:update');
    const known = state.webhooks[id];
    if (!known?.webhook) throw new ApiRefusal('WEBHOOK_NOT_FOUND');
    state.webhooks[id] = { ...known, webhook: null };
    return null;
  }),
  mockCall(baseUrl, contract.testWebhook, ({ params }) => {
    const { id } = projectForAction(state, params.projectId, 'settings:update');
    const known = state.webhooks[id];
    if (!known?.webhook) throw new ApiRefusal('WEBHOOK_NOT_FOUND');
    const delivery = webhookDeliveryFixture({ id: `evt_test${known.deliveries.length + 1}`, event: 'test' });
    state.webhooks[id] = { ...known, deliveries: [delivery, ...known.deliveries] };
    return delivery;
  }),
];
