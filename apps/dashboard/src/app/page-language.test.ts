import { expect, test } from 'vitest';
import { paymentReturnAddress } from './page-language.ts';

const at = (path: string, last: string | null): string | undefined => {
  const { pathname, search, hash } = new URL(path, 'https://onepoint.test');
  return paymentReturnAddress({ pathname, search, hash }, last);
};

test('returns from the payment page in the last language of the dashboard', () => {
  const query = '?order_id=pay_1&invoice_uuid=INV-1#top';
  expect(at(`/dashboard/payments${query}`, 'ja')).toBe(`/ja/dashboard/payments${query}`);
  expect(at(`/dashboard/payments${query}`, 'en')).toBe(`/dashboard/payments${query}`);
});

test.each([
  ['/dashboard/payments?order_id=pay_1', null],
  ['/dashboard/payments?order_id=pay_1', 'ru'],
  ['/dashboard/payments?order_id=pay_1', 'xx'],
  ['/dashboard/payments', 'ja'],
  ['/dashboard/usage?order_id=pay_1', 'ja'],
  ['/ko/dashboard/payments?order_id=pay_1', 'ja'],
])('keeps the language of %s when the last one was %s', (path, last) => {
  expect(at(path, last)).toBeUndefined();
});
