import { queryOptions } from '@tanstack/react-query';
import { listProviders, type ListProvidersParameters } from '../actions/list-providers.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const listProvidersQueryKey = (parameters: ListProvidersParameters) => ['listProviders', parameters] as const;

/** A project's providers, newest first. */
export function listProvidersQueryOptions(client: ApiClient, parameters: ListProvidersParameters) {
  return queryOptions({
    queryKey: listProvidersQueryKey(parameters),
    queryFn: ({ signal }) => listProviders(client, parameters, { signal }),
  });
}
