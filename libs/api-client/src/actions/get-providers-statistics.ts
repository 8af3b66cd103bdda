import * as calls from '@onepoint/api-contract/calls/statistics';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetProvidersStatisticsParameters = CallInput<typeof calls.getProvidersStatistics>['params'] &
  CallInput<typeof calls.getProvidersStatistics>['query'];
export type GetProvidersStatisticsReturnType = CallOutput<typeof calls.getProvidersStatistics>;

/** Requests served by the providers of a project over time. */
export function getProvidersStatistics(
  client: ApiClient,
  { projectId, ...query }: GetProvidersStatisticsParameters,
  options?: CallOptions,
): Promise<GetProvidersStatisticsReturnType> {
  return client.call(calls.getProvidersStatistics, { params: { projectId }, query }, options);
}
