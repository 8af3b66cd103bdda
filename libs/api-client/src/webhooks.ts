import * as calls from '@onepoint/api-contract/calls/webhooks';
import { createCall } from './client/create-call.ts';
import { createQueryKey, createQueryOptions } from './query/create-query.ts';

/** Gets a project's webhook for alerts and its latest deliveries. */
export const getWebhook = createCall(calls.getWebhook);
/** Sets the webhook for alerts. The response contains the signing secret, once. */
export const setWebhook = createCall(calls.setWebhook);
/** Deletes the webhook; pending deliveries are dropped. */
export const deleteWebhook = createCall(calls.deleteWebhook);
export const testWebhook = createCall(calls.testWebhook);

export const getWebhookQueryKey = createQueryKey(calls.getWebhook);
export const getWebhookQueryOptions = createQueryOptions(calls.getWebhook, { staleTime: 0 });
