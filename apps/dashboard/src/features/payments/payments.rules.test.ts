import { confirmedPaymentFixture, custodialWalletFixture, paymentFixture } from '@onepoint/testing/api';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrivedTransfers,
  checkDelayMs,
  findReturnedPaymentId,
  paidCents,
  parsePaymentLink,
  parsePromocode,
  paymentsCsv,
  tokenNames,
} from './payments.rules.ts';

describe('parsePaymentLink', () => {
  const rules = {
    hosts: ['pay.cryptocloud.plus', 'pay.example.com:8443', 'localhost:4700'],
    pageUrl: 'https://onepoint.example/dashboard',
  };
  const localRules = { ...rules, pageUrl: 'http://localhost:4000/dashboard' };
  const rejected = expect.objectContaining({ name: 'PaymentLinkError', code: 'LINK_REJECTED' }) as Error;

  test.each([
    'https://pay.cryptocloud.plus/6NRK2WD9',
    'https://pay.cryptocloud.plus:443/6NRK2WD9?lang=en#pay',
    'HTTPS://PAY.CRYPTOCLOUD.PLUS/6NRK2WD9',
    'https://pay.example.com:8443/x',
  ])('accepts %s', (link) => {
    expect(parsePaymentLink(link, rules).href).toBe(new URL(link).href);
  });

  test.each([null, '', '  '])('reports an empty link for %j', (link) => {
    expect(() => parsePaymentLink(link, rules)).toThrow(expect.objectContaining({ code: 'LINK_EMPTY', message: 'link is empty' }));
  });

  test.each([
    ['a script', 'javascript:alert(1)'],
    ['an obfuscated script', ' java\tscript:alert(1)//pay.cryptocloud.plus'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['http', 'http://pay.cryptocloud.plus/x'],
    ['another scheme', 'ftp://pay.cryptocloud.plus/x'],
    ['a path of this site', '/pay/x'],
    ['a host without a scheme', '//pay.cryptocloud.plus/x'],
    ['a host name only', 'pay.cryptocloud.plus'],
    ['a user name that looks like the host', 'https://pay.cryptocloud.plus@evil.example/x'],
    ['a user name before the host', 'https://someone@pay.cryptocloud.plus/x'],
    ['a password before the host', 'https://:secret@pay.cryptocloud.plus/x'],
    ['the host as a subdomain of another', 'https://pay.cryptocloud.plus.evil.example/x'],
    ['a subdomain of the host', 'https://evil.pay.cryptocloud.plus/x'],
    ['the parent of the host', 'https://cryptocloud.plus/x'],
    ['a hyphen instead of a dot', 'https://pay-cryptocloud.plus/x'],
    ['a Cyrillic letter', 'https://p\u0430y.cryptocloud.plus/x'],
    ['a trailing dot after the host', 'https://pay.cryptocloud.plus./x'],
    ['another port', 'https://pay.cryptocloud.plus:8443/x'],
    ['the default port if another one is listed', 'https://pay.example.com/x'],
    ['localhost, from a page elsewhere', 'http://localhost:4700/x'],
    ['this site’s own host', 'https://onepoint.example/x'],
  ])('rejects %s', (_, link) => {
    expect(() => parsePaymentLink(link, rules)).toThrow(rejected);
  });

  test('accepts the local sandbox over http, on the same host or a listed one', () => {
    for (const link of ['http://localhost:4000/pay/x', 'http://localhost:4700/x'])
      expect(parsePaymentLink(link, localRules).href).toBe(link);
  });

  test.each([
    'http://localhost:4001/x',
    'http://localhost.evil.example:4000/x',
    'http://127.0.0.1:4000/x',
    'http://pay.cryptocloud.plus/x',
  ])('rejects %s from localhost too', (link) => {
    expect(() => parsePaymentLink(link, localRules)).toThrow(rejected);
  });

  test('never accepts a host that is not listed', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.constantFrom('', '@', '.', '/', '\\'), (url, glue) => {
        for (const link of [url, `https://pay.cryptocloud.plus${glue}${url.slice('https://'.length)}`]) {
          try {
            expect(rules.hosts).toContain(parsePaymentLink(link, rules).host);
          } catch (error) {
            expect(error).toEqual(rejected);
          }
        }
      }),
    );
  });
});

