import * as calls from '@onepoint/api-contract/calls/webhooks';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type TestWebhookParameters = CallInput<typeof calls.testWebhook>['params'];
export type TestWebhookReturnType = CallOutput<typeof calls.testWebhook>;

/** Delivers an event that says nothing happened. */
export function testWebhook(client: ApiClient, params: TestWebhookParameters, options?: CallOptions): Promise<TestWebhookReturnType> {
  return client.call(calls.testWebhook, { params }, options);
}
