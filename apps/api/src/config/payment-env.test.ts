import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findPaymentProblems, paymentEnvShape, readPaymentEnv, readPaymentTerms } from './payment-env.ts';

const keys = { CRYPTOCLOUD_API_KEY: 'key', CRYPTOCLOUD_SHOP_ID: 'shop', CRYPTOCLOUD_SECRET: 'secret' };
const read = (env: Record<string, string>, environment: 'development' | 'production' = 'production') =>
  readPaymentEnv(z.object(paymentEnvShape).parse(env), environment);

describe('readPaymentEnv', () => {
  test('returns no provider without a key', () => {
    expect(read({})).toBeNull();
    expect(findPaymentProblems({})).toEqual([]);
  });

  test('uses the real provider, and counts test invoices in development only', () => {
    const urls = { apiUrl: 'https://api.cryptocloud.plus', payUrl: 'https://pay.cryptocloud.plus' };
    const account = { apiKey: 'key', shopId: 'shop', secret: 'secret' };
    expect(read(keys)).toEqual({ ...urls, ...account, acceptsTestInvoices: false });
    expect(read(keys, 'development')).toMatchObject({ acceptsTestInvoices: true });
    expect(findPaymentProblems(keys)).toEqual([]);
  });

  test('returns no provider for an incomplete account, and names the missing variables', () => {
    expect(read({ CRYPTOCLOUD_API_KEY: 'key' })).toBeNull();
    const named = findPaymentProblems({ CRYPTOCLOUD_API_KEY: 'key' }).map(({ variable }) => variable);
    expect(named).toEqual(['CRYPTOCLOUD_SHOP_ID', 'CRYPTOCLOUD_SECRET']);
  });
});

describe('readPaymentTerms', () => {
  const schema = z.object(paymentEnvShape);
  const readTerms = (env: Record<string, string>) => readPaymentTerms(schema.parse(env));

  test('has the defaults of the specification', () => {
    const fee = { kind: 'percent', percent: 1.4 };
    expect(readTerms({}).terms).toEqual({ fee, minimumCents: 100, maximumCents: 1_000_000_000, openPaymentsMax: 3 });
  });

  test('reads dollars, a flat fee or a percentage, and raises a minimum below the fee', () => {
    const env = { CRYPTOCLOUD_MINIMUM_USD: '0.50', CRYPTOCLOUD_MAXIMUM_USD: '999.99', CRYPTOCLOUD_OPEN_PAYMENTS_MAX: '5' };
    const limits = { maximumCents: 99_999, openPaymentsMax: 5 };
    expect(readTerms({ ...env, CRYPTOCLOUD_FEE: '2%' }).terms).toEqual({
      ...limits,
      fee: { kind: 'percent', percent: 2 },
      minimumCents: 50,
    });
    expect(readTerms({ ...env, CRYPTOCLOUD_FEE: '1.40' }).terms).toEqual({
      ...limits,
      fee: { kind: 'flat', cents: 140 },
      minimumCents: 141,
    });
  });

  test.each([
    ['CRYPTOCLOUD_FEE', '1.4 percent'],
    ['CRYPTOCLOUD_FEE', '100%'],
    ['CRYPTOCLOUD_FEE', '-1'],
    ['CRYPTOCLOUD_MINIMUM_USD', '-1'],
    ['CRYPTOCLOUD_MINIMUM_USD', '1.005'],
    ['CRYPTOCLOUD_MAXIMUM_USD', 'much'],
    ['CRYPTOCLOUD_OPEN_PAYMENTS_MAX', '0'],
    ['CRYPTOCLOUD_OPEN_PAYMENTS_MAX', '2.5'],
  ])('rejects %s=%s', (name, value) => {
    expect(schema.safeParse({ [name]: value }).error?.issues.map(({ path }) => path)).toEqual([[name]]);
  });

  test.each<Record<string, string>>([{ CRYPTOCLOUD_MAXIMUM_USD: '0.99' }, { CRYPTOCLOUD_FEE: '10', CRYPTOCLOUD_MAXIMUM_USD: '10' }])(
    'names the maximum when %j leaves no valid amount',
    (env) => {
      expect(readTerms(env)).toMatchObject({ terms: null, problems: [{ variable: 'CRYPTOCLOUD_MAXIMUM_USD' }] });
    },
  );
});
