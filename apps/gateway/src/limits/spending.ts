import { planIds } from '@onepoint/plans-domain';
import { z } from 'zod';

const planIdSchema = z.enum(planIds).exclude(['L']);

/** Requests and compute units that a subject took from the budget of its plan. */
const planSpendingSchema = z.tuple([z.string(), planIdSchema, z.number(), z.number()]);

/** Requests that a key took from its own budget, which is so many a second. */
const keySpendingSchema = z.tuple([z.string(), z.number(), z.number()]);

/** What one process has let through since it last said so. */
export const spendingSchema = z.object({
  kind: z.literal('spending'),
  plans: z.array(planSpendingSchema),
  keys: z.array(keySpendingSchema),
});

export type PlanSpending = z.infer<typeof planSpendingSchema>;
export type KeySpending = z.infer<typeof keySpendingSchema>;
export type Spending = z.infer<typeof spendingSchema>;
