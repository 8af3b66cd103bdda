import * as calls from '@onepoint/api-contract/calls/usage';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetUsageParameters = CallInput<typeof calls.getUsage>['params'] & CallInput<typeof calls.getUsage>['query'];
export type GetUsageReturnType = CallOutput<typeof calls.getUsage>;

/** What a project used and what it cost: by day, by method and by API key. */
export function getUsage(
  client: ApiClient,
  { projectId, ...query }: GetUsageParameters,
  options?: CallOptions,
): Promise<GetUsageReturnType> {
  return client.call(calls.getUsage, { params: { projectId }, query }, options);
}
