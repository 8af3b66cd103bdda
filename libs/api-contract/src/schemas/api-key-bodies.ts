import * as z from 'zod/mini';
import { updateApiKeyLimitsSchema } from './api-key-limits.ts';
import { apiKeyStatusSchema, rotationGraceSecondsMax } from './api-key.ts';
import { nameSchema } from './primitives.ts';
import { updateAllowListsSchema } from './update-allow-lists.ts';

/** `gracePeriodInSecs` 0 stops the previous secret at once. */
export const rotateApiKeyBodySchema = z.strictObject({
  gracePeriodInSecs: z.int().check(z.minimum(0), z.maximum(rotationGraceSecondsMax)),
});

export const createApiKeyBodySchema = z.strictObject({ name: nameSchema });

export const updateApiKeyBodySchema = z
  .strictObject({
    name: z.optional(nameSchema),
    status: z.optional(apiKeyStatusSchema),
    allowLists: z.optional(updateAllowListsSchema),
    limits: z.optional(updateApiKeyLimitsSchema),
  })
  .check(z.refine((body) => Object.keys(body).length > 0));
