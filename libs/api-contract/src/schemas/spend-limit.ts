import * as z from 'zod/mini';
import { centsSchema, decimalSchema, instantSchema } from './primitives.ts';

/** Largest limit and threshold, in cents: $10,000,000, as for deposits. */
export const settingCentsMax = 1_000_000_000;

/** Cents that somebody sets: a cent or more. */
export const settingCentsSchema = centsSchema.check(z.minimum(1), z.maximum(settingCentsMax));

/** What usage may cost in a calendar month (UTC). Once `spent` reaches it, calls that cost are refused until `resetsAt`. */
export const spendLimitSchema = z.object({
  /** In cents; null without a limit. */
  amount: z.nullable(centsSchema),
  /** Charged and accrued usage of this month in USD, to the millionth of a cent. */
  spent: decimalSchema,
  /** The limit is reached. */
  isReached: z.boolean(),
  /** Start of the next month. */
  resetsAt: instantSchema,
});

export type SpendLimit = z.infer<typeof spendLimitSchema>;

export const updateSpendLimitSchema = z.strictObject({ amount: z.nullable(settingCentsSchema) });
