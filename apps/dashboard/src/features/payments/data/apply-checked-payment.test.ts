import { getCurrentUserQueryKey, listPaymentsQueryKey, listProjectsQueryKey } from '@onepoint/api-client';
import { confirmedPaymentFixture, paymentFixture } from '@onepoint/testing/api';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { applyCheckedPayment } from './apply-checked-payment.ts';

const open = paymentFixture();
const paid = confirmedPaymentFixture({ id: open.id });
const other = paymentFixture({ id: 'pay_other' });
const pagesKey = [...listPaymentsQueryKey(open), { pages: 20 }];
const openKey = [...listPaymentsQueryKey(open), { status: 'CREATED', limit: 3 }];

function setUp() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(pagesKey, {
    pages: [
      { data: [other], hasMore: true },
      { data: [open], hasMore: false },
    ],
    pageParams: [],
  });
  queryClient.setQueryData(openKey, { data: [open], hasMore: false });
  queryClient.setQueryData(listProjectsQueryKey(), []);
  queryClient.setQueryData(getCurrentUserQueryKey(), {});
  const isStale = (queryKey: QueryKey) => queryClient.getQueryState(queryKey)?.isInvalidated;
  return { queryClient, isStale };
}

test('a payment is replaced wherever it is listed, and nothing else is', () => {
  const { queryClient } = setUp();
  applyCheckedPayment(queryClient, paid);
  expect(queryClient.getQueryData(pagesKey)).toMatchObject({ pages: [{ data: [other] }, { data: [paid] }] });
  expect(queryClient.getQueryData(openKey)).toMatchObject({ data: [paid] });
});

test('a payment that is settled refreshes projects and user', () => {
  const { queryClient, isStale } = setUp();
  applyCheckedPayment(queryClient, paid);
  expect([isStale(listProjectsQueryKey()), isStale(getCurrentUserQueryKey())]).toEqual([true, true]);
});

test('a payment that is open still refreshes nothing', () => {
  const { queryClient, isStale } = setUp();
  applyCheckedPayment(queryClient, open);
  expect([isStale(listProjectsQueryKey()), isStale(getCurrentUserQueryKey())]).toEqual([false, false]);
});
