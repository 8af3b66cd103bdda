import * as z from 'zod/mini';
import { extendedUrlSchema } from './patterns.ts';
import { decimalSchema, idSchema, instantSchema, nameSchema } from './primitives.ts';

/** The gateway checks and calls nodes over HTTP only. */
const nodeUrlSchema = extendedUrlSchema(['http', 'https']).check(z.maxLength(300));

/** Share of the traffic, relative to the chain's other nodes. */
const weightSchema = z.int().check(z.minimum(1), z.maximum(10));

export const providerStatusSchema = z.enum(['active', 'paused']);

/** Why a node is rejected when it is added, or why it gets no traffic later. */
export const providerFaults = ['privateAddress', 'unreachable', 'notRpc', 'wrongChain'] as const;

export type ProviderFault = (typeof providerFaults)[number];

export const providerSchema = z.object({
  id: z.string(),
  name: z.string(),
  chain: z.string(),
  /** Node URLs contain keys, so members who can't manage providers get them without path, query, and credentials. */
  url: z.string(),
  weight: weightSchema,
  status: providerStatusSchema,
  /** Result of the last check: `healthy`, `lagging`, one of `providerFaults`, or an unknown one. */
  health: z.string(),
  /** Height, lag, and latency of the last response; null before the first. */
  blockHeight: z.nullable(z.int()),
  lagBlocks: z.nullable(z.int()),
  latencyMs: z.nullable(z.int()),
  lastCheckedAt: instantSchema,
  /** Requests served since midnight UTC. */
  requestsToday: z.int(),
  createdAt: instantSchema,
});

export type Provider = z.infer<typeof providerSchema>;

export const createProviderBodySchema = z.strictObject({
  name: nameSchema,
  chain: idSchema,
  url: nodeUrlSchema,
  weight: z._default(weightSchema, 10),
});

export const updateProviderBodySchema = z
  .strictObject({
    name: z.optional(nameSchema),
    url: z.optional(nodeUrlSchema),
    weight: z.optional(weightSchema),
    status: z.optional(providerStatusSchema),
  })
  .check(z.refine((body) => Object.keys(body).length > 0, 'Must change at least one field'));

const providerRewardSchema = z.object({
  /** `2026-11` */
  month: z.string(),
  requests: z.int(),
  computeUnits: z.int(),
  /** In USD, exact. */
  earned: decimalSchema,
});

export type ProviderReward = z.infer<typeof providerRewardSchema>;

export const providerRewardsSchema = z.object({
  /** USD per 1,000,000 compute units. */
  ratePerMillion: decimalSchema,
  months: z.array(providerRewardSchema),
});

export type ProviderRewards = z.infer<typeof providerRewardsSchema>;
