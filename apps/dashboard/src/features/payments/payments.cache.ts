import {
  getCurrentUserQueryKey,
  getPaymentQueryKey,
  listPaymentsQueryKey,
  listProjectsQueryKey,
  type ListPaymentsReturnType,
} from '@onepoint/api-client';
import type { Payment } from '@onepoint/api-contract';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';

interface PaymentsPage {
  readonly data: readonly Payment[];
}

type CachedPayments = PaymentsPage | { readonly pages: readonly PaymentsPage[] };

type Pages = InfiniteData<ListPaymentsReturnType, string | undefined>;

/** Matches the paged list of payments, but not filtered lists such as the open payments. */
export function isPagedPayments({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return queryKey.some((part) => typeof part === 'object' && part !== null && 'pages' in part);
}

/**
 * Writes a status check's result to the cache (specification, section 4, "Payment status"): replaces the payment in every list. If it is no
 * longer CREATED, refetches projects for their balances. If a list's status changed, refetches the current user.
 */
export function applyCheckedPayment(queryClient: QueryClient, payment: Payment): void {
  let changed = false;
  const replaceIn = (payments: readonly Payment[]): Payment[] =>
    payments.map((other) => {
      if (other.id !== payment.id) return other;
      changed ||= other.status !== payment.status;
      return payment;
    });
  const replaceInPage = <Page extends PaymentsPage>(page: Page): Page =>
    page.data.some(({ id }) => id === payment.id) ? { ...page, data: replaceIn(page.data) } : page;
  queryClient.setQueriesData<CachedPayments>({ queryKey: listPaymentsQueryKey(payment) }, (cached) => {
    if (!cached) return cached;
    if ('pages' in cached) return { ...cached, pages: cached.pages.map(replaceInPage) };
    return replaceInPage(cached);
  });
  const { projectId, id: paymentId } = payment;
  queryClient.setQueryData(getPaymentQueryKey({ projectId, paymentId }), payment);
  if (payment.status !== 'CREATED') void queryClient.invalidateQueries({ queryKey: listProjectsQueryKey() });
  if (changed) void queryClient.invalidateQueries({ queryKey: getCurrentUserQueryKey() });
}

/** Adds a new payment at the top of the first cached page (specification, section 4, "Payment status"). */
export function prependPayment(queryClient: QueryClient, payment: Payment): void {
  queryClient.setQueriesData<Pages>({ queryKey: listPaymentsQueryKey(payment), predicate: isPagedPayments }, (pages) => {
    const [first, ...rest] = pages?.pages ?? [];
    if (!pages || !first) return pages;
    return { ...pages, pages: [{ ...first, data: [payment, ...first.data.filter(({ id }) => id !== payment.id)] }, ...rest] };
  });
}

/**
 * Merges the newest payments into the cached pages: adds unknown ones at the top and replaces changed ones. If none is known, payments in
 * between might be missing, so refetches the list.
 */
export function mergeNewestPayments(queryClient: QueryClient, projectId: string, newest: readonly Payment[]): void {
  const filters = { queryKey: listPaymentsQueryKey({ projectId }), predicate: isPagedPayments };
  for (const [queryKey, cached] of queryClient.getQueriesData<Pages>(filters)) {
    if (!cached) continue;
    const merged = mergePages(cached, newest);
    if (merged === null) void queryClient.invalidateQueries({ queryKey });
    else if (merged !== cached) queryClient.setQueryData(queryKey, merged);
  }
}

/** Returns the same object if nothing changed. Returns null if payments between the newest and the known ones might be missing. */
function mergePages(cached: Pages, newest: readonly Payment[]): Pages | null {
  const known = new Map(cached.pages.flatMap(({ data }) => data).map((payment) => [payment.id, payment]));
  const added = newest.filter(({ id }) => !known.has(id));
  if (added.length > 0 && added.length === newest.length) return null;
  const changed = new Map(newest.filter((payment) => hasChanged(payment, known.get(payment.id))).map((payment) => [payment.id, payment]));
  if (added.length === 0 && changed.size === 0) return cached;
  const pages = cached.pages.map((page, index) => {
    const data = page.data.map((payment) => changed.get(payment.id) ?? payment);
    return { ...page, data: index === 0 ? [...added, ...data].toSorted(newestFirst) : data };
  });
  return { ...cached, pages };
}

/** Settled payments never reopen, so an open one in a response predates the check that settled it. */
function hasChanged(payment: Payment, known: Payment | undefined): boolean {
  if (known === undefined || (payment.status === 'CREATED' && known.status !== 'CREATED')) return false;
  return payment.status !== known.status || payment.credited !== known.credited || payment.received !== known.received;
}

function newestFirst(one: Payment, other: Payment): number {
  return Date.parse(other.createdAt) - Date.parse(one.createdAt);
}
