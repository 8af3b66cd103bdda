import { queryOptions } from '@tanstack/react-query';
import { listApiKeys, type ListApiKeysParameters } from '../actions/list-api-keys.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const listApiKeysQueryKey = (parameters: ListApiKeysParameters) => ['listApiKeys', parameters] as const;

/** API keys of a project, newest first. */
export function listApiKeysQueryOptions(client: ApiClient, parameters: ListApiKeysParameters) {
  return queryOptions({
    queryKey: listApiKeysQueryKey(parameters),
    queryFn: ({ signal }) => listApiKeys(client, parameters, { signal }),
  });
}
