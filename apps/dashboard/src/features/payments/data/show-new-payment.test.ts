import { listPaymentsQueryKey } from '@onepoint/api-client';
import { paymentFixture } from '@onepoint/testing/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showNewPayment } from './show-new-payment.ts';

const [first, second, created] = ['pay_1', 'pay_2', 'pay_new'].map((id) => paymentFixture({ id }));
const pagesKey = [...listPaymentsQueryKey(paymentFixture()), { pages: 20 }];
const openKey = [...listPaymentsQueryKey(paymentFixture()), { status: 'CREATED', limit: 3 }];
const pages = (...data: unknown[][]) => ({ pages: data.map((page) => ({ data: page, hasMore: false })), pageParams: [] });

function setUp(data: unknown) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(pagesKey, data);
  if (created) showNewPayment(queryClient, created);
  return queryClient.getQueryData(pagesKey);
}

test('a new payment stands on top of the first page, and the other pages stay as they are', () => {
  expect(setUp(pages([first], [second]))).toEqual(pages([created, first], [second]));
});

test('a payment that is listed already is not listed twice', () => {
  expect(setUp(pages([first, created]))).toEqual(pages([created, first]));
});

test('an empty list gets its first payment, and a list that was never asked for is left alone', () => {
  expect(setUp(pages([]))).toEqual(pages([created]));
  expect(setUp(undefined)).toBeUndefined();
});

test('lists that are no pages are not touched: they are asked for anew', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(openKey, { data: [first], hasMore: false });
  showNewPayment(queryClient, paymentFixture());
  expect(queryClient.getQueryData(openKey)).toEqual({ data: [first], hasMore: false });
});
