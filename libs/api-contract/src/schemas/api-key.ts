import * as z from 'zod/mini';
import { allowListsSchema } from './allow-lists.ts';
import { apiKeyLimitsSchema, apiKeyUsageSchema } from './api-key-limits.ts';
import { instantSchema } from './primitives.ts';

export const apiKeyStatusSchema = z.enum(['active', 'paused']);

/** An API key. Its secret is not part of it: only the first characters and the last four are kept. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  last4: z.string(),
  status: apiKeyStatusSchema,
  createdAt: instantSchema,
  lastUsedAt: z.nullable(instantSchema),
  /** Requests since midnight UTC. */
  requestsToday: z.int(),
  /** Until when the secret before the last rotation still opens the gateway; null or left out when none does. */
  previousSecretEndsAt: z.optional(z.nullable(instantSchema)),
  /** Users who were shown a secret that opens the gateway: who created or last rotated the key, and who did before while that secret works. */
  secretShownTo: z.array(z.string()),
  allowLists: allowListsSchema,
  limits: apiKeyLimitsSchema,
  usage: apiKeyUsageSchema,
});

export type ApiKey = z.infer<typeof apiKeySchema>;

/** The reply to creation, the only one that ever carries the secret. */
export const createdApiKeySchema = z.extend(apiKeySchema, { secret: z.string() });

export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

/** Longest time that a rotated key's previous secret may go on working: a week, in seconds. */
export const rotationGraceSecondsMax = 604_800;

/** The reply to a rotation: the same key with its new secret, which no other reply carries. */
export const rotatedApiKeySchema = z.extend(createdApiKeySchema, { previousSecretEndsAt: z.nullable(instantSchema) });

export type RotatedApiKey = z.infer<typeof rotatedApiKeySchema>;
