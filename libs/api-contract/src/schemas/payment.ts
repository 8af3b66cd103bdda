import * as z from 'zod/mini';
import { centsSchema, instantSchema } from './primitives.ts';

export const paymentTypeSchema = z.enum(['CUSTODIAL', 'NON_CUSTODIAL', 'CRYPTOCLOUD_PAYMENT']);

/** A payment. Status and type are strings on the wire: unknown ones are shown verbatim. */
export const paymentSchema = z.object({
  id: z.string(),
  /** CREATED, CONFIRMED or CANCELED. */
  status: z.string(),
  type: z.string(),
  /** Cents. */
  amount: centsSchema,
  /** Address of the payment page, where there is one. */
  link: z.nullable(z.string()),
  projectId: z.string(),
  createdAt: instantSchema,
});

export type Payment = z.infer<typeof paymentSchema>;

export const createPaymentBodySchema = z.strictObject({
  type: paymentTypeSchema,
  amount: z.int().check(z.minimum(1)),
});

/** A project's deposit address on one network, EIP-55 checksummed. */
export const custodialWalletSchema = z.object({
  projectId: z.string(),
  network: z.string(),
  chainId: z.int(),
  address: z.string().check(z.regex(/^0x[\da-fA-F]{40}$/)),
});

export type CustodialWallet = z.infer<typeof custodialWalletSchema>;
