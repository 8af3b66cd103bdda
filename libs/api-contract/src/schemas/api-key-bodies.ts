import * as z from 'zod/mini';
import { allowListsSchema } from './allow-lists.ts';
import { apiKeyLimitsSchema, updateApiKeyLimitsSchema } from './api-key-limits.ts';
import { apiKeyStatusSchema, rotationGraceSecondsMax } from './api-key.ts';
import { nameSchema } from './primitives.ts';
import { updateAllowListsSchema } from './update-allow-lists.ts';

/** `gracePeriodInSecs` 0 stops the previous secret at once. */
export const rotateApiKeyBodySchema = z.strictObject({
  gracePeriodInSecs: z.int().check(z.minimum(0), z.maximum(rotationGraceSecondsMax)),
});

export const createApiKeyBodySchema = z.strictObject({ name: nameSchema });

/** What of a key whoever changes it has seen, nested as in the key; what is left out may be anything. */
const expectedApiKeySchema = z.strictObject({
  name: z.optional(z.string()),
  status: z.optional(apiKeyStatusSchema),
  allowLists: z.optional(z.partial(allowListsSchema)),
  limits: z.optional(z.partial(apiKeyLimitsSchema)),
});

/** Only what is given changes. With `expected`, only while that is still so. */
export const updateApiKeyBodySchema = z
  .strictObject({
    name: z.optional(nameSchema),
    status: z.optional(apiKeyStatusSchema),
    allowLists: z.optional(updateAllowListsSchema),
    limits: z.optional(updateApiKeyLimitsSchema),
    expected: z.optional(expectedApiKeySchema),
  })
  .check(z.refine((body) => Object.keys(body).some((name) => name !== 'expected'), 'Must change at least one field'));
