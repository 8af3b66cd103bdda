import * as calls from '@onepoint/api-contract/calls/providers';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListProviderRewardsParameters = CallInput<typeof calls.listProviderRewards>['params'];
export type ListProviderRewardsReturnType = CallOutput<typeof calls.listProviderRewards>;

/** What a project's nodes earned, by month. */
export function listProviderRewards(
  client: ApiClient,
  params: ListProviderRewardsParameters,
  options?: CallOptions,
): Promise<ListProviderRewardsReturnType> {
  return client.call(calls.listProviderRewards, { params }, options);
}
