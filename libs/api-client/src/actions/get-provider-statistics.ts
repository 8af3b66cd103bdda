import * as calls from '@onepoint/api-contract/calls/statistics';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetProviderStatisticsParameters = CallInput<typeof calls.getProviderStatistics>['params'] &
  CallInput<typeof calls.getProviderStatistics>['query'];
export type GetProviderStatisticsReturnType = CallOutput<typeof calls.getProviderStatistics>;

/** Requests that one provider was asked over time; those it did not answer are errors. */
export function getProviderStatistics(
  client: ApiClient,
  { projectId, providerId, ...query }: GetProviderStatisticsParameters,
  options?: CallOptions,
): Promise<GetProviderStatisticsReturnType> {
  return client.call(calls.getProviderStatistics, { params: { projectId, providerId }, query }, options);
}
