import * as calls from '@onepoint/api-contract/calls/statistics';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetProvidersStatisticsParameters = CallInput<typeof calls.getProvidersStatistics>['params'] &
  CallInput<typeof calls.getProvidersStatistics>['query'];
export type GetProvidersStatisticsReturnType = CallOutput<typeof calls.getProvidersStatistics>;

/** Requests that the providers of a project were asked over time; those they did not answer are errors. */
export function getProvidersStatistics(
  client: ApiClient,
  { projectId, ...query }: GetProvidersStatisticsParameters,
  options?: CallOptions,
): Promise<GetProvidersStatisticsReturnType> {
  return client.call(calls.getProvidersStatistics, { params: { projectId }, query }, options);
}
