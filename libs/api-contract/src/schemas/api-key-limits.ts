import * as z from 'zod/mini';
import { apiKeyLimitMaxima, type ApiKeyLimitName } from './api-key-limit-names.ts';

/** What a key is limited to; null does not limit. Days and months are those of UTC. */
export const apiKeyLimitsSchema = z.object({
  requestsPerSecond: z.nullable(z.int()),
  computeUnitsPerDay: z.nullable(z.int()),
  computeUnitsPerMonth: z.nullable(z.int()),
});

export type ApiKeyLimits = z.infer<typeof apiKeyLimitsSchema>;

/** How much of its limits a key has used, as recorded: a few seconds behind the gateway. */
export const apiKeyUsageSchema = z.object({
  /** Requests in the busiest minute of the last hour; by 60 it is a rate. */
  busiestMinuteRequests: z.int(),
  /** Since midnight UTC. */
  computeUnitsToday: z.int(),
  /** Since the first of the month, UTC. */
  computeUnitsThisMonth: z.int(),
});

export type ApiKeyUsage = z.infer<typeof apiKeyUsageSchema>;

const limitOf = (name: ApiKeyLimitName) => z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(apiKeyLimitMaxima[name]))));

/** Limits that are given replace what was there, null takes one away; the others stay. */
export const updateApiKeyLimitsSchema = z.strictObject({
  requestsPerSecond: limitOf('requestsPerSecond'),
  computeUnitsPerDay: limitOf('computeUnitsPerDay'),
  computeUnitsPerMonth: limitOf('computeUnitsPerMonth'),
});
