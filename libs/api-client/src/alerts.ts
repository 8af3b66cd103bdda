import * as calls from '@onepoint/api-contract/calls/alerts';
import * as webhookCalls from '@onepoint/api-contract/calls/webhooks';
import { createCall } from './client/create-call.ts';
import { createQueryKey, createQueryOptions } from './query/create-query.ts';
import { createListQueryKey, createPagedQueryOptions } from './query/paged-query-options.ts';

/** Lists a page of a project's alerts, newest first, including resolved ones. */
export const listAlerts = createCall(calls.listAlerts);
export const listAlertsQueryKey = createListQueryKey(calls.listAlerts);
/** A project's alerts page by page. An open alert may have been resolved or acknowledged. */
export const listAlertsQueryOptions = createPagedQueryOptions(calls.listAlerts, {
  limit: 10,
  mayChange: ({ resolvedAt }) => resolvedAt === null,
  staleTime: 0,
});

/** Marks an alert as seen: banners no longer show it. */
export const acknowledgeAlert = createCall(calls.acknowledgeAlert);

/** Gets a project's webhook for alerts and its latest deliveries. */
export const getWebhook = createCall(webhookCalls.getWebhook);
export const getWebhookQueryKey = createQueryKey(webhookCalls.getWebhook);
export const getWebhookQueryOptions = createQueryOptions(webhookCalls.getWebhook, { staleTime: 0 });

/** Sets the webhook for alerts. The response contains the signing secret, once. */
export const setWebhook = createCall(webhookCalls.setWebhook);
/** Deletes the webhook; pending deliveries are dropped. */
export const deleteWebhook = createCall(webhookCalls.deleteWebhook);
export const testWebhook = createCall(webhookCalls.testWebhook);
