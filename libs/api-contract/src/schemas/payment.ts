import * as z from 'zod/mini';
import { centsSchema, instantSchema } from './primitives.ts';

const dayMs = 86_400_000;

/**
 * How long after its creation a settled payment can still change, because money can reach an expired or already paid invoice. The provider is polled
 * for this long.
 */
export const paymentWatchedMs = 15 * dayMs;

export const paymentTypeSchema = z.enum(['CUSTODIAL', 'NON_CUSTODIAL', 'CRYPTOCLOUD_PAYMENT']);

/** A payment. Status and type are plain strings, so that clients can show values they don't know. */
export const paymentSchema = z.object({
  id: z.string(),
  /** CREATED, CONFIRMED or CANCELED. */
  status: z.string(),
  type: z.string(),
  /** Amount to pay, in cents. */
  amount: centsSchema,
  /** Fee of the payment method, in cents. */
  fee: centsSchema,
  /** Amount credited to the balance, in cents; null until confirmed. */
  credited: z.nullable(centsSchema),
  /** Amount received so far, in cents. Less than `amount` if partly paid. */
  received: centsSchema,
  /** When the payment page expires, if it does. An open payment that has expired should no longer be paid. */
  expiresAt: z.nullable(instantSchema),
  /** URL of the payment page, if any. */
  link: z.nullable(z.string()),
  projectId: z.string(),
  createdAt: instantSchema,
  /** When it was confirmed or canceled; null while open. */
  settledAt: z.nullable(instantSchema),
});

export type Payment = z.infer<typeof paymentSchema>;

/** `amount` in cents, within the limits of `getDepositTerms`. */
export const createPaymentBodySchema = z.strictObject({
  /** The only type created by request. Transfers to a deposit address are recorded when they arrive. */
  type: z.enum(['CRYPTOCLOUD_PAYMENT'], 'Must be CRYPTOCLOUD_PAYMENT: deposits to an address are recorded when they arrive'),
  amount: z.int().check(z.minimum(1)),
});

/** A token accepted at a deposit address. */
export const custodialTokenSchema = z.object({
  symbol: z.string(),
  /** Token contract on the network of the wallet. */
  contractAddress: z.string(),
  decimals: z.int(),
});

export type CustodialToken = z.infer<typeof custodialTokenSchema>;

/**
 * Deposit address of a project on one network. Clients verify its EIP-55 checksum before showing it, because money sent to a wrong address is lost.
 * The address is a plain string here, so that one invalid address does not reject the others.
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

/** Deposit fee: a flat amount, or a percentage rounded up to a whole cent. */
const depositFeeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat'), cents: centsSchema }),
  z.object({ kind: z.literal('percent'), percent: z.number() }),
]);

/** Fees, limits, networks and tokens of each deposit method, as configured. */
export const depositTermsSchema = z.object({
  /** Payments of type CRYPTOCLOUD_PAYMENT. */
  cryptoCloud: z.object({
    fee: depositFeeSchema,
    minimumCents: centsSchema,
    maximumCents: centsSchema,
    openPaymentsMax: z.int(),
  }),
  /** Transfers to the deposit address of a project, without a fee or limits. */
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
