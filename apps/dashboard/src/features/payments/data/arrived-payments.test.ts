import { confirmedPaymentFixture, paymentFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { arrivedPayments } from './arrived-payments.ts';

test('what arrived is what came to the address since the last time: no invoices, and nothing twice', () => {
  const known = confirmedPaymentFixture({ id: 'pay_known', type: 'CUSTODIAL' });
  const first = confirmedPaymentFixture({ id: 'pay_first', type: 'CUSTODIAL' });
  const second = confirmedPaymentFixture({ id: 'pay_second', type: 'CUSTODIAL' });
  const invoice = confirmedPaymentFixture({ id: 'pay_invoice' });
  const open = paymentFixture({ id: 'pay_open' });
  expect(arrivedPayments([known], [open, invoice, second, first, known])).toEqual([first, second]);
  expect(arrivedPayments([], [])).toEqual([]);
});
