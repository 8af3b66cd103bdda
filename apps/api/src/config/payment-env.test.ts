import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findPaymentProblems, paymentEnvShape, readPaymentEnv } from './payment-env.ts';

const keys = { CRYPTOCLOUD_API_KEY: 'key', CRYPTOCLOUD_SHOP_ID: 'shop', CRYPTOCLOUD_SECRET: 'secret' };
const read = (env: Record<string, string>, environment: 'development' | 'production' = 'production') =>
  readPaymentEnv(z.object(paymentEnvShape).parse(env), environment);

describe('readPaymentEnv', () => {
  test('without a key there is no provider', () => {
    expect(read({})).toBeNull();
    expect(findPaymentProblems({})).toEqual([]);
  });

  test('an account talks to the real provider, whose test invoices count in development alone', () => {
    const urls = { apiUrl: 'https://api.cryptocloud.plus', payUrl: 'https://pay.cryptocloud.plus' };
    const account = { apiKey: 'key', shopId: 'shop', secret: 'secret' };
    expect(read(keys)).toEqual({ ...urls, ...account, acceptsTestInvoices: false });
    expect(read(keys, 'development')).toMatchObject({ acceptsTestInvoices: true });
    expect(findPaymentProblems(keys)).toEqual([]);
  });

  test('half an account is none', () => {
    expect(read({ CRYPTOCLOUD_API_KEY: 'key' })).toBeNull();
    const named = findPaymentProblems({ CRYPTOCLOUD_API_KEY: 'key' }).map(({ variable }) => variable);
    expect(named).toEqual(['CRYPTOCLOUD_SHOP_ID', 'CRYPTOCLOUD_SECRET']);
  });
});
