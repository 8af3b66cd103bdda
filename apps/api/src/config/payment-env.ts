import type { Environment, Problem, Variables } from '@onepoint/environment';
import {
  createDepositTerms,
  defaultDepositTerms,
  defaultOpenPaymentsMax,
  MoneyError,
  parseCents,
  parseDepositFee,
  type DepositTerms,
} from '@onepoint/plans-domain';
import { z } from 'zod';
import type { CryptoCloudConfig } from '../modules/payments/provider/cryptocloud.ts';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const parsedBy = <T>(parse: (text: string) => T) =>
  z.string().transform((text, context) => {
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof MoneyError)) throw error;
      context.addIssue(error.message);
      return z.NEVER;
    }
  });
const dollars = parsedBy(parseCents).pipe(z.number().min(0, 'must not be negative'));

/**
 * The CryptoCloud account (API key, shop id and the secret that signs postbacks) and the payment terms: a fee in dollars or percent (`1.40`, `1.4%`),
 * limits in dollars, and how many unpaid payments the deposit dialog lists.
 */
export const paymentEnvShape = {
  CRYPTOCLOUD_API_KEY: z.string().optional(),
  CRYPTOCLOUD_SHOP_ID: z.string().optional(),
  CRYPTOCLOUD_SECRET: z.string().optional(),
  CRYPTOCLOUD_API_URL: address.default('https://api.cryptocloud.plus'),
  CRYPTOCLOUD_PAY_URL: address.default('https://pay.cryptocloud.plus'),
  CRYPTOCLOUD_FEE: parsedBy(parseDepositFee).optional(),
  CRYPTOCLOUD_MINIMUM_USD: dollars.optional(),
  CRYPTOCLOUD_MAXIMUM_USD: dollars.optional(),
  CRYPTOCLOUD_OPEN_PAYMENTS_MAX: z.coerce.number().int().min(1).max(100).default(defaultOpenPaymentsMax),
};

type PaymentEnv = z.output<z.ZodObject<typeof paymentEnvShape>>;

const keyNames = ['CRYPTOCLOUD_API_KEY', 'CRYPTOCLOUD_SHOP_ID', 'CRYPTOCLOUD_SECRET'] as const;

/** The three account variables must be set together or not at all. */
export function findPaymentProblems(set: Variables): Problem[] {
  const missing = keyNames.filter((name) => set[name] === undefined);
  if (missing.length === keyNames.length) return [];
  return missing.map((variable) => ({ variable, problem: 'is missing: CryptoCloud needs all three' }));
}

export function readPaymentEnv(env: PaymentEnv, environment: Environment): CryptoCloudConfig | null {
  const { CRYPTOCLOUD_API_KEY: apiKey, CRYPTOCLOUD_SHOP_ID: shopId, CRYPTOCLOUD_SECRET: secret } = env;
  if (apiKey === undefined || shopId === undefined || secret === undefined) return null;
  const { CRYPTOCLOUD_API_URL: apiUrl, CRYPTOCLOUD_PAY_URL: payUrl } = env;
  return { apiUrl, payUrl, apiKey, shopId, secret, acceptsTestInvoices: environment !== 'production' };
}

export interface PaymentTerms extends DepositTerms {
  /** How many unpaid payments the deposit dialog lists. */
  readonly openPaymentsMax: number;
}

/** Null with a problem when the terms allow no amount. */
export function readPaymentTerms(env: PaymentEnv): { terms: PaymentTerms; problems: [] } | { terms: null; problems: [Problem] } {
  try {
    const terms = createDepositTerms({
      fee: env.CRYPTOCLOUD_FEE ?? defaultDepositTerms.fee,
      minimumCents: env.CRYPTOCLOUD_MINIMUM_USD ?? defaultDepositTerms.minimumCents,
      maximumCents: env.CRYPTOCLOUD_MAXIMUM_USD ?? defaultDepositTerms.maximumCents,
    });
    return { terms: { ...terms, openPaymentsMax: env.CRYPTOCLOUD_OPEN_PAYMENTS_MAX }, problems: [] };
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    return {
      terms: null,
      problems: [{ variable: 'CRYPTOCLOUD_MAXIMUM_USD', problem: 'leaves no amount that can be paid, given minimum and fee' }],
    };
  }
}
