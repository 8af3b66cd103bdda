import * as z from 'zod/mini';
import { instantSchema } from './primitives.ts';

/** A chain with RPC endpoints. Chains for wallets are in a separate registry. */
export const chainSchema = z.object({
  slug: z.string(),
  chainId: z.int(),
  name: z.string(),
  currency: z.object({ name: z.string(), symbol: z.string(), decimals: z.int() }),
  testnet: z.boolean(),
  explorerUrl: z.nullable(z.string()),
  /** Endpoint URLs without the key: append `/{key}`. */
  httpUrl: z.string(),
  wsUrl: z.string(),
});

export type Chain = z.infer<typeof chainSchema>;

/** Latest block of a chain, measured at our own nodes every few seconds. */
export const chainHeadSchema = z.object({
  slug: z.string(),
  /** Highest block known from any node. Doesn't change while no node answers; null if none ever did. */
  bestBlock: z.nullable(z.int()),
  bestBlockSince: z.nullable(instantSchema),
  /** Latest block of the node that serves requests first; null while none answers. */
  endpointBlock: z.nullable(z.int()),
  /** Number of checked nodes, of which `nodesAnswered` responded. */
  nodes: z.int(),
  nodesAnswered: z.int(),
  checkedAt: instantSchema,
});

export type ChainHead = z.infer<typeof chainHeadSchema>;
