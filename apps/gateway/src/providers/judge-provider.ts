import { lagBlocksMax } from '@onepoint/chains';
import type { ProviderHealth } from '@onepoint/database';
import type { NodeCheck } from '@onepoint/rpc-nodes';

export interface ProviderVerdict {
  readonly health: ProviderHealth;
  /** Unchanged where undefined: the node did not say. */
  readonly blockHeight?: number;
  readonly latencyMs?: number;
  /** Blocks behind our own nodes; null when those could not be asked. */
  readonly lagBlocks?: number | null;
}

/**
 * What a look at a provider's node comes to.
 *
 * @param ownHeight the highest of our own nodes of the chain, null when none answered: then nobody is said to lag
 */
export function judgeProvider(check: NodeCheck, ownHeight: number | null, blockTimeMs: number): ProviderVerdict {
  if (!check.ok) return { health: check.fault };
  const { blockHeight, latencyMs } = check;
  const lagBlocks = ownHeight === null ? null : Math.max(0, ownHeight - blockHeight);
  return { health: lagBlocks !== null && lagBlocks > lagBlocksMax(blockTimeMs) ? 'lagging' : 'healthy', blockHeight, latencyMs, lagBlocks };
}
