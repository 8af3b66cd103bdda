import * as z from 'zod/mini';
import { instantSchema } from './primitives.ts';

/** How far a chain is, as measured at the installation's own nodes every few seconds. */
export const chainHeadSchema = z.object({
  slug: z.string(),
  /** Highest block that any node knows. Stays when no node answers; null when none ever has. */
  bestBlock: z.nullable(z.int()),
  /** Since when nothing higher is known. */
  bestBlockSince: z.nullable(instantSchema),
  /** Head of the node that requests go to first; null while none answers. */
  endpointBlock: z.nullable(z.int()),
  /** Nodes that were asked, and how many of them answered. */
  nodes: z.int(),
  nodesAnswered: z.int(),
  checkedAt: instantSchema,
});

export type ChainHead = z.infer<typeof chainHeadSchema>;
