import * as z from 'zod/mini';
import { centsSchema, instantSchema, emailSchema, lineSchema, linesSchema } from './primitives.ts';

/** Maximum length of each field, also checked by forms. */
export const billingDetailsLengths = { companyName: 200, address: 500, taxId: 50, email: 300 } as const;

/** Billing details for a project's statements. An empty field was not provided. */
export const billingDetailsSchema = z.object({
  companyName: z.string(),
  /** Lines separated by `\n`. */
  address: z.string(),
  /** As issued by the tax office; not validated. */
  taxId: z.string(),
  email: z.string(),
});

export type BillingDetails = z.infer<typeof billingDetailsSchema>;

/** Changes only the given fields. */
export const updateBillingDetailsBodySchema = z
  .strictObject({
    companyName: z.optional(lineSchema(billingDetailsLengths.companyName)),
    address: z.optional(linesSchema(billingDetailsLengths.address)),
    taxId: z.optional(lineSchema(billingDetailsLengths.taxId)),
    email: z.optional(z.union([z.literal(''), emailSchema])),
  })
  .check(z.refine((body) => Object.keys(body).length > 0, 'Must change at least one field'));

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
 * A change of a project's balance: a ledger entry, or the usage charges of a UTC day, listed after all other entries of that day. Only the field
 * for its type is set.
 */
export const transactionSchema = z.object({
  id: z.string(),
  /** One of `transactionTypes`, or an unknown one. */
  type: z.string(),
  /** Signed, in cents: positive adds to the balance. */
  amount: centsSchema,
  /** The amount's share of promo credit in cents, signed. */
  promoAmount: centsSchema,
  /** Balance after it, in cents. */
  balance: centsSchema,
  /** Payment of a deposit or fee. */
  paymentId: z.nullable(z.string()),
  /** Plan that was paid for. */
  planId: z.nullable(z.string()),
  /** Number of paid packages. */
  packageCount: z.nullable(z.int()),
  /** Whether a plan or packages were renewed rather than chosen. */
  isRenewal: z.boolean(),
  /** UTC day of usage, `2026-11-21`, and its charged compute units. */
  day: z.nullable(z.string()),
  computeUnits: z.nullable(z.int()),
  /** Redeemed promo code. */
  promoCode: z.nullable(z.string()),
  /** The other project of a transfer. */
  otherProjectId: z.nullable(z.string()),
  /** For usage, midnight UTC of the day. */
  createdAt: instantSchema,
});

export type Transaction = z.infer<typeof transactionSchema>;

/** A calendar month in UTC. The opening balance plus the lines equals the closing balance, to the cent. */
export const statementSchema = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  from: instantSchema,
  to: instantSchema,
  /** Whether the month is over. Before that, lines and closing balance are preliminary. */
  isFinal: z.boolean(),
  project: z.object({ id: z.string(), name: z.string() }),
  billingDetails: billingDetailsSchema,
  /** Cents. */
  openingBalance: centsSchema,
  /** Sums by type, in the order of `transactionTypes`, without types that didn't occur. A day of usage counts as one transaction. */
  lines: z.array(z.object({ type: z.string(), count: z.int(), amount: centsSchema })),
  closingBalance: centsSchema,
  /** Promo credit in the closing balance. */
  closingPromoBalance: centsSchema,
});

export type Statement = z.infer<typeof statementSchema>;

/** A month in the list of statements. */
export const statementMonthSchema = z.pick(statementSchema, { month: true, isFinal: true, openingBalance: true, closingBalance: true });

export type StatementMonth = z.infer<typeof statementMonthSchema>;
