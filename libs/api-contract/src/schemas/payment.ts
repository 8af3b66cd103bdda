import * as z from 'zod/mini';
import { centsSchema, instantSchema } from './primitives.ts';

const dayMs = 86_400_000;

/**
 * A settled payment can still change for this long after its creation, because money can reach an expired or already paid invoice. The provider is
 * polled for this long.
 */
export const paymentWatchedMs = 15 * dayMs;

export const paymentTypeSchema = z.enum(['CUSTODIAL', 'NON_CUSTODIAL', 'CRYPTOCLOUD_PAYMENT']);

/** Status and type are plain strings, so that clients can show values they don't know. */
export const paymentSchema = z.object({
  id: z.string(),
  /** CREATED, CONFIRMED or CANCELED. */
  status: z.string(),
  type: z.string(),
  /** The requested amount, in cents. */
  amount: centsSchema,
  /** In cents. */
  fee: centsSchema,
  /** Cents added to the balance; null until confirmed. */
  credited: z.nullable(centsSchema),
  /** Amount received so far, in cents. Less than `amount` if partly paid. */
  received: centsSchema,
  /** When the payment page expires; null if it doesn't. Users should no longer pay an open payment that has expired. */
  expiresAt: z.nullable(instantSchema),
  link: z.nullable(z.string()),
  projectId: z.string(),
  createdAt: instantSchema,
  /** When it was confirmed or canceled; null while open. */
  settledAt: z.nullable(instantSchema),
});

export type Payment = z.infer<typeof paymentSchema>;

/** `amount` is in cents, within the limits of `getDepositTerms`. */
export const createPaymentBodySchema = z.strictObject({
  /** The only type that clients create. Transfers to a deposit address are recorded when they arrive. */
  type: z.enum(['CRYPTOCLOUD_PAYMENT'], 'Must be CRYPTOCLOUD_PAYMENT: deposits to an address are recorded when they arrive'),
  amount: z.int().check(z.minimum(1)),
});

export const custodialTokenSchema = z.object({
  symbol: z.string(),
  contractAddress: z.string(),
  decimals: z.int(),
});

export type CustodialToken = z.infer<typeof custodialTokenSchema>;

/**
 * A project's deposit address on one network. Clients must verify its EIP-55 checksum before showing it, because money sent to a wrong address is
 * lost. The address is a plain string here, so that one invalid address does not reject the others.
 */
export const custodialWalletSchema = z.object({
  projectId: z.string(),
  network: z.string(),
  chainId: z.int(),
  address: z.string(),
  /** Only these tokens are credited. */
  tokens: z.array(custodialTokenSchema).check(z.minLength(1)),
  /** Blocks until a transfer is credited. */
  confirmations: z.int().check(z.minimum(0)),
});

export type CustodialWallet = z.infer<typeof custodialWalletSchema>;

/** A flat amount, or a percentage that is rounded up to a whole cent. */
const depositFeeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat'), cents: centsSchema }),
  z.object({ kind: z.literal('percent'), percent: z.number() }),
]);

export const depositTermsSchema = z.object({
  cryptoCloud: z.object({
    fee: depositFeeSchema,
    minimumCents: centsSchema,
    maximumCents: centsSchema,
    openPaymentsMax: z.int(),
  }),
  /** Transfers to a project's deposit address. They have no fee and no limits. */
  cascade: z.object({
    networks: z.array(
      z.object({
        network: z.string(),
        chainId: z.int(),
        confirmations: z.int(),
        tokens: z.array(custodialTokenSchema),
      }),
    ),
  }),
});

export type DepositTermsReply = z.infer<typeof depositTermsSchema>;
