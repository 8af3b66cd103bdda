import { confirmedPaymentFixture, paymentFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { paymentsCsv } from './payments-csv.ts';

const texts = {
  id: 'Id',
  created: 'Created',
  settled: 'Settled',
  type: 'Way',
  status: 'Status',
  amount: 'Amount',
  fee: 'Fee',
  credited: 'Credited',
};

test('amounts are plain dollars, times ISO 8601, and what is not there is empty', () => {
  const payments = [paymentFixture({ id: 'pay_1' }), confirmedPaymentFixture({ id: 'pay_2', amount: 123_456_789, credited: 123_456_649 })];
  expect(paymentsCsv(payments, { texts, typeName: () => 'CryptoCloud' }).split('\r\n')).toEqual([
    'Id,Created,Settled,Way,Status,Amount,Fee,Credited',
    'pay_1,2026-03-14T11:40:00.000Z,,CryptoCloud,CREATED,100.00,1.40,',
    'pay_2,2026-03-14T11:40:00.000Z,2026-03-14T11:52:00.000Z,CryptoCloud,CONFIRMED,1234567.89,1.40,1234566.49',
    '',
  ]);
});

test('what was paid is in the file and not what was asked for, so that fee and credit add up to it', () => {
  const overpaid = confirmedPaymentFixture({ amount: 3_000, fee: 140, credited: 3_610 });
  expect(paymentsCsv([overpaid], { texts, typeName: (type) => type })).toContain(',37.50,1.40,36.10');
});

test('a status that a spreadsheet would run is text', () => {
  const csv = paymentsCsv([paymentFixture({ status: '=HYPERLINK("https://evil.example")' })], { texts, typeName: (type) => type });
  expect(csv).toContain(`'=HYPERLINK`);
});
