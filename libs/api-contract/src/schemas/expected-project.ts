import * as z from 'zod/mini';
import { alertSettingsSchema } from './alert.ts';
import { centsSchema } from './primitives.ts';

/** What of a project whoever changes it has seen, nested as in the project; what is left out may be anything. */
export const expectedProjectSchema = z.strictObject({
  name: z.optional(z.string()),
  usageCommitment: z.optional(z.string()),
  nextUsageCommitment: z.optional(z.nullable(z.string())),
  geyserUsageCommitmentMultiplier: z.optional(z.int()),
  nextGeyserUsageCommitmentMultiplier: z.optional(z.nullable(z.int())),
  spendLimit: z.optional(z.strictObject({ amount: z.nullable(centsSchema) })),
  alerts: z.optional(z.partial(z.pick(alertSettingsSchema, { lowBalance: true, spendPercents: true, runwayDays: true }))),
});
