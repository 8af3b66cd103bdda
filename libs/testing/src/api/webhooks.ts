import { contract, type Webhook, type WebhookDelivery, type WebhookDeliveryDetails } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectForAction, type FakeApiState } from './fake-api-state.ts';
import { ApiRefusal, mockCall } from './mock-call.ts';

/** The secret returned when adding a webhook or rotating its secret. */
export const webhookSecretFixture = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD0hcRHs5vPVg=';

export function webhookFixture(fields: Partial<Webhook> = {}): Webhook {
  return {
    id: 'wh_5tQm2LxR8zKb',
    url: 'https://hooks.example.com/onepoint',
    description: 'Billing service',
    events: ['payment.credited', 'limit.reached', 'balance.low'],
    isEnabled: true,
    autoDisabledAt: null,
    failingSince: null,
    previousSecretEndsAt: null,
    createdAt: '2026-03-19T10:00:00.000Z',
    ...fields,
  };
}

/** A delivery that succeeded on the first attempt. */
export function webhookDeliveryFixture(fields: Partial<WebhookDeliveryDetails> = {}): WebhookDeliveryDetails {
  const { event = 'payment.credited', eventId = 'evt_7Qm2xKc9TzB4Lr1WnV6pJd' } = fields;
  const payment = { id: 'pay_7cQx2LmB9Rt4', type: 'CRYPTOCLOUD_PAYMENT', status: 'CONFIRMED', amount: 10_000, received: 10_000 };
  const data = { project: { id: 'proj_5kXw9TzQ2Bn7', name: 'Storefront' }, payment: { ...payment, credited: 9_860, fee: 140 } };
  return {
    id: 'dlv_9sHf6JyU3Bx0Mq2KaEw8',
    eventId,
    event,
    status: 'delivered',
    attempts: 1,
    responseStatus: 200,
    error: null,
    latencyMs: 84,
    redeliveryOf: null,
    nextAttemptAt: null,
    createdAt: '2026-03-20T08:05:00.000Z',
    settledAt: '2026-03-20T08:05:01.000Z',
    requestBody: JSON.stringify({ id: eventId, data, event, createdAt: '2026-03-20T08:05:00.000Z' }),
    requestHeaders: {
      'content-type': 'application/json',
      'user-agent': 'onepoint-webhook',
      'webhook-id': eventId,
      'webhook-timestamp': '1773993900',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
    responseBody: '{"received":true}',
    ...fields,
  };
}

/** A delivery that was not attempted yet. */
export function pendingDeliveryFixture(fields: Partial<WebhookDeliveryDetails> = {}): WebhookDeliveryDetails {
  return webhookDeliveryFixture({
    status: 'pending',
    attempts: 0,
    responseStatus: null,
    latencyMs: null,
    nextAttemptAt: '2026-03-20T08:05:00.000Z',
    settledAt: null,
    requestHeaders: null,
    responseBody: null,
    ...fields,
  });
}

/** Like the API outside of the sandbox, accepts only https. */
function assertDeliverable(url: string): void {
  if (!url.startsWith('https:')) throw new ApiRefusal('WEBHOOK_REFUSED', { reason: 'HTTPS_REQUIRED' });
}

interface WebhookPath {
  projectId: string;
  webhookId: string;
}

const secret = webhookSecretFixture;

const withoutDetails = ({ requestBody: _body, requestHeaders: _headers, responseBody: _reply, ...delivery }: WebhookDeliveryDetails) =>
  delivery satisfies WebhookDelivery;

export const webhookHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => {
  const ofProject = (projectId: string): Webhook[] => {
    const { id } = projectForAction(state, projectId, 'settings:update');
    return (state.webhooks[id] ??= []);
  };
  const find = ({ projectId, webhookId }: WebhookPath): Webhook => {
    const webhook = ofProject(projectId).find(({ id }) => id === webhookId);
    if (!webhook) throw new ApiRefusal('WEBHOOK_NOT_FOUND');
    return webhook;
  };
  const deliveriesOf = (path: WebhookPath): WebhookDeliveryDetails[] => (state.webhookDeliveries[find(path).id] ??= []);
  const findDelivery = ({ deliveryId, ...path }: WebhookPath & { deliveryId: string }): WebhookDeliveryDetails => {
    const delivery = deliveriesOf(path).find(({ id }) => id === deliveryId);
    if (!delivery) throw new ApiRefusal('WEBHOOK_DELIVERY_NOT_FOUND');
    return delivery;
  };
  /** Delivers immediately. */
  const deliver = (path: WebhookPath, fields: Partial<WebhookDeliveryDetails>): WebhookDelivery => {
    const deliveries = deliveriesOf(path);
    const at = new Date().toISOString();
    const delivery = webhookDeliveryFixture({ id: `dlv_new${deliveries.length + 1}`, createdAt: at, settledAt: at, ...fields });
    deliveries.unshift(delivery);
    return withoutDetails(delivery);
  };
  return [
    mockCall(baseUrl, contract.listWebhooks, ({ params }) => ofProject(params.projectId)),
    mockCall(baseUrl, contract.createWebhook, ({ params, body }) => {
      const webhooks = ofProject(params.projectId);
      assertDeliverable(body.url);
      const webhook = webhookFixture({ ...body, id: `wh_new${webhooks.length + 1}`, createdAt: new Date().toISOString() });
      webhooks.push(webhook);
      return { ...webhook, secret };
    }),
    mockCall(baseUrl, contract.getWebhook, ({ params }) => find(params)),
    mockCall(baseUrl, contract.updateWebhook, ({ params, body }) => {
      const webhook = find(params);
      if (body.url !== undefined) assertDeliverable(body.url);
      const started = body.isEnabled === undefined ? {} : { autoDisabledAt: null, failingSince: null };
      return Object.assign(webhook, started, body);
    }),
    mockCall(baseUrl, contract.rotateWebhookSecret, ({ params, body: { gracePeriodInSecs } }) => {
      const endsAt = gracePeriodInSecs === 0 ? null : new Date(Date.now() + gracePeriodInSecs * 1_000).toISOString();
      return { ...Object.assign(find(params), { previousSecretEndsAt: endsAt }), secret };
    }),
    mockCall(baseUrl, contract.deleteWebhook, ({ params }) => {
      const webhook = find(params);
      state.webhooks[params.projectId] = ofProject(params.projectId).filter((other) => other !== webhook);
      return null;
    }),
    mockCall(baseUrl, contract.testWebhook, ({ params }) => deliver(params, { event: 'test', eventId: 'evt_test' })),
    mockCall(baseUrl, contract.listWebhookDeliveries, ({ params, query: { status, event, lastId, limit } }) => {
      const deliveries = deliveriesOf(params).filter(
        (delivery) => (status === undefined || delivery.status === status) && (event === undefined || delivery.event === event),
      );
      const start = lastId === undefined ? 0 : deliveries.findIndex(({ id }) => id === lastId) + 1;
      const end = start + limit;
      return { data: deliveries.slice(start, end).map(withoutDetails), hasMore: deliveries.length > end };
    }),
    mockCall(baseUrl, contract.getWebhookDelivery, ({ params }) => findDelivery(params)),
    mockCall(baseUrl, contract.redeliverWebhookDelivery, ({ params }) => {
      const { id, eventId, event, requestBody } = findDelivery(params);
      return deliver(params, { redeliveryOf: id, eventId, event, requestBody });
    }),
  ];
};
