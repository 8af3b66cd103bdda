import * as z from 'zod/mini';
import { instantSchema } from './primitives.ts';

/** The first successful request of a project. Requests are counted by the minute, so it can be any request of its minute. */
export const firstRequestSchema = z.object({
  at: instantSchema,
  apiKeyId: z.string(),
  chain: z.string(),
  method: z.string(),
  /** Median of the method in that minute, as in statistics. */
  latencyMs: z.nullable(z.number()),
  computeUnits: z.int(),
});

export type FirstRequest = z.infer<typeof firstRequestSchema>;

export const checklistSchema = z.object({
  firstRequest: z.nullable(firstRequestSchema),
  /** Failed requests before the first successful one; 0 afterwards. */
  failedRequests: z.int(),
  hasKeyRules: z.boolean(),
  hasTeammate: z.boolean(),
  hasFunds: z.boolean(),
  /** By the caller. Other members still see the checklist. */
  isDismissed: z.boolean(),
});

export type Checklist = z.infer<typeof checklistSchema>;

export const updateChecklistBodySchema = z.strictObject({ isDismissed: z.boolean() });
