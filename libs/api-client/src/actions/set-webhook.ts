import * as calls from '@onepoint/api-contract/calls/webhooks';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type SetWebhookParameters = CallInput<typeof calls.setWebhook>['params'] & CallInput<typeof calls.setWebhook>['body'];
export type SetWebhookReturnType = CallOutput<typeof calls.setWebhook>;

/** Sets where alerts are delivered to; the reply carries the signing secret, once. */
export function setWebhook(
  client: ApiClient,
  { projectId, ...body }: SetWebhookParameters,
  options?: CallOptions,
): Promise<SetWebhookReturnType> {
  return client.call(calls.setWebhook, { params: { projectId }, body }, options);
}
