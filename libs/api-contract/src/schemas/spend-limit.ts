import * as z from 'zod/mini';
import { centsSchema, decimalSchema, instantSchema } from './primitives.ts';

/** Largest limit and threshold, in cents: $10,000,000, as for deposits. */
export const settingCentsMax = 1_000_000_000;

/** An amount in settings: at least one cent. */
export const settingCentsSchema = centsSchema.check(z.minimum(1), z.maximum(settingCentsMax));

/** Limit of usage cost per calendar month (UTC). Once `spent` reaches it, paid calls are rejected until `resetsAt`. */
export const spendLimitSchema = z.object({
  /** Cents; null without a limit. */
  amount: z.nullable(centsSchema),
  /** Charged and accrued usage of this month in USD, exact to 10^-6 cent. */
  spent: decimalSchema,
  isReached: z.boolean(),
  /** Start of the next month. */
  resetsAt: instantSchema,
});

export type SpendLimit = z.infer<typeof spendLimitSchema>;

export const updateSpendLimitSchema = z.strictObject({ amount: z.nullable(settingCentsSchema) });
