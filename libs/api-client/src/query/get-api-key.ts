import { queryOptions } from '@tanstack/react-query';
import { getApiKey, type GetApiKeyParameters } from '../actions/get-api-key.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const getApiKeyQueryKey = (parameters: GetApiKeyParameters) => ['getApiKey', parameters] as const;

/** One API key. */
export function getApiKeyQueryOptions(client: ApiClient, parameters: GetApiKeyParameters) {
  return queryOptions({
    queryKey: getApiKeyQueryKey(parameters),
    queryFn: ({ signal }) => getApiKey(client, parameters, { signal }),
  });
}
