import { type Webhook, type WebhookDelivery, contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectForAction, type FakeApiState } from './fake-api-state.ts';
import { ApiRefusal, mockCall } from './mock-call.ts';

/** The secret returned when setting a webhook. */
export const webhookSecretFixture = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD0hcRHs5vPVg=';

export function webhookFixture(fields: Partial<Webhook> = {}): Webhook {
  return { url: 'https://hooks.example.com/onepoint', createdAt: '2026-03-19T10:00:00.000Z', ...fields };
}

/** A delivery that succeeded on the first attempt. */
export function webhookDeliveryFixture(fields: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    id: 'evt_9sHf6JyU3Bx0Mq2KaEw8',
    event: 'alert.raised',
    status: 'delivered',
    attempts: 1,
    responseStatus: 204,
    error: null,
    nextAttemptAt: null,
    createdAt: '2026-03-20T08:05:00.000Z',
    settledAt: '2026-03-20T08:05:01.000Z',
    ...fields,
  };
}

/** Like the API outside of the sandbox, accepts only https. */
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
