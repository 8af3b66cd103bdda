import type { Environment, Problem, Variables } from '@onepoint/environment';
import { z } from 'zod';
import type { CryptoCloudConfig } from '../modules/payments/provider/cryptocloud/call-cryptocloud.ts';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** CryptoCloud's account: a project's API key, its shop id, and the secret that signs its postbacks. */
export const paymentEnvShape = {
  CRYPTOCLOUD_API_KEY: z.string().optional(),
  CRYPTOCLOUD_SHOP_ID: z.string().optional(),
  CRYPTOCLOUD_SECRET: z.string().optional(),
  CRYPTOCLOUD_API_URL: address.default('https://api.cryptocloud.plus'),
  CRYPTOCLOUD_PAY_URL: address.default('https://pay.cryptocloud.plus'),
};

type PaymentEnv = z.output<z.ZodObject<typeof paymentEnvShape>>;

const keyNames = ['CRYPTOCLOUD_API_KEY', 'CRYPTOCLOUD_SHOP_ID', 'CRYPTOCLOUD_SECRET'] as const;

/** A problem for each variable that is missing beside another one of the account. */
export function findPaymentProblems(set: Variables): Problem[] {
  const missing = keyNames.filter((name) => set[name] === undefined);
  if (missing.length === keyNames.length) return [];
  return missing.map((variable) => ({ variable, problem: 'is missing: CryptoCloud needs all three' }));
}

/** The payment provider that is configured; null without one. */
export function readPaymentEnv(env: PaymentEnv, environment: Environment): CryptoCloudConfig | null {
  const { CRYPTOCLOUD_API_KEY: apiKey, CRYPTOCLOUD_SHOP_ID: shopId, CRYPTOCLOUD_SECRET: secret } = env;
  if (apiKey === undefined || shopId === undefined || secret === undefined) return null;
  const { CRYPTOCLOUD_API_URL: apiUrl, CRYPTOCLOUD_PAY_URL: payUrl } = env;
  return { apiUrl, payUrl, apiKey, shopId, secret, acceptsTestInvoices: environment !== 'production' };
}
