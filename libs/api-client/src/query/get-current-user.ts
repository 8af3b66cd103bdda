import { queryOptions } from '@tanstack/react-query';
import { getCurrentUser } from '../actions/get-current-user.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const getCurrentUserQueryKey = () => ['getCurrentUser'] as const;

/** The signed-in user. */
export function getCurrentUserQueryOptions(client: ApiClient) {
  return queryOptions({
    queryKey: getCurrentUserQueryKey(),
    queryFn: ({ signal }) => getCurrentUser(client, { signal }),
  });
}
