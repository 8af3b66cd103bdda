import { contract } from '@onepoint/api-contract';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetProjectStatisticsParameters = CallInput<typeof contract.getProjectStatistics>['params'] &
  CallInput<typeof contract.getProjectStatistics>['query'];
export type GetProjectStatisticsReturnType = CallOutput<typeof contract.getProjectStatistics>;

/** Requests of a project over time, all API keys together. */
export function getProjectStatistics(
  client: ApiClient,
  { projectId, ...query }: GetProjectStatisticsParameters,
  options?: CallOptions,
): Promise<GetProjectStatisticsReturnType> {
  return client.call(contract.getProjectStatistics, { params: { projectId }, query }, options);
}
