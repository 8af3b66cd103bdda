import { askNode, NodeAnswerError } from './ask-node.ts';
import type { HttpUpstream } from './http-upstream.ts';

/** What a node offers beyond the current state of its chain. */
export interface NodeFeatures {
  /** State of old blocks. */
  readonly archive: boolean;
  readonly trace: boolean;
  readonly debug: boolean;
}

export type NodeFeature = keyof NodeFeatures;

export const featureNames: readonly NodeFeature[] = ['archive', 'trace', 'debug'];

/** A missing feature isn't known to exist or to be missing. */
export type KnownFeatures = { readonly [Feature in NodeFeature]?: boolean | undefined };

/** Nodes that aren't archives keep the state of this many blocks, by default in geth and similar nodes. */
export const recentBlocks = 128;

/** Assumes that a node has every feature that neither the configuration nor the node itself denies. */
export function mergeFeatures(configured: KnownFeatures, found: KnownFeatures): NodeFeatures {
  return {
    archive: configured.archive ?? found.archive ?? true,
    trace: configured.trace ?? found.trace ?? true,
    debug: configured.debug ?? found.debug ?? true,
  };
}

const methodNotFound = -32_601;
/** Matches messages of nodes and proxies that use a different error code for unsupported methods. */
const missingMethodPattern =
  /method.*(?:not (?:found|exist|available|supported|allowed|whitelisted)|does not exist)|(?:unsupported|unknown) method/iu;
/** Messages of geth, Erigon, Nethermind, Besu, and Reth about pruned state. */
const missingStatePattern =
  /missing trie node|pruned|pruning|historical state|archive|no state available|state (?:is )?(?:not available|unavailable|not found)|distance to target block exceeds/iu;

const nobody = `0x${'0'.repeat(40)}`;
const nowhere = `0x${'0'.repeat(64)}`;

/**
 * Detects a node's features with calls that cost it nothing: for a transaction that doesn't exist, and for a balance in block 1. Leaves
 * out features that are neither proved nor denied. Never rejects.
 *
 * @param height the node's latest block
 * @param timeoutMs a node that takes longer proves nothing
 */
export async function detectFeatures(node: HttpUpstream, height: number, timeoutMs: number): Promise<KnownFeatures> {
  const find = async (method: string, params: readonly unknown[], isMissing: (error: RpcError) => boolean) => {
    try {
      await askNode(node, method, params, timeoutMs);
      return true;
    } catch (error) {
      const answer = error instanceof NodeAnswerError ? error.answer : null;
      // Other errors prove nothing, because the node might be busy.
      return answer !== null && isMissing(answer) ? false : undefined;
    }
  };
  const [archive, trace, debug] = await Promise.all([
    height > recentBlocks + 1 ? find('eth_getBalance', [nobody, '0x1'], isStateMissing) : undefined,
    find('trace_transaction', [nowhere], isMethodMissing),
    find('debug_traceTransaction', [nowhere, {}], isMethodMissing),
  ]);
  return { archive, trace, debug };
}

interface RpcError {
  readonly code: number;
  readonly message: string;
}

const isMethodMissing = ({ code, message }: RpcError): boolean => code === methodNotFound || missingMethodPattern.test(message);
const isStateMissing = ({ message }: RpcError): boolean => missingStatePattern.test(message);
