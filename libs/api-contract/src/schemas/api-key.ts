import * as z from 'zod/mini';
import { instantSchema } from './primitives.ts';

/** Allowlists of a key, in canonical form. An empty list allows everything. */
export const allowListsSchema = z.object({
  /** Page origins: `https://app.example.com`, `https://*.example.com`, `http://localhost:*`. */
  origins: z.array(z.string()),
  /** Client IP addresses and CIDR ranges. */
  ips: z.array(z.string()),
  /** JSON-RPC methods. `*` matches any characters. */
  methods: z.array(z.string()),
  /** Contract addresses. */
  contracts: z.array(z.string()),
});

/** Limits of an API key; null for no limit. Days and months are in UTC. */
export const apiKeyLimitsSchema = z.object({
  requestsPerSecond: z.nullable(z.int()),
  computeUnitsPerDay: z.nullable(z.int()),
  computeUnitsPerMonth: z.nullable(z.int()),
});

export type ApiKeyLimits = z.infer<typeof apiKeyLimitsSchema>;

/** Usage counted against the limits of a key, a few seconds behind the gateway. */
export const apiKeyUsageSchema = z.object({
  /** Requests in the busiest minute of the last hour. */
  busiestMinuteRequests: z.int(),
  /** Since midnight UTC. */
  computeUnitsToday: z.int(),
  /** Since the first of the month, UTC. */
  computeUnitsThisMonth: z.int(),
});

export type ApiKeyUsage = z.infer<typeof apiKeyUsageSchema>;

export const apiKeyStatusSchema = z.enum(['active', 'paused']);

/** An API key with the first and last characters of its secret. */
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
  /** When the secret before the last rotation stops working; null or missing without one. */
  previousSecretEndsAt: z.optional(z.nullable(instantSchema)),
  /** Users who were shown a working secret: who created or last rotated the key, and who did before while the previous secret works. */
  secretShownTo: z.array(z.string()),
  allowLists: allowListsSchema,
  limits: apiKeyLimitsSchema,
  usage: apiKeyUsageSchema,
});

export type ApiKey = z.infer<typeof apiKeySchema>;

/** Response to creation, the only one that contains the secret. */
export const createdApiKeySchema = z.extend(apiKeySchema, { secret: z.string() });

export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

/** Maximum grace period of a previous secret: a week, in seconds. */
export const rotationGraceSecondsMax = 604_800;

/** Response to a rotation, the only one that contains the new secret. */
export const rotatedApiKeySchema = z.extend(createdApiKeySchema, { previousSecretEndsAt: z.nullable(instantSchema) });

export type RotatedApiKey = z.infer<typeof rotatedApiKeySchema>;

/** Limits of an API key in addition to the plan limits. */
export const apiKeyLimitNames = ['requestsPerSecond', 'computeUnitsPerDay', 'computeUnitsPerMonth'] as const;

export type ApiKeyLimitName = (typeof apiKeyLimitNames)[number];

/** Maximum value of each limit, above the limits of every plan. */
export const apiKeyLimitMaxima: Readonly<Record<ApiKeyLimitName, number>> = {
  requestsPerSecond: 100_000,
  computeUnitsPerDay: 1_000_000_000_000,
  computeUnitsPerMonth: 1_000_000_000_000,
};
