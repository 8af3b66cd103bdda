import * as z from 'zod/mini';
import { instantSchema } from './primitives.ts';

/** In canonical form. An empty list allows everything. */
export const allowListsSchema = z.object({
  /** Page origins: `https://app.example.com`, `https://*.example.com`, `http://localhost:*`. */
  origins: z.array(z.string()),
  ips: z.array(z.string()),
  /** JSON-RPC methods. `*` matches any characters. */
  methods: z.array(z.string()),
  contracts: z.array(z.string()),
});

/** Null means no limit. Days and months are in UTC. */
export const apiKeyLimitsSchema = z.object({
  requestsPerSecond: z.nullable(z.int()),
  computeUnitsPerDay: z.nullable(z.int()),
  computeUnitsPerMonth: z.nullable(z.int()),
});

export type ApiKeyLimits = z.infer<typeof apiKeyLimitsSchema>;

/** Usage that counts toward the key's limits, a few seconds behind the gateway. */
export const apiKeyUsageSchema = z.object({
  busiestMinuteRequests: z.int(),
  /** Since midnight UTC. */
  computeUnitsToday: z.int(),
  /** Since the first of the month, UTC. */
  computeUnitsThisMonth: z.int(),
});

export type ApiKeyUsage = z.infer<typeof apiKeyUsageSchema>;

export const apiKeyStatusSchema = z.enum(['active', 'paused']);

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
  /** When the secret before the last rotation stops working; null or missing if there is none. */
  previousSecretEndsAt: z.optional(z.nullable(instantSchema)),
  /** Users who saw a working secret: the one who created or last rotated the key, and, while the previous secret works, the one before. */
  secretShownTo: z.array(z.string()),
  allowLists: allowListsSchema,
  limits: apiKeyLimitsSchema,
  usage: apiKeyUsageSchema,
});

export type ApiKey = z.infer<typeof apiKeySchema>;

/** The only response that contains the secret. */
export const createdApiKeySchema = z.extend(apiKeySchema, { secret: z.string() });

export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

/** Maximum grace period of a previous secret: a week, in seconds. */
export const rotationGraceSecondsMax = 604_800;

/** The only response that contains the secret. */
export const rotatedApiKeySchema = z.extend(createdApiKeySchema, { previousSecretEndsAt: z.nullable(instantSchema) });

export type RotatedApiKey = z.infer<typeof rotatedApiKeySchema>;

/** These limits apply in addition to the plan's. */
export const apiKeyLimitNames = ['requestsPerSecond', 'computeUnitsPerDay', 'computeUnitsPerMonth'] as const;

export type ApiKeyLimitName = (typeof apiKeyLimitNames)[number];

/** Above the limits of every plan. */
export const apiKeyLimitMaxima: Readonly<Record<ApiKeyLimitName, number>> = {
  requestsPerSecond: 100_000,
  computeUnitsPerDay: 1_000_000_000_000,
  computeUnitsPerMonth: 1_000_000_000_000,
};
