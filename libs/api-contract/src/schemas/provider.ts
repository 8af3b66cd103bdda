import * as z from 'zod/mini';
import { extendedUrlSchema } from './patterns.ts';
import { decimalSchema, idSchema, instantSchema, nameSchema } from './primitives.ts';

/** The gateway calls nodes over HTTP; it could neither look at one over `ws` or `grpc` nor ask it. */
const nodeUrlSchema = extendedUrlSchema(['http', 'https']).check(z.maxLength(300));

/** 1 to 10: how much of its chain's traffic a node takes, compared with the others of that chain. */
const weightSchema = z.int().check(z.minimum(1), z.maximum(10));

export const providerStatusSchema = z.enum(['active', 'paused']);

/** Why a node is refused when it is added, or not asked later. */
export const providerFaults = ['privateAddress', 'unreachable', 'notRpc', 'wrongChain'] as const;

export type ProviderFault = (typeof providerFaults)[number];

/** A node that a provider project serves through the gateway. */
export const providerSchema = z.object({
  id: z.string(),
  name: z.string(),
  chain: z.string(),
  /** Without its path, query and credentials for those who may not manage providers: nodes' addresses carry their keys. */
  url: z.string(),
  weight: weightSchema,
  status: providerStatusSchema,
  /** What the last look has shown: `healthy`, `lagging`, one of `providerFaults`, or one that this version does not know. */
  health: z.string(),
  /** Height, lag and latency are those of the last time that it answered; null while none is known. */
  blockHeight: z.nullable(z.int()),
  lagBlocks: z.nullable(z.int()),
  latencyMs: z.nullable(z.int()),
  lastCheckedAt: instantSchema,
  /** Answers that it gave since midnight UTC. */
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

/** What a project's nodes earned in one month (UTC), the newest month first. */
export const providerRewardSchema = z.object({
  /** `2026-11` */
  month: z.string(),
  requests: z.int(),
  computeUnits: z.int(),
  /** US dollars, exact. */
  earned: decimalSchema,
});

export type ProviderReward = z.infer<typeof providerRewardSchema>;

export const providerRewardsSchema = z.object({
  /** US dollars for 1,000,000 compute units. */
  ratePerMillion: decimalSchema,
  months: z.array(providerRewardSchema),
});

export type ProviderRewards = z.infer<typeof providerRewardsSchema>;
