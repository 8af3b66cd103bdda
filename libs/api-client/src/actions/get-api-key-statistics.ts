import * as calls from '@onepoint/api-contract/calls/statistics';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetApiKeyStatisticsParameters = CallInput<typeof calls.getApiKeyStatistics>['params'] &
  CallInput<typeof calls.getApiKeyStatistics>['query'];
export type GetApiKeyStatisticsReturnType = CallOutput<typeof calls.getApiKeyStatistics>;

/** Requests of one API key over time. */
export function getApiKeyStatistics(
  client: ApiClient,
  { projectId, apiKeyId, ...query }: GetApiKeyStatisticsParameters,
  options?: CallOptions,
): Promise<GetApiKeyStatisticsReturnType> {
  return client.call(calls.getApiKeyStatistics, { params: { projectId, apiKeyId }, query }, options);
}
