import type { NodeChecker } from '@onepoint/rpc-nodes';
import { ApiError } from '../../errors/api-error.ts';
import type { Services } from '../../services.ts';
import type { NodeState } from './providers.repository.ts';

export interface CheckNodeParameters {
  readonly nodes: NodeChecker;
  readonly chains: Services['chains'];
  readonly chain: string;
  readonly url: string;
  readonly now: () => Date;
}

/**
 * Checks a node and returns the state to store.
 *
 * @throws {ApiError} CHAIN_NOT_FOUND for a chain that is not served; PROVIDER_REFUSED with the reason
 */
export async function checkNode({ nodes, chains, chain: slug, url, now }: CheckNodeParameters): Promise<NodeState> {
  const chain = chains.find((served) => served.slug === slug);
  if (chain === undefined) throw new ApiError('CHAIN_NOT_FOUND');
  const check = await nodes.check({ url, chainId: chain.chainId });
  if (!check.ok) throw new ApiError('PROVIDER_REFUSED', { details: { reason: check.fault } });
  return { health: 'healthy', blockHeight: check.blockHeight, lagBlocks: null, latencyMs: check.latencyMs, checkedAt: now() };
}
