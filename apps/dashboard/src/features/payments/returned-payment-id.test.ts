import { expect, test } from 'vitest';
import { returnedPaymentId } from './returned-payment-id.ts';

const idIn = (search: string) => returnedPaymentId(new URLSearchParams(search));

test('the payment page’s address names the payment', () => {
  expect(idIn('?order_id=pay_4b7Qx&invoice_uuid=INV-6NRK2WD9')).toBe('pay_4b7Qx');
});

test.each(['', '?order_id=', '?order_id=proj_1', '?order_id=pay_1/../check', '?invoice_uuid=INV-6NRK2WD9'])('%j names none', (search) => {
  expect(idIn(search)).toBeUndefined();
});
