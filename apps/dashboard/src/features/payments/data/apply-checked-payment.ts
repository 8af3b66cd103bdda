import { getCurrentUserQueryKey, getPaymentQueryKey, listPaymentsQueryKey, listProjectsQueryKey } from '@onepoint/api-client';
import type { Payment } from '@onepoint/api-contract';
import type { QueryClient } from '@tanstack/react-query';

interface PaymentsPage {
  readonly data: readonly Payment[];
}

/** A page of payments, or pages of them, as the cache has them. */
type Cached = PaymentsPage | { readonly pages: readonly PaymentsPage[] };

/**
 * Takes over what a check found (specification, section 4 "Payment status"): the payment is replaced wherever it is listed; one that is no
 * longer CREATED refreshes the projects and their balances, and a status that changed in a list refreshes the current user.
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
  queryClient.setQueriesData<Cached>({ queryKey: listPaymentsQueryKey(payment) }, (cached) => {
    if (!cached) return cached;
    if ('pages' in cached) return { ...cached, pages: cached.pages.map(replaceInPage) };
    return replaceInPage(cached);
  });
  const { projectId, id: paymentId } = payment;
  queryClient.setQueryData(getPaymentQueryKey({ projectId, paymentId }), payment);
  if (payment.status !== 'CREATED') void queryClient.invalidateQueries({ queryKey: listProjectsQueryKey() });
  if (changed) void queryClient.invalidateQueries({ queryKey: getCurrentUserQueryKey() });
}
