import { contract } from '@onepoint/api-contract';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetApiKeyStatisticsParameters = CallInput<typeof contract.getApiKeyStatistics>['params'] &
  CallInput<typeof contract.getApiKeyStatistics>['query'];
export type GetApiKeyStatisticsReturnType = CallOutput<typeof contract.getApiKeyStatistics>;

/** Requests of one API key over time. */
export function getApiKeyStatistics(
  client: ApiClient,
  { projectId, apiKeyId, ...query }: GetApiKeyStatisticsParameters,
  options?: CallOptions,
): Promise<GetApiKeyStatisticsReturnType> {
  return client.call(contract.getApiKeyStatistics, { params: { projectId, apiKeyId }, query }, options);
}
