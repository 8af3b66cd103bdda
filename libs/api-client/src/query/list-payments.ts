import { paymentWatchedMs, type Payment } from '@onepoint/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { listPayments, type ListPaymentsParameters } from '../actions/list-payments.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { pagedQueryOptions } from './paged-query-options.ts';

/** What the call gives at once at most. */
const paymentsMax = 100;

/** Beginning of the keys of every list of a project's payments, for invalidating them all. */
export const listPaymentsQueryKey = ({ projectId }: Pick<ListPaymentsParameters, 'projectId'>) => ['listPayments', projectId] as const;

/** An open payment may too, but whoever shows one checks it by itself (specification, section 4 "Payment status"). */
const mayChange = ({ status, createdAt }: Payment): boolean =>
  status !== 'CREATED' && Date.now() - Date.parse(createdAt) < paymentWatchedMs;

/** A project's payments page by page, newest first: 20 a page unless `limit` says otherwise. */
export function listPaymentsQueryOptions(
  client: ApiClient,
  { projectId, limit = 20 }: Pick<ListPaymentsParameters, 'projectId' | 'limit'>,
) {
  return pagedQueryOptions({
    queryKey: [...listPaymentsQueryKey({ projectId }), { pages: limit }] as const,
    listPage: (page, options) => listPayments(client, { projectId, ...page }, options),
    limit,
    limitMax: paymentsMax,
    mayChange,
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
