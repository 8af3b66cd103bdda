import * as z from 'zod/mini';
import { alertSettingsSchema, updateAlertSettingsSchema } from './alert.ts';
import { expectedProjectSchema } from './expected-project.ts';
import { centsSchema, decimalSchema, idSchema, instantSchema, nameSchema } from './primitives.ts';
import { spendLimitSchema, updateSpendLimitSchema } from './spend-limit.ts';

/** Ids of the plan catalogue (`@onepoint/plans-domain`), L being the package. */
export const planIdSchema = z.enum(['PUBLIC', 'FREE', 'BETA', 'PAYG', 'M', 'L']);

/** A project. `usageCommitment` is the plan, `geyserUsageCommitment` the package: the wire keeps the older names. */
export const projectSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Balance in cents; negative when usage ran past it. */
  balance: centsSchema,
  /** How much of the balance is promo credit, in cents: spent first, never refunded. */
  promoBalance: centsSchema,
  /** Usage since the last whole cent was charged; `cost` in USD. */
  accruedUsage: z.object({ computeUnits: z.int(), cost: decimalSchema }),
  usageCommitment: z.string(),
  usageCommitmentEnd: z.nullable(instantSchema),
  nextUsageCommitment: z.nullable(z.string()),
  geyserUsageCommitment: z.nullable(z.string()),
  geyserUsageCommitmentMultiplier: z.int(),
  geyserUsageCommitmentEnd: z.nullable(instantSchema),
  nextGeyserUsageCommitment: z.nullable(z.string()),
  nextGeyserUsageCommitmentMultiplier: z.nullable(z.int()),
  spendLimit: spendLimitSchema,
  alerts: alertSettingsSchema,
  isProvider: z.boolean(),
  /** Role of the caller in this project; unknown ones are shown as they are. */
  role: z.string(),
  createdAt: instantSchema,
});

export type Project = z.infer<typeof projectSchema>;

/** `referralCode` is what the link held that brought the user: one that binds nothing is no reason to refuse the project. */
export const createProjectBodySchema = z.strictObject({ name: nameSchema, referralCode: z.optional(z.string().check(z.maxLength(64))) });

/** Only what is given changes. With `expected`, only while that is still so. */
export const updateProjectBodySchema = z
  .strictObject({
    name: z.optional(nameSchema),
    nextUsageCommitment: z.optional(planIdSchema),
    nextGeyserUsageCommitment: z.optional(planIdSchema),
    nextGeyserUsageCommitmentMultiplier: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    spendLimit: z.optional(updateSpendLimitSchema),
    alerts: z.optional(updateAlertSettingsSchema),
    expected: z.optional(expectedProjectSchema),
  })
  .check(z.refine((body) => Object.keys(body).some((name) => name !== 'expected'), 'Must change at least one field'));

/**
 * What becomes of the balance of a project that is deleted: moved to another project, or owed to its owner and paid back by support. A refund is of
 * what was paid; promo credit expires with the project, and a balance that is nothing else needs no choice.
 */
export const deleteProjectQuerySchema = z
  .strictObject({ balance: z.optional(z.enum(['transfer', 'refund'])), toProjectId: z.optional(idSchema) })
  .check(
    z.refine(({ balance, toProjectId }) => (balance === 'transfer') === (toProjectId !== undefined), {
      path: ['toProjectId'],
      error: 'Goes with balance=transfer, and only with it',
    }),
  );
