import { parseHeight, tellsHead } from '../heads/head-guard.ts';
import type { SeenHeads } from '../heads/seen-heads.ts';
import { findBlockUse, type BlockName } from '../rpc/block-use.ts';
import { rawId, type RpcCall } from '../rpc/parse-request.ts';
import type { FollowedChain } from '../upstreams/followed-chain.ts';
import { type CachedResult, type ResponseCache, resultBytesMax } from './response-cache.ts';
import type { SharedCache } from './shared-cache.ts';

export interface CacheLookup {
  readonly key: string;
  /** The newest block that the result depends on; -1 if it depends on none; null if only the result shows which. */
  readonly block: number | null;
  /** The call with block numbers instead of `latest`, `safe`, and `finalized`. Null if it has none of them. */
  readonly resolved: string | null;
  /** The result, if it follows directly from the head. */
  readonly result: string | null;
  readonly generation: number;
}

interface ChainCacheOptions {
  readonly chain: string;
  readonly responses: ResponseCache;
  readonly shared: SharedCache | null;
  /** Null if the gateway sends no calls of its own. Then only immutable results are cached. */
  readonly followed: FollowedChain | null;
  readonly seenHeads: SeenHeads;
}

/**
 * Cached results of one chain. Final results are kept as long as there is room. Newer ones are only used while the chain's head is known,
 * and dropped when a reorganization replaces their block. See ADR 0049.
 */
export class ChainCache {
  readonly lookups = { hit: 0, shared: 0, miss: 0 };
  readonly #options: ChainCacheOptions;

  constructor(options: ChainCacheOptions) {
    this.#options = options;
  }

  /** Returns how to find a call's result. Null if the call can't be cached, or if the block that it reads is currently unknown. */
  look(call: RpcCall, caller: string): CacheLookup | null {
    const use = findBlockUse(call);
    if (use === null) return null;
    if (use.kind === 'constant') return this.#lookup(`${call.method} ${use.params}`, -1);
    if (use.kind === 'hash') return this.#lookup(`${call.method} ${use.params}`, null);
    if (use.kind === 'head') return this.#lookAtHead(call, use.params, caller);
    const numbers = use.names.map((name) => this.#resolve(name, caller));
    if (!numbers.every((number) => number !== null)) return null;
    const block = Math.max(...numbers);
    const head = this.#isFinal(block) ? block : (this.#options.followed?.head() ?? -1);
    if (block > head) {
      if (head !== -1) void this.#options.followed?.refresh('latest');
      return null;
    }
    // The caller is about to see the head, so it must never see a lower one.
    if (tellsHead(call.method) && use.names[0] === 'latest') this.#options.seenHeads.raise(caller, block);
    const params = use.bind(numbers);
    const isResolved = use.names.some((name) => typeof name !== 'number');
    const resolved = isResolved ? `{"jsonrpc":"2.0","id":${rawId(call)},"method":"${call.method}","params":${params}}` : null;
    return { ...this.#lookup(`${call.method} ${params}`, block), resolved };
  }

  find(lookup: CacheLookup): CachedResult | undefined {
    const { chain, responses, followed } = this.#options;
    const { key, block, result } = lookup;
    if (result !== null) return { chain, result, block: block ?? Infinity };
    const found = responses.get(key);
    if (found === undefined) return undefined;
    return this.#isFinal(found.block) || (followed?.head() ?? null) !== null ? found : undefined;
  }

  /** Looks in the cache shared by gateways. Null without a lookup: that cache only contains final results. */
  findShared(lookup: CacheLookup): Promise<CachedResult | null> | null {
    const { chain, responses, shared, followed } = this.#options;
    const scope = followed?.genesis ?? null;
    if (shared === null || scope === null || lookup.block === -1 || (lookup.block !== null && !this.#isFinal(lookup.block))) return null;
    return shared.find(`${chain}:${scope}`, lookup.key).then((found) => {
      if (found === null || !this.#isFinal(found.block)) return null;
      const result = { chain, ...found };
      responses.set(lookup.key, result);
      return result;
    });
  }

  /**
   * Stores a result. Returns false if it can't be cached: it is null, its block is unknown, or it isn't final and came from another node
   * than the followed one.
   */
  store(lookup: CacheLookup, result: string | undefined, nodeTag: string): boolean {
    const { chain, responses, shared, followed } = this.#options;
    if (result === undefined || result === 'null' || result.length > resultBytesMax) return false;
    const block = lookup.block ?? readBlockOf(result);
    if (block === null || lookup.generation !== (followed?.generation ?? 0)) return false;
    const isFinal = this.#isFinal(block);
    if (!isFinal) {
      if (followed === null || !followed.isFollowed(nodeTag)) return false;
      if (block !== Infinity && !followed.includes(block)) return false;
    }
    responses.set(lookup.key, { chain, result, block });
    const scope = followed?.genesis ?? null;
    if (shared !== null && scope !== null && isFinal && block >= 0) shared.store(`${chain}:${scope}`, lookup.key, { block, result });
    return true;
  }

  get flights(): Pick<ResponseCache, 'flightOf' | 'startFlight'> {
    return this.#options.responses;
  }

  #lookAtHead({ method }: RpcCall, params: string, caller: string): CacheLookup | null {
    const head = this.#resolve('latest', caller);
    if (head === null) return null;
    if (method === 'eth_blockNumber') this.#options.seenHeads.raise(caller, head);
    // Only answer a well-formed call here: the node reports missing parameters.
    const result = method === 'eth_blockNumber' && params === '[]' ? `"0x${head.toString(16)}"` : null;
    return { ...this.#lookup(`${method} ${params} at ${head}`, head), result };
  }

  /** Resolves a tag to a block number. A caller never gets a head lower than the last one it saw, or older than its last transaction. */
  #resolve(name: BlockName, caller: string): number | null {
    if (typeof name === 'number') return name;
    const { followed, seenHeads } = this.#options;
    if (followed === null) return null;
    if (name !== 'latest') return followed.resolve(name);
    const head = followed.head(seenHeads.sentAt(caller));
    if (head === null) return null;
    const seen = seenHeads.heightOf(caller);
    if (head < seen) followed.saw(seen);
    return head < seen ? null : head;
  }

  #lookup(name: string, block: number | null): CacheLookup {
    const { chain, followed } = this.#options;
    return { key: `${chain} ${name}`, block, resolved: null, result: null, generation: followed?.generation ?? 0 };
  }

  #isFinal(block: number): boolean {
    return block <= (this.#options.followed?.finalized ?? -1);
  }
}

/** Returns the block that a result is from: Infinity if the result doesn't contain it, null if it isn't in a block yet. */
function readBlockOf(result: string): number | null {
  const value: unknown = JSON.parse(result);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'object' || first === null) return Infinity;
  for (const key of ['blockNumber', 'number', 'receipt', 'tx']) {
    if (!Object.hasOwn(first, key)) continue;
    const field: unknown = (first as Record<string, unknown>)[key];
    if (field === null) return null;
    const height = typeof field === 'object' ? parseHeight((field as Record<string, unknown>)['blockNumber']) : parseHeight(field);
    // In `trace_transaction`, some nodes return plain numbers.
    return height ?? (typeof field === 'number' ? field : Infinity);
  }
  return Infinity;
}
