import * as calls from '@onepoint/api-contract/calls/webhooks';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type DeleteWebhookParameters = CallInput<typeof calls.deleteWebhook>['params'];
export type DeleteWebhookReturnType = CallOutput<typeof calls.deleteWebhook>;

/** Deletes the webhook; what waits for it is given up. */
export function deleteWebhook(client: ApiClient, params: DeleteWebhookParameters, options?: CallOptions): Promise<DeleteWebhookReturnType> {
  return client.call(calls.deleteWebhook, { params }, options);
}
