import * as z from 'zod/mini';
import { alertSettingsSchema, updateAlertSettingsSchema, spendLimitSchema, updateSpendLimitSchema } from './alert.ts';
import { apiKeySchema } from './api-key.ts';
import { centsSchema, decimalSchema, idSchema, instantSchema, nameSchema } from './primitives.ts';

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

/** `usageCommitment` is the plan, and `geyserUsageCommitment` is the package. The API keeps the old names. */
export const projectSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Cents; negative when usage exceeded it. */
  balance: centsSchema,
  /** Promo credit in the balance, in cents. It is used first and never refunded. */
  promoBalance: centsSchema,
  /** Usage that isn't charged yet, because it costs less than a cent. `cost` is in USD. */
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
  role: z.string(),
  createdAt: instantSchema,
});

export type Project = z.infer<typeof projectSchema>;

const referralCodeSchema = z.optional(z.string().check(z.maxLength(64)));

/** `referralCode` comes from a referral link. An unknown code is ignored. */
export const createProjectBodySchema = z.strictObject({ name: nameSchema, referralCode: referralCodeSchema });

export const createFirstProjectBodySchema = z.strictObject({ referralCode: referralCodeSchema });

/** A new user's project and API key. A repeated call returns them without the secret, or null for what the user doesn't have. */
export const firstProjectSchema = z.object({
  project: z.nullable(projectSchema),
  apiKey: z.nullable(apiKeySchema),
  secret: z.nullable(z.string()),
});

export type FirstProject = z.infer<typeof firstProjectSchema>;

/** Omitted fields don't change. With `expected`, nothing changes unless those values are still current. */
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
 * What happens to the balance of a deleted project: it moves to another project, or support refunds it to the owner. Only paid money is refunded;
 * promo credit expires. A balance that is only promo credit needs no choice.
 */
export const deleteProjectQuerySchema = z
  .strictObject({ balance: z.optional(z.enum(['transfer', 'refund'])), toProjectId: z.optional(idSchema) })
  .check(
    z.refine(({ balance, toProjectId }) => (balance === 'transfer') === (toProjectId !== undefined), {
      path: ['toProjectId'],
      error: 'Goes with balance=transfer, and only with it',
    }),
  );