describe('findReturnedPaymentId', () => {
  const idIn = (search: string) => findReturnedPaymentId(new URLSearchParams(search));

  test('reads the payment id from the return URL', () => {
    expect(idIn('?order_id=pay_4b7Qx&invoice_uuid=INV-6NRK2WD9')).toBe('pay_4b7Qx');
  });

  test.each(['', '?order_id=', '?order_id=proj_1', '?order_id=pay_1/../check', '?invoice_uuid=INV-6NRK2WD9'])(
    'finds no payment id in %j',
    (search) => {
      expect(idIn(search)).toBeUndefined();
    },
  );
});

describe('paidCents', () => {
  test('adds the fee to the credited amount, which can exceed the requested amount', () => {
    expect(paidCents({ amount: 2_500, fee: 140, credited: 2_985 })).toBe(3_125);
  });

  test('returns the requested amount until the payment is settled', () => {
    expect(paidCents({ amount: 2_500, fee: 140, credited: null })).toBe(2_500);
  });
});

test('checkDelayMs grows from 3 s to one minute', () => {
  expect([0, 1, 2, 3].map(checkDelayMs)).toEqual([3_000, 4_500, 6_750, 10_125]);
  expect([8, 100, 10_000].map(checkDelayMs)).toEqual([60_000, 60_000, 60_000]);
});

test('arrivedTransfers returns new confirmed transfers only, oldest first', () => {
  const known = confirmedPaymentFixture({ id: 'pay_known', type: 'CUSTODIAL' });
  const first = confirmedPaymentFixture({ id: 'pay_first', type: 'CUSTODIAL' });
  const second = confirmedPaymentFixture({ id: 'pay_second', type: 'CUSTODIAL' });
  const providerPayment = confirmedPaymentFixture({ id: 'pay_provider' });
  const open = paymentFixture({ id: 'pay_open' });
  expect(arrivedTransfers([known], [open, providerPayment, second, first, known])).toEqual([first, second]);
  expect(arrivedTransfers([], [])).toEqual([]);
});

test('tokenNames joins symbols as alternatives', () => {
  expect(tokenNames(custodialWalletFixture().tokens, 'en')).toBe('USDC');
  expect(tokenNames([{ symbol: 'USDC' }, { symbol: 'USDT' }], 'en')).toBe('USDC or USDT');
});

describe('parsePromocode', () => {
  test('trims the code and keeps its case', () => {
    expect(parsePromocode(' Welcome-2026 ')).toEqual({ code: 'Welcome-2026' });
  });

  test.each([
    ['', 'validation.required'],
    ['   ', 'validation.required'],
    ['x'.repeat(65), 'validation.maxLength'],
  ])('rejects %j with a message', (text, key) => {
    expect(parsePromocode(text)).toMatchObject({ message: { key } });
  });
});

describe('paymentsCsv', () => {
  const texts = {
    id: 'Id',
    created: 'Created',
    settled: 'Settled',
    type: 'Method',
    status: 'Status',
    amount: 'Amount',
    fee: 'Fee',
    credited: 'Credited',
  };

  test('formats amounts as plain dollars, times as ISO 8601, and missing values as empty', () => {
    const payments = [
      paymentFixture({ id: 'pay_1' }),
      confirmedPaymentFixture({ id: 'pay_2', amount: 123_456_789, credited: 123_456_649 }),
    ];
    expect(paymentsCsv(payments, { texts, typeName: () => 'Native wallet' }).split('\r\n')).toEqual([
      'Id,Created,Settled,Method,Status,Amount,Fee,Credited',
      'pay_1,2026-03-14T11:40:00.000Z,,Native wallet,CREATED,100.00,1.40,',
      'pay_2,2026-03-14T11:40:00.000Z,2026-03-14T11:52:00.000Z,Native wallet,CONFIRMED,1234567.89,1.40,1234566.49',
      '',
    ]);
  });

  test('contains what was paid, not what was requested, so that fee and credited amount add up', () => {
    const overpaid = confirmedPaymentFixture({ amount: 3_000, fee: 140, credited: 3_610 });
    expect(paymentsCsv([overpaid], { texts, typeName: (type) => type })).toContain(',37.50,1.40,36.10');
  });

  test('escapes a status that a spreadsheet would run as a formula', () => {
    const csv = paymentsCsv([paymentFixture({ status: '=HYPERLINK("https://evil.example")' })], { texts, typeName: (type) => type });
    expect(csv).toContain(`'=HYPERLINK`);
  });
});
