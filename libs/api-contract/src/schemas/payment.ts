import * as z from 'zod/mini';
import { centsSchema, instantSchema } from './primitives.ts';

const dayMs = 86_400_000;

/**
 * For how long after its creation a payment that was settled may still become another one: money may reach an invoice that expired, and
 * more money one that was paid. The provider is asked about it for as long.
 */
export const paymentWatchedMs = 15 * dayMs;

export const paymentTypeSchema = z.enum(['CUSTODIAL', 'NON_CUSTODIAL', 'CRYPTOCLOUD_PAYMENT']);

/** A payment. Status and type are strings on the wire: unknown ones are shown verbatim. */
export const paymentSchema = z.object({
  id: z.string(),
  /** CREATED, CONFIRMED or CANCELED. */
  status: z.string(),
  type: z.string(),
  /** What is paid, in cents. */
  amount: centsSchema,
  /** What the payment method keeps of it, in cents. */
  fee: centsSchema,
  /** What reached the balance, in cents; null until the payment is confirmed. */
  credited: z.nullable(centsSchema),
  /** Address of the payment page, where there is one. */
  link: z.nullable(z.string()),
  projectId: z.string(),
  createdAt: instantSchema,
  /** When it was confirmed or canceled; null while it is open. */
  settledAt: z.nullable(instantSchema),
});

export type Payment = z.infer<typeof paymentSchema>;

/** A payment as it is asked for. `amount` in cents; its limits are those of `getDepositTerms`. */
export const createPaymentBodySchema = z.strictObject({
  /** The one method that a request starts: transfers to a deposit address are recorded when they arrive. */
  type: z.enum(['CRYPTOCLOUD_PAYMENT'], 'Must be CRYPTOCLOUD_PAYMENT: deposits to an address are recorded when they arrive'),
  amount: z.int().check(z.minimum(1)),
});

/** A token that a deposit address accepts. */
export const custodialTokenSchema = z.object({
  symbol: z.string(),
  /** The token's contract on the wallet's network. */
  contractAddress: z.string(),
  decimals: z.int(),
});

export type CustodialToken = z.infer<typeof custodialTokenSchema>;

/**
 * A project's deposit address on one network. Clients verify its EIP-55 checksum before they show it: money sent to a mistyped address
 * is gone, so the address is a plain string here, and one wrong address leaves the others usable.
 */
export const custodialWalletSchema = z.object({
  projectId: z.string(),
  network: z.string(),
  chainId: z.int(),
  address: z.string(),
  /** The only tokens that are credited. */
  tokens: z.array(custodialTokenSchema).check(z.minLength(1)),
  /** Blocks that a transfer waits for until it is credited. */
  confirmations: z.int().check(z.minimum(0)),
});

export type CustodialWallet = z.infer<typeof custodialWalletSchema>;
