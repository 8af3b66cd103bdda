import * as z from 'zod/mini';
import { custodialTokenSchema } from './payment.ts';
import { centsSchema } from './primitives.ts';

/** The fee of a deposit: the same sum of each, or a percentage of it, rounded up to a whole cent. */
const depositFeeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat'), cents: centsSchema }),
  z.object({ kind: z.literal('percent'), percent: z.number() }),
]);

/** What each deposit method accepts and costs, as configured. */
export const depositTermsSchema = z.object({
  /** Payments with the type CRYPTOCLOUD_PAYMENT. */
  cryptoCloud: z.object({
    fee: depositFeeSchema,
    minimumCents: centsSchema,
    maximumCents: centsSchema,
    openPaymentsMax: z.int(),
  }),
  /** Transfers to a project's own address, without a fee or limits. */
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
