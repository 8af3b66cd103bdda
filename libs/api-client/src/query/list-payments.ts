import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listPayments, type ListPaymentsParameters } from '../actions/list-payments.ts';
import type { ApiClient } from '../client/create-api-client.ts';

/** Beginning of the keys of every list of a project's payments, for invalidating them all. */
export const listPaymentsQueryKey = ({ projectId }: Pick<ListPaymentsParameters, 'projectId'>) => ['listPayments', projectId] as const;

/** A project's payments page by page, newest first: 20 a page unless `limit` says otherwise. */
export function listPaymentsQueryOptions(
  client: ApiClient,
  { projectId, limit = 20 }: Pick<ListPaymentsParameters, 'projectId' | 'limit'>,
) {
  return infiniteQueryOptions({
    queryKey: [...listPaymentsQueryKey({ projectId }), { pages: limit }] as const,
    queryFn: ({ pageParam, signal }) => listPayments(client, { projectId, limit, lastId: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
  });
}

/** The newest payments of a project that wait to be paid. */
export function listOpenPaymentsQueryOptions(client: ApiClient, { projectId, limit }: Pick<ListPaymentsParameters, 'projectId' | 'limit'>) {
  return queryOptions({
    queryKey: [...listPaymentsQueryKey({ projectId }), { status: 'CREATED', limit }] as const,
    queryFn: ({ signal }) => listPayments(client, { projectId, limit, status: 'CREATED' }, { signal }),
    // What was paid a minute ago must not be offered for payment again.
    staleTime: 0,
  });
}
