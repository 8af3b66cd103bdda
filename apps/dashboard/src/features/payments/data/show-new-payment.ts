import { listPaymentsQueryKey, type ListPaymentsReturnType } from '@onepoint/api-client';
import type { Payment } from '@onepoint/api-contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { isPagedPayments } from './is-paged-payments.ts';

type Pages = InfiniteData<ListPaymentsReturnType, string | undefined>;

/** Puts a new payment on top of the first page of the payments that are at hand (specification, section 4 "Payment status"). */
export function showNewPayment(queryClient: QueryClient, payment: Payment): void {
  queryClient.setQueriesData<Pages>({ queryKey: listPaymentsQueryKey(payment), predicate: isPagedPayments }, (pages) => {
    const [first, ...rest] = pages?.pages ?? [];
    if (!pages || !first) return pages;
    return { ...pages, pages: [{ ...first, data: [payment, ...first.data.filter(({ id }) => id !== payment.id)] }, ...rest] };
  });
}
