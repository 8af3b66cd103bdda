import { listPaymentsQueryKey, type ListPaymentsReturnType } from '@onepoint/api-client';
import type { Payment } from '@onepoint/api-contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { isPagedPayments } from './is-paged-payments.ts';

type Pages = InfiniteData<ListPaymentsReturnType, string | undefined>;

/**
 * Brings the pages of payments that are at hand up to date with the newest of them: unknown ones are put on top, those that became something
 * else are replaced. Where so many are new that none is known, the list is asked for anew.
 */
export function showNewestPayments(queryClient: QueryClient, projectId: string, newest: readonly Payment[]): void {
  const filters = { queryKey: listPaymentsQueryKey({ projectId }), predicate: isPagedPayments };
  for (const [queryKey, cached] of queryClient.getQueriesData<Pages>(filters)) {
    if (!cached) continue;
    const merged = merge(cached, newest);
    if (merged === null) void queryClient.invalidateQueries({ queryKey });
    else if (merged !== cached) queryClient.setQueryData(queryKey, merged);
  }
}

/** The same pages where nothing is new; null where rows between the newest and the known ones may be missing. */
function merge(cached: Pages, newest: readonly Payment[]): Pages | null {
  const known = new Map(cached.pages.flatMap(({ data }) => data).map((payment) => [payment.id, payment]));
  const added = newest.filter(({ id }) => !known.has(id));
  if (added.length > 0 && added.length === newest.length) return null;
  const changed = new Map(newest.filter((payment) => isNews(payment, known.get(payment.id))).map((payment) => [payment.id, payment]));
  if (added.length === 0 && changed.size === 0) return cached;
  const pages = cached.pages.map((page, index) => {
    const data = page.data.map((payment) => changed.get(payment.id) ?? payment);
    return { ...page, data: index === 0 ? [...added, ...data].toSorted(newestFirst) : data };
  });
  return { ...cached, pages };
}

/** A settled payment is never open again: an answer that says so was on its way for longer than the check that settled it. */
function isNews(payment: Payment, known: Payment | undefined): boolean {
  if (known === undefined || (payment.status === 'CREATED' && known.status !== 'CREATED')) return false;
  return payment.status !== known.status || payment.credited !== known.credited;
}

function newestFirst(one: Payment, other: Payment): number {
  return Date.parse(other.createdAt) - Date.parse(one.createdAt);
}
