import type { ChainSupport } from '../../shared/method-content.ts';

/** What a chain's own rules leave out. Blobs: chains that have them (EIP-4844); the others answer with an error. */
const withoutBlobs = new Set(['polygon', 'arbitrum']);

/**
 * Whether a chain answers a method. `node` is a method outside Ethereum's specification of execution clients: whether it is answered is the
 * chain's node's business, and one that does not know it says so with -32601.
 */
export function supportOf(method: string, chain: string): ChainSupport {
  if (/^(?:debug|trace)_/.test(method)) return 'node';
  if (method === 'eth_blobBaseFee' && withoutBlobs.has(chain)) return 'no';
  return 'yes';
}
