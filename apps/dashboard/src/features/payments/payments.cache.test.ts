import {
  createApiClient,
  getCurrentUserQueryKey,
  listOpenPaymentsQueryOptions,
  listPaymentsQueryKey,
  listPaymentsQueryOptions,
  listProjectsQueryKey,
} from '@onepoint/api-client';
import type { Payment } from '@onepoint/api-contract';
import { confirmedPaymentFixture, paymentFixture } from '@onepoint/testing/api';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { applyCheckedPayment, isPagedPayments, mergeNewestPayments, prependPayment } from './payments.cache.ts';

const { projectId } = paymentFixture();
const pagesKey = [...listPaymentsQueryKey({ projectId }), { pages: 20 }];
const openKey = [...listPaymentsQueryKey({ projectId }), { status: 'CREATED', limit: 3 }];
const pages = (...data: unknown[][]) => ({ pages: data.map((page) => ({ data: page, hasMore: false })), pageParams: [] });

test('distinguishes the paged list from the open payments', () => {
  const client = createApiClient({ baseUrl: 'http://api.test', getToken: () => Promise.resolve(null) });
  const project = { projectId: 'proj_1', limit: 3 };
  expect(isPagedPayments(listPaymentsQueryOptions(client, project))).toBe(true);
  expect(isPagedPayments(listOpenPaymentsQueryOptions(client, project))).toBe(false);
});

describe('applyCheckedPayment', () => {
  const open = paymentFixture();
  const paid = confirmedPaymentFixture({ id: open.id });
  const other = paymentFixture({ id: 'pay_other' });

  function setUp() {
    const queryClient = new QueryClient();
    queryClient.setQueryData(pagesKey, pages([other], [open]));
    queryClient.setQueryData(openKey, { data: [open], hasMore: false });
    queryClient.setQueryData(listProjectsQueryKey(), []);
    queryClient.setQueryData(getCurrentUserQueryKey(), {});
    const isStale = (queryKey: QueryKey) => queryClient.getQueryState(queryKey)?.isInvalidated;
    return { queryClient, isStale };
  }

  test('replaces the payment in every list and nothing else', () => {
    const { queryClient } = setUp();
    applyCheckedPayment(queryClient, paid);
    expect(queryClient.getQueryData(pagesKey)).toMatchObject({ pages: [{ data: [other] }, { data: [paid] }] });
    expect(queryClient.getQueryData(openKey)).toMatchObject({ data: [paid] });
  });

  test('refetches projects and user when a payment is settled', () => {
    const { queryClient, isStale } = setUp();
    applyCheckedPayment(queryClient, paid);
    expect([isStale(listProjectsQueryKey()), isStale(getCurrentUserQueryKey())]).toEqual([true, true]);
  });

  test('refetches nothing while a payment is still open', () => {
    const { queryClient, isStale } = setUp();
    applyCheckedPayment(queryClient, open);
    expect([isStale(listProjectsQueryKey()), isStale(getCurrentUserQueryKey())]).toEqual([false, false]);
  });
});

describe('prependPayment', () => {
  const [first, second, created] = ['pay_1', 'pay_2', 'pay_new'].map((id) => paymentFixture({ id }));

  function prependTo(data: unknown) {
    const queryClient = new QueryClient();
    queryClient.setQueryData(pagesKey, data);
    if (created) prependPayment(queryClient, created);
    return queryClient.getQueryData(pagesKey);
  }

  test('puts a new payment at the top of the first page and leaves the other pages alone', () => {
    expect(prependTo(pages([first], [second]))).toEqual(pages([created, first], [second]));
  });

  test('lists a known payment only once', () => {
    expect(prependTo(pages([first, created]))).toEqual(pages([created, first]));
  });

  test('adds the first payment to an empty list and ignores a list that was never loaded', () => {
    expect(prependTo(pages([]))).toEqual(pages([created]));
    expect(prependTo(undefined)).toBeUndefined();
  });

  test('does not touch lists without pages', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(openKey, { data: [first], hasMore: false });
    prependPayment(queryClient, paymentFixture());
    expect(queryClient.getQueryData(openKey)).toEqual({ data: [first], hasMore: false });
  });
});

describe('mergeNewestPayments', () => {
  const at = (minute: number) => ({ id: `pay_${String(minute)}`, createdAt: `2026-03-14T12:${String(minute).padStart(2, '0')}:00.000Z` });

  function merge(cached: ReturnType<typeof pages>, newest: Payment[]) {
    const queryClient = new QueryClient();
    queryClient.setQueryData(pagesKey, cached);
    mergeNewestPayments(queryClient, projectId, newest);
    return {
      shown: queryClient.getQueryData<ReturnType<typeof pages>>(pagesKey),
      isStale: queryClient.getQueryState(pagesKey)?.isInvalidated,
    };
  }

  test('adds payments made elsewhere at the top, newest first, and keeps the pages below', () => {
    const [first, second, third, fourth] = [1, 2, 3, 4].map((minute) => confirmedPaymentFixture(at(minute))) as [
      Payment,
      Payment,
      Payment,
      Payment,
    ];
    expect(merge(pages([second], [first]), [fourth, third, second]).shown).toEqual(pages([fourth, third, second], [first]));
  });

  test('keeps a payment created here at the top if the response is older', () => {
    const [known, arrived, created] = [1, 2, 3].map((minute) => paymentFixture(at(minute))) as [Payment, Payment, Payment];
    expect(merge(pages([created, known]), [arrived, known]).shown).toEqual(pages([created, arrived, known]));
  });

  test('replaces a changed payment on any page and never reopens a settled one', () => {
    const [open, paid] = [paymentFixture(at(1)), confirmedPaymentFixture(at(1))];
    const other = paymentFixture(at(2));
    expect(merge(pages([other], [open]), [other, paid]).shown).toEqual(pages([other], [paid]));
    expect(merge(pages([other], [paid]), [other, open]).shown).toEqual(pages([other], [paid]));
  });

  test('keeps the same object if nothing changed, so that nothing re-renders', () => {
    const cached = pages([paymentFixture(at(1))]);
    expect(merge(cached, [paymentFixture(at(1))]).shown).toBe(cached);
    expect(merge(pages([]), []).isStale).toBe(false);
  });

  test('refetches the list if none of the newest is known, because rows in between may be missing', () => {
    const cached = pages([paymentFixture(at(1))]);
    expect(merge(cached, [paymentFixture(at(30))])).toEqual({ shown: cached, isStale: true });
    expect(merge(pages([]), [paymentFixture(at(1))]).isStale).toBe(true);
  });
});
