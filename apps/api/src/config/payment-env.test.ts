import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { paymentEnvShape, readPaymentEnv } from './payment-env.ts';

const keys = { CRYPTOCLOUD_API_KEY: 'key', CRYPTOCLOUD_SHOP_ID: 'shop', CRYPTOCLOUD_SECRET: 'secret' };
const read = (env: Record<string, string>, environment: 'development' | 'production' = 'production') =>
  readPaymentEnv(z.object(paymentEnvShape).parse(env), environment);

describe('readPaymentEnv', () => {
  test('without a key there is no provider', () => {
    expect(read({})).toEqual({ config: null, problems: [] });
  });

  test('an account talks to the real provider, whose test invoices count in development alone', () => {
    const urls = { apiUrl: 'https://api.cryptocloud.plus', payUrl: 'https://pay.cryptocloud.plus' };
    const account = { apiKey: 'key', shopId: 'shop', secret: 'secret' };
    expect(read(keys)).toEqual({ config: { ...urls, ...account, acceptsTestInvoices: false }, problems: [] });
    expect(read(keys, 'development').config).toMatchObject({ acceptsTestInvoices: true });
  });

  test('half an account is none', () => {
    expect(read({ CRYPTOCLOUD_API_KEY: 'key' })).toMatchObject({
      config: null,
      problems: [expect.stringMatching(/^CRYPTOCLOUD_SHOP_ID/), expect.stringMatching(/^CRYPTOCLOUD_SECRET/)],
    });
  });

  test('the sandbox is refused in production, in words that repeat no key', () => {
    const sandbox = { ...keys, CRYPTOCLOUD_API_KEY: 'sandbox_abc', CRYPTOCLOUD_API_URL: 'http://127.0.0.1:4350' };
    const { problems } = read(sandbox);
    expect(problems).toEqual([
      'CRYPTOCLOUD_API_KEY: belongs to the payment sandbox, which is not for production',
      'CRYPTOCLOUD_API_URL: must be https in production',
    ]);
    expect(read(sandbox, 'development').problems).toEqual([]);
  });
});
