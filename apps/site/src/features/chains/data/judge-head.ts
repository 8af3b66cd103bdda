import type { ChainHead } from '@onepoint/api-contract';
import { lagBlocksMax } from '@onepoint/chains';

/** How an endpoint's head stands to the best one that is known. */
export type HeadVerdict =
  /** Nobody has said how far the chain is. */
  | { kind: 'unknown' }
  /** None of the nodes behind the endpoint answers. */
  | { kind: 'silent' }
  /** Nothing higher is known; by how many nodes. */
  | { kind: 'inStep'; nodes: number }
  /** Behind by what blocks take to travel, or by more than that. */
  | { kind: 'near' | 'behind'; blocks: number; behindMs: number }
  /** The best head itself has not moved. */
  | { kind: 'stalled'; standingMs: number };

/** A chain stands still when nothing came for this long, and for ten of its blocks at least. */
const standingMsMin = 60_000;
const standingBlocks = 10;

/**
 * Holds the block that an endpoint gave against the best known head.
 *
 * @param block what the endpoint said to the reader's browser; undefined: what it said to the gateway counts
 * @param blockTimeMs usual time between two blocks, in milliseconds
 */
export function judgeHead(head: ChainHead | undefined, block: bigint | undefined, blockTimeMs: number): HeadVerdict {
  if (head === undefined || head.bestBlock === null || head.bestBlockSince === null) return { kind: 'unknown' };
  const endpointBlock = block === undefined ? head.endpointBlock : Number(block);
  if (endpointBlock === null) return { kind: 'silent' };
  const blocks = Math.max(0, head.bestBlock - endpointBlock);
  if (blocks > 0) return { kind: blocks > lagBlocksMax(blockTimeMs) ? 'behind' : 'near', blocks, behindMs: blocks * blockTimeMs };
  // Both instants are the server's: the reader's clock may be wrong.
  const standingMs = Date.parse(head.checkedAt) - Date.parse(head.bestBlockSince);
  const standsStill = endpointBlock === head.bestBlock && standingMs > Math.max(standingMsMin, standingBlocks * blockTimeMs);
  return standsStill ? { kind: 'stalled', standingMs } : { kind: 'inStep', nodes: Math.max(1, head.nodesAnswered) };
}
