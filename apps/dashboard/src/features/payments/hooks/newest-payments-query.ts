import {
  listPayments,
  listPaymentsQueryKey,
  listPaymentsQueryOptions,
  type ApiClient,
  type ListPaymentsReturnType,
} from '@onepoint/api-client';
import type { Payment } from '@onepoint/api-contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { refreshEvery } from '../../../shared/live-data.ts';
import { arrivedPayments } from '../data/arrived-payments.ts';
import { showNewestPayments } from '../data/show-newest-payments.ts';

const refreshMs = 5000;
/** The page that the list itself begins with. */
const limit = 20;

/**
 * Asks for the newest payments as long as somebody sees the page, and shows them in the list: deposits to the project's address come without
 * anybody having begun them here, and other tabs and members make payments too.
 *
 * @param onArrived told of each deposit that arrived since they were asked for before
 */
export function newestPaymentsQueryOptions(
  client: ApiClient,
  queryClient: QueryClient,
  projectId: string,
  onArrived: (payment: Payment) => void,
) {
  const { queryKey: listed } = listPaymentsQueryOptions(client, { projectId, limit });
  const queryKey = [...listPaymentsQueryKey({ projectId }), { newest: limit }] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await listPayments(client, { projectId, limit }, { signal });
      const before = queryClient.getQueryData<ListPaymentsReturnType>(queryKey);
      if (before) arrivedPayments(before.data, page.data).forEach(onArrived);
      showNewestPayments(queryClient, projectId, page.data);
      return page;
    },
    // A list that has just come is as good as having asked.
    initialData: () => queryClient.getQueryData(listed)?.pages[0],
    initialDataUpdatedAt: () => queryClient.getQueryState(listed)?.dataUpdatedAt,
    refetchInterval: refreshEvery(refreshMs),
    staleTime: refreshMs,
  });
}
