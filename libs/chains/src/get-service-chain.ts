import { findServiceChain } from './find-service-chain.ts';
import type { ServiceChain } from './service-chain.ts';
import { UnknownChainError } from './unknown-chain-error.ts';

/**
 * The chain with this slug.
 *
 * @throws {UnknownChainError} when the registry has no such chain
 */
export function getServiceChain(slug: string): ServiceChain {
  const chain = findServiceChain(slug);
  if (chain === undefined) throw new UnknownChainError(slug);
  return chain;
}
