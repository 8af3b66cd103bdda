import type { Call } from '@onepoint/api-contract';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/create-api-client.ts';
import { createCall, type CallArguments, type CallParameters } from '../client/create-call.ts';

/** The parameters of a call as arguments of its query: none for a call that takes none. */
type QueryArguments<TCall extends Call> = unknown extends CallParameters<TCall> ? [] : [parameters: CallParameters<TCall>];

/** Makes the query key function of a read: `['getApiKey', { projectId, apiKeyId }]`. */
/* @__NO_SIDE_EFFECTS__ */
export function createQueryKey<TCall extends Call>({ operationId }: TCall) {
  return (...parameters: QueryArguments<TCall>) => [operationId as TCall['operationId'], ...parameters] as const;
}

/**
 * Makes the TanStack Query options function of a read: `useQuery(getApiKeyQueryOptions(client, { projectId, apiKeyId }))`.
 *
 * @param staleTime milliseconds; default: the query client's
 */
/* @__NO_SIDE_EFFECTS__ */
export function createQueryOptions<TCall extends Call>(call: TCall, { staleTime }: { readonly staleTime?: number } = {}) {
  const queryKey = createQueryKey(call);
  const run = createCall(call);
  return (client: ApiClient, ...parameters: QueryArguments<TCall>) =>
    queryOptions({
      queryKey: queryKey(...parameters),
      queryFn: ({ signal }) => run(client, ...([...parameters, { signal }] as unknown as CallArguments<TCall>)),
      ...(staleTime === undefined ? {} : { staleTime }),
    });
}
