import * as alertCalls from '@onepoint/api-contract/calls/alerts';
import * as calls from '@onepoint/api-contract/calls/webhooks';
import { createCall, createQueryKey, createQueryOptions, type CallParameters } from './client/create-call.ts';
import { createListQueryKey, createPagedQueryOptions } from './query/paged-query-options.ts';

export type CreateWebhookParameters = CallParameters<typeof calls.createWebhook>;
export type UpdateWebhookParameters = CallParameters<typeof calls.updateWebhook>;

export const listAlertsQueryKey = createListQueryKey(alertCalls.listAlerts);
/** A project's alerts, page by page, newest first, including resolved ones. An open alert can have been resolved or acknowledged in the meantime. */
export const listAlertsQueryOptions = createPagedQueryOptions(alertCalls.listAlerts, {
  limit: 10,
  mayChange: ({ resolvedAt }) => resolvedAt === null,
  staleTime: 0,
});

/** Marks an alert as seen: banners no longer show it. */
export const acknowledgeAlert = createCall(alertCalls.acknowledgeAlert);

/** Lists a project's webhooks, oldest first. */
export const listWebhooksQueryKey = createQueryKey(calls.listWebhooks);
export const listWebhooksQueryOptions = createQueryOptions(calls.listWebhooks, { staleTime: 0 });

export const getWebhookQueryKey = createQueryKey(calls.getWebhook);
export const getWebhookQueryOptions = createQueryOptions(calls.getWebhook, { staleTime: 0 });

/** Adds a webhook. Only this response contains its signing secret. */
export const createWebhook = createCall(calls.createWebhook);
/** Changes, enables, or disables a webhook. Omitted fields don't change. */
export const updateWebhook = createCall(calls.updateWebhook);
/** Replaces the signing secret of a webhook. Only this response contains the new one. */
export const rotateWebhookSecret = createCall(calls.rotateWebhookSecret);
/** Deletes a webhook and its deliveries. */
export const deleteWebhook = createCall(calls.deleteWebhook);
export const testWebhook = createCall(calls.testWebhook);

export const listWebhookDeliveriesQueryKey = createListQueryKey(calls.listWebhookDeliveries);
/** A webhook's deliveries, page by page, newest first. Pending ones change. */
export const listWebhookDeliveriesQueryOptions = createPagedQueryOptions(calls.listWebhookDeliveries, {
  limit: 20,
  mayChange: ({ status }) => status === 'pending',
  staleTime: 0,
});

export const getWebhookDeliveryQueryOptions = createQueryOptions(calls.getWebhookDelivery, { staleTime: 0 });
/** Resends the event of a delivery as a new delivery. */
export const redeliverWebhookDelivery = createCall(calls.redeliverWebhookDelivery);
