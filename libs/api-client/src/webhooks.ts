import * as calls from '@onepoint/api-contract/calls/webhooks';
import { createCall, createQueryKey, createQueryOptions, type CallParameters } from './client/create-call.ts';
import { createListQueryKey, createPagedQueryOptions } from './query/paged-query-options.ts';

export type CreateWebhookParameters = CallParameters<typeof calls.createWebhook>;
export type UpdateWebhookParameters = CallParameters<typeof calls.updateWebhook>;

/** Lists a project's webhooks, oldest first. */
export const listWebhooks = createCall(calls.listWebhooks);
export const listWebhooksQueryKey = createQueryKey(calls.listWebhooks);
export const listWebhooksQueryOptions = createQueryOptions(calls.listWebhooks, { staleTime: 0 });

export const getWebhook = createCall(calls.getWebhook);
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

/** Lists one page of a webhook's deliveries, newest first. */
export const listWebhookDeliveries = createCall(calls.listWebhookDeliveries);
export const listWebhookDeliveriesQueryKey = createListQueryKey(calls.listWebhookDeliveries);
/** A webhook's deliveries, page by page. Pending ones change. */
export const listWebhookDeliveriesQueryOptions = createPagedQueryOptions(calls.listWebhookDeliveries, {
  limit: 20,
  mayChange: ({ status }) => status === 'pending',
  staleTime: 0,
});

export const getWebhookDelivery = createCall(calls.getWebhookDelivery);
export const getWebhookDeliveryQueryKey = createQueryKey(calls.getWebhookDelivery);
export const getWebhookDeliveryQueryOptions = createQueryOptions(calls.getWebhookDelivery, { staleTime: 0 });
/** Resends the event of a delivery as a new delivery. */
export const redeliverWebhookDelivery = createCall(calls.redeliverWebhookDelivery);
