import * as z from 'zod/mini';
import { billingDetailsSchema } from './billing-details.ts';
import { centsSchema, instantSchema } from './primitives.ts';

/** Types of transactions, in the order of a statement. */
export const transactionTypes = [
  'deposit',
  'fee',
  'promoCode',
  'referral',
  'usage',
  'package',
  'plan',
  'refund',
  'transfer',
  'promoExpiry',
  'correction',
] as const;

export type TransactionType = (typeof transactionTypes)[number];

/**
 * A change of a project's balance: an entry of its ledger, or the usage charges of one UTC day, which comes after everything else of that day.
 * Only the field that belongs to its type is set.
 */
export const transactionSchema = z.object({
  id: z.string(),
  /** One of `transactionTypes`, or an unknown one. */
  type: z.string(),
  /** Signed, in cents: positive adds to the balance. */
  amount: centsSchema,
  /** The part of the amount that is promo credit, signed, in cents. */
  promoAmount: centsSchema,
  /** Balance after it, in cents. */
  balance: centsSchema,
  /** Payment of a deposit or fee. */
  paymentId: z.nullable(z.string()),
  /** Plan that was paid for. */
  planId: z.nullable(z.string()),
  /** Number of packages that were paid for. */
  packageCount: z.nullable(z.int()),
  /** Whether a plan or packages were renewed, not chosen. */
  isRenewal: z.boolean(),
  /** UTC day of usage, `2026-11-21`, and the compute units that were charged. */
  day: z.nullable(z.string()),
  computeUnits: z.nullable(z.int()),
  /** Redeemed promo code. */
  promoCode: z.nullable(z.string()),
  /** The other project of a transfer. */
  otherProjectId: z.nullable(z.string()),
  /** Midnight UTC of the day for usage. */
  createdAt: instantSchema,
});

export type Transaction = z.infer<typeof transactionSchema>;

/** A calendar month in UTC. The opening balance plus the lines is the closing balance, to the cent. */
export const statementSchema = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  from: instantSchema,
  to: instantSchema,
  /** Whether the month is over. Until then, lines and closing balance are those so far. */
  isFinal: z.boolean(),
  project: z.object({ id: z.string(), name: z.string() }),
  billingDetails: billingDetailsSchema,
  /** Cents. */
  openingBalance: centsSchema,
  /** Sums by type, in the order of `transactionTypes`, without types that didn't occur. Usage counts a day as one. */
  lines: z.array(z.object({ type: z.string(), count: z.int(), amount: centsSchema })),
  closingBalance: centsSchema,
  /** Part of the closing balance that is promo credit. */
  closingPromoBalance: centsSchema,
});

export type Statement = z.infer<typeof statementSchema>;

/** A month of the list of statements. */
export const statementMonthSchema = z.pick(statementSchema, { month: true, isFinal: true, openingBalance: true, closingBalance: true });

export type StatementMonth = z.infer<typeof statementMonthSchema>;
