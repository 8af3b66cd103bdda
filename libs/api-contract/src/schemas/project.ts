import * as z from 'zod/mini';
import { alertSettingsSchema, updateAlertSettingsSchema, spendLimitSchema, updateSpendLimitSchema } from './alert.ts';
import { apiKeySchema } from './api-key.ts';
import { centsSchema, decimalSchema, idSchema, instantSchema, nameSchema } from './primitives.ts';

/** Expected fields of a project, see `isAsExpected`. */
const expectedProjectSchema = z.strictObject({
  name: z.optional(z.string()),
  usageCommitment: z.optional(z.string()),
  nextUsageCommitment: z.optional(z.nullable(z.string())),
  geyserUsageCommitmentMultiplier: z.optional(z.int()),
  nextGeyserUsageCommitmentMultiplier: z.optional(z.nullable(z.int())),
  spendLimit: z.optional(z.strictObject({ amount: z.nullable(centsSchema) })),
  alerts: z.optional(z.partial(z.pick(alertSettingsSchema, { lowBalance: true, spendPercents: true, runwayDays: true }))),
});

/** Plan ids of `@onepoint/plans-domain`; L is the package. */
export const planIdSchema = z.enum(['PUBLIC', 'FREE', 'BETA', 'PAYG', 'M', 'L']);

/** A project. `usageCommitment` is the plan and `geyserUsageCommitment` the package; the wire format keeps the old names. */
export const projectSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Balance in cents; negative when usage exceeded it. */
  balance: centsSchema,
  /** Promo credit in the balance, in cents: used first, never refunded. */
  promoBalance: centsSchema,
  /** Usage not charged yet because it is below a cent; `cost` in USD. */
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
  /** Whether the sandbox filled the project with sample data. */
  isSampleData: z.boolean(),
  /** Role of the caller in this project. */
  role: z.string(),
  createdAt: instantSchema,
});

export type Project = z.infer<typeof projectSchema>;

const referralCodeSchema = z.optional(z.string().check(z.maxLength(64)));

/** `referralCode` comes from a referral link. An unknown code does not reject the project. */
export const createProjectBodySchema = z.strictObject({ name: nameSchema, referralCode: referralCodeSchema });

export const createFirstProjectBodySchema = z.strictObject({ referralCode: referralCodeSchema });

/** A new user's project and API key. A repeated call returns them without the secret, or null if there is nothing of the user's own. */
export const firstProjectSchema = z.object({
  project: z.nullable(projectSchema),
  apiKey: z.nullable(apiKeySchema),
  secret: z.nullable(z.string()),
});

export type FirstProject = z.infer<typeof firstProjectSchema>;

/** Changes only the given fields. With `expected`, only if those values are still current. */
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
 * What happens to the balance of a deleted project: transferred to another project, or refunded to the owner by support. Only paid money is refunded;
 * promo credit expires. No choice is needed for a balance of promo credit only.
 */
export const deleteProjectQuerySchema = z
  .strictObject({ balance: z.optional(z.enum(['transfer', 'refund'])), toProjectId: z.optional(idSchema) })
  .check(
    z.refine(({ balance, toProjectId }) => (balance === 'transfer') === (toProjectId !== undefined), {
      path: ['toProjectId'],
      error: 'Goes with balance=transfer, and only with it',
    }),
  );
