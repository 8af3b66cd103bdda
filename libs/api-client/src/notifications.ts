import * as alertCalls from '@onepoint/api-contract/calls/alerts';
import * as calls from '@onepoint/api-contract/calls/webhooks';
import { createCall, createQueryKey, createQueryOptions, type CallParameters } from './client/create-call.ts';
import { createListQueryKey, createPagedQueryOptions } from './query/paged-query-options.ts';

export type CreateWebhookParameters = CallParameters<typeof calls.createWebhook>;
export type UpdateWebhookParameters = CallParameters<typeof calls.updateWebhook>;

export const listAlertsQueryKey = createListQueryKey(alertCalls.listAlerts);
/** Newest first, including resolved alerts. Only open alerts can change. */
export const listAlertsQueryOptions = createPagedQueryOptions(alertCalls.listAlerts, {
  limit: 10,
  mayChange: ({ resolvedAt }) => resolvedAt === null,
  staleTime: 0,
});

/** Hides the alert's banner. */
export const acknowledgeAlert = createCall(alertCalls.acknowledgeAlert);

/** Oldest first. */
export const listWebhooksQueryKey = createQueryKey(calls.listWebhooks);
export const listWebhooksQueryOptions = createQueryOptions(calls.listWebhooks, { staleTime: 0 });

export const getWebhookQueryKey = createQueryKey(calls.getWebhook);
export const getWebhookQueryOptions = createQueryOptions(calls.getWebhook, { staleTime: 0 });

/** Adds a webhook. Only this response contains its signing secret. */
export const createWebhook = createCall(calls.createWebhook);
/** Changes, enables, or disables a webhook. Omitted fields don't change. */
export const updateWebhook = createCall(calls.updateWebhook);
/** Only this response contains the new secret. */
export const rotateWebhookSecret = createCall(calls.rotateWebhookSecret);
/** Also deletes its deliveries. */
export const deleteWebhook = createCall(calls.deleteWebhook);
export const testWebhook = createCall(calls.testWebhook);

export const listWebhookDeliveriesQueryKey = createListQueryKey(calls.listWebhookDeliveries);
/** Newest first. Only pending deliveries can change. */
export const listWebhookDeliveriesQueryOptions = createPagedQueryOptions(calls.listWebhookDeliveries, {
  limit: 20,
  mayChange: ({ status }) => status === 'pending',
  staleTime: 0,
});

export const getWebhookDeliveryQueryOptions = createQueryOptions(calls.getWebhookDelivery, { staleTime: 0 });
/** Resends the delivery's event as a new delivery. */
export const redeliverWebhookDelivery = createCall(calls.redeliverWebhookDelivery);
