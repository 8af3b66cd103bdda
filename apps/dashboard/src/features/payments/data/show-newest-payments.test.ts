import { listPaymentsQueryKey } from '@onepoint/api-client';
import type { Payment } from '@onepoint/api-contract';
import { confirmedPaymentFixture, paymentFixture } from '@onepoint/testing/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showNewestPayments } from './show-newest-payments.ts';

const { projectId } = paymentFixture();
const key = [...listPaymentsQueryKey({ projectId }), { pages: 20 }];
const at = (minute: number) => ({ id: `pay_${String(minute)}`, createdAt: `2026-03-14T12:${String(minute).padStart(2, '0')}:00.000Z` });
const pages = (...data: Payment[][]) => ({ pages: data.map((page) => ({ data: page, hasMore: false })), pageParams: [] });

function show(cached: ReturnType<typeof pages>, newest: Payment[]) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key, cached);
  showNewestPayments(queryClient, projectId, newest);
  return { shown: queryClient.getQueryData<ReturnType<typeof pages>>(key), isStale: queryClient.getQueryState(key)?.isInvalidated };
}

test('payments that nobody began here come on top, the newest first, and the pages below stay', () => {
  const [first, second, third, fourth] = [1, 2, 3, 4].map((minute) => confirmedPaymentFixture(at(minute))) as [
    Payment,
    Payment,
    Payment,
    Payment,
  ];
  expect(show(pages([second], [first]), [fourth, third, second]).shown).toEqual(pages([fourth, third, second], [first]));
});

test('one that was put on top here while the others were asked for stays on top', () => {
  const [known, arrived, created] = [1, 2, 3].map((minute) => paymentFixture(at(minute))) as [Payment, Payment, Payment];
  expect(show(pages([created, known]), [arrived, known]).shown).toEqual(pages([created, arrived, known]));
});

test('one that became another is replaced on whatever page it is, and a settled one never becomes open again', () => {
  const [open, paid] = [paymentFixture(at(1)), confirmedPaymentFixture(at(1))];
  const other = paymentFixture(at(2));
  expect(show(pages([other], [open]), [other, paid]).shown).toEqual(pages([other], [paid]));
  expect(show(pages([other], [paid]), [other, open]).shown).toEqual(pages([other], [paid]));
});

test('where nothing is new the list is the same object, so that nothing is drawn again', () => {
  const cached = pages([paymentFixture(at(1))]);
  expect(show(cached, [paymentFixture(at(1))]).shown).toBe(cached);
  expect(show(pages([]), []).isStale).toBe(false);
});

test('where none of the newest is known the list is asked for anew: rows between may be missing', () => {
  const cached = pages([paymentFixture(at(1))]);
  expect(show(cached, [paymentFixture(at(30))])).toEqual({ shown: cached, isStale: true });
  expect(show(pages([]), [paymentFixture(at(1))]).isStale).toBe(true);
});
