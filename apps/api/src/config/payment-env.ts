import { z } from 'zod';
import type { CryptoCloudConfig } from '../modules/payments/provider/cryptocloud/call-cryptocloud.ts';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** What keys of the payment sandbox begin with. A server in production refuses them. */
export const sandboxKeyPrefix = 'sandbox_';

/** CryptoCloud's account: a project's API key, its shop id, and the secret that signs its postbacks. */
export const paymentEnvShape = {
  CRYPTOCLOUD_API_KEY: z.string().optional(),
  CRYPTOCLOUD_SHOP_ID: z.string().optional(),
  CRYPTOCLOUD_SECRET: z.string().optional(),
  CRYPTOCLOUD_API_URL: address.default('https://api.cryptocloud.plus'),
  CRYPTOCLOUD_PAY_URL: address.default('https://pay.cryptocloud.plus'),
};

type PaymentEnv = z.output<z.ZodObject<typeof paymentEnvShape>>;

/**
 * The payment provider that is configured; null without one.
 *
 * @returns `problems`: a line for each variable that cannot be used; no line repeats a value
 */
export function readPaymentEnv(env: PaymentEnv, environment: 'development' | 'production') {
  const { CRYPTOCLOUD_API_KEY: apiKey, CRYPTOCLOUD_SHOP_ID: shopId, CRYPTOCLOUD_SECRET: secret } = env;
  const keys = { CRYPTOCLOUD_API_KEY: apiKey, CRYPTOCLOUD_SHOP_ID: shopId, CRYPTOCLOUD_SECRET: secret };
  if (apiKey === undefined || shopId === undefined || secret === undefined) {
    const missing = Object.entries(keys).filter(([, value]) => value === undefined);
    const isNone = missing.length === Object.keys(keys).length;
    return { config: null, problems: isNone ? [] : missing.map(([name]) => `${name}: is missing: CryptoCloud needs all three`) };
  }
  const isProduction = environment === 'production';
  const { CRYPTOCLOUD_API_URL: apiUrl, CRYPTOCLOUD_PAY_URL: payUrl } = env;
  const problems = isProduction ? productionProblems(keys, { CRYPTOCLOUD_API_URL: apiUrl, CRYPTOCLOUD_PAY_URL: payUrl }) : [];
  const config: CryptoCloudConfig = { apiUrl, payUrl, apiKey, shopId, secret, acceptsTestInvoices: !isProduction };
  return { config, problems };
}

function productionProblems(keys: Record<string, string | undefined>, urls: Record<string, string>): string[] {
  const sandbox = Object.entries(keys).filter(([, value]) => value?.startsWith(sandboxKeyPrefix));
  const open = Object.entries(urls).filter(([, url]) => !url.startsWith('https:'));
  return [
    ...sandbox.map(([name]) => `${name}: belongs to the payment sandbox, which is not for production`),
    ...open.map(([name]) => `${name}: must be https in production`),
  ];
}
