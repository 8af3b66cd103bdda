import * as z from 'zod/mini';
import { centsSchema, instantSchema, emailSchema, lineSchema, linesSchema } from './primitives.ts';

/** Maximum lengths, also checked by forms. */
export const billingDetailsLengths = { companyName: 200, address: 500, taxId: 50, email: 300 } as const;

/** Shown on a project's statements. An empty field was not provided. */
export const billingDetailsSchema = z.object({
  companyName: z.string(),
  /** Lines separated by `\n`. */
  address: z.string(),
  /** As issued by the tax office. Not validated. */
  taxId: z.string(),
  email: z.string(),
});

export type BillingDetails = z.infer<typeof billingDetailsSchema>;

/** Omitted fields don't change. */
export const updateBillingDetailsBodySchema = z
  .strictObject({
    companyName: z.optional(lineSchema(billingDetailsLengths.companyName)),
    address: z.optional(linesSchema(billingDetailsLengths.address)),
    taxId: z.optional(lineSchema(billingDetailsLengths.taxId)),
    email: z.optional(z.union([z.literal(''), emailSchema])),
  })
  .check(z.refine((body) => Object.keys(body).length > 0, 'Must change at least one field'));

/** In the order of a statement. */
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
 * A change of a project's balance: a ledger entry, or the usage charges of a UTC day, listed after all other entries of that day. Nullable fields are
 * set only for the type they belong to.
 */
export const transactionSchema = z.object({
  id: z.string(),
  /** One of `transactionTypes`, or an unknown one. */
  type: z.string(),
  /** Signed cents: positive adds to the balance. */
  amount: centsSchema,
  /** Promo credit in the amount, in signed cents. */
  promoAmount: centsSchema,
  /** Cents, after this transaction. */
  balance: centsSchema,
  paymentId: z.nullable(z.string()),
  planId: z.nullable(z.string()),
  packageCount: z.nullable(z.int()),
  /** Whether a plan or packages were renewed, not chosen. */
  isRenewal: z.boolean(),
  /** For usage: the UTC day, `2026-11-21`, and its charged compute units. */
  day: z.nullable(z.string()),
  computeUnits: z.nullable(z.int()),
  promoCode: z.nullable(z.string()),
  otherProjectId: z.nullable(z.string()),
  /** For usage, midnight UTC of the day. */
  createdAt: instantSchema,
});

export type Transaction = z.infer<typeof transactionSchema>;

/** Statement of a calendar month in UTC. The opening balance plus the lines equals the closing balance, to the cent. */
export const statementSchema = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  from: instantSchema,
  to: instantSchema,
  /** Whether the month is over. Until then, lines and closing balance are preliminary. */
  isFinal: z.boolean(),
  project: z.object({ id: z.string(), name: z.string() }),
  billingDetails: billingDetailsSchema,
  /** Cents. */
  openingBalance: centsSchema,
  /** Sums by type, in the order of `transactionTypes`, without types that didn't occur. A day of usage counts as one transaction. */
  lines: z.array(z.object({ type: z.string(), count: z.int(), amount: centsSchema })),
  closingBalance: centsSchema,
  closingPromoBalance: centsSchema,
});

export type Statement = z.infer<typeof statementSchema>;

export const statementMonthSchema = z.pick(statementSchema, { month: true, isFinal: true, openingBalance: true, closingBalance: true });

export type StatementMonth = z.infer<typeof statementMonthSchema>;
