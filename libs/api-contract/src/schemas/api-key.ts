import * as z from 'zod/mini';
import { instantSchema, nameSchema } from './primitives.ts';

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
});

export type ApiKey = z.infer<typeof apiKeySchema>;

/** The reply to creation, the only one that ever carries the secret. */
export const createdApiKeySchema = z.extend(apiKeySchema, { secret: z.string() });

export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

export const createApiKeyBodySchema = z.strictObject({ name: nameSchema });

export const updateApiKeyBodySchema = z
  .strictObject({ name: z.optional(nameSchema), status: z.optional(apiKeyStatusSchema) })
  .check(z.refine((body) => Object.keys(body).length > 0));
