import * as calls from '@onepoint/api-contract/calls/statistics';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetProjectStatisticsParameters = CallInput<typeof calls.getProjectStatistics>['params'] &
  CallInput<typeof calls.getProjectStatistics>['query'];
export type GetProjectStatisticsReturnType = CallOutput<typeof calls.getProjectStatistics>;

/** Requests of a project over time, all API keys together. */
export function getProjectStatistics(
  client: ApiClient,
  { projectId, ...query }: GetProjectStatisticsParameters,
  options?: CallOptions,
): Promise<GetProjectStatisticsReturnType> {
  return client.call(calls.getProjectStatistics, { params: { projectId }, query }, options);
}
