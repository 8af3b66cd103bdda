import { type Caller, callerOnChain } from '../access/access.ts';
import { QuorumCall } from '../forward/quorum-call.ts';
import { parseBlockHeight, tellsHead } from '../heads/head-guard.ts';
import { type BlockName, findBlockUse } from '../rpc/block-use.ts';
import { isForwarded, rawId, type RpcCall, type RpcRequest } from '../rpc/parse-request.ts';
import type { Services } from '../services.ts';
import { askNode } from '../upstreams/ask-node.ts';
import type { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import type { HttpUpstream } from '../upstreams/http-upstream.ts';
import type { Votes } from '../upstreams/upstream-addresses.ts';
import { slotCallerOf } from './forward.ts';

/** One entry per call; null for calls that one node answers as usual. */
export type CallVotes = readonly (Votes | null)[];
type Tag = Exclude<BlockName, number>;

const single: Votes = { agree: 1, of: 1 };
const heightTimeoutMs = 2_000;

/**
 * Returns how many nodes must agree on each call. Null if one node is enough for all of them, which is usual.
 *
 * @param transport over WebSocket, calls that not every node serves are included, because the connection's own node might not
 *   serve them
 */
export function findVotes(
  rpc: RpcRequest,
  { quorum, haveAllFeatures }: Pick<ChainUpstreams, 'quorum' | 'haveAllFeatures'>,
  transport: 'http' | 'websocket',
): CallVotes | null {
  const isRouted = transport === 'websocket' && !haveAllFeatures;
  if (quorum === null && !isRouted) return null;
  const votes = rpc.calls.map((call) => {
    if (!isForwarded(call)) return null;
    return quorum?.votesFor(call.method) ?? (isRouted && call.features !== undefined ? single : null);
  });
  return votes.every((needed) => needed === null) ? null : votes;
}

interface QuorumStepOptions {
  readonly rpc: RpcRequest;
  readonly votes: CallVotes;
  readonly upstreams: ChainUpstreams;
  readonly caller: Caller;
  readonly services: Pick<Services, 'config' | 'seenHeads'>;
}

/** Step 8, first part: gets the answers on which several nodes must agree. */
export class QuorumStep {
  readonly #options: QuorumStepOptions;
  #call: QuorumCall | null = null;
  #isAbandoned = false;

  constructor(options: QuorumStepOptions) {
    this.#options = options;
  }

  /**
   * Returns the request with these answers. Calls on which nodes didn't agree are rejected in place.
   *
   * @throws {GatewayError} `TOO_MANY_WAITING`
   */
  async run(): Promise<RpcRequest> {
    const { rpc, votes, upstreams, caller, services } = this.#options;
    const candidates = upstreams.candidates(rpc.features);
    const calls = await this.#resolve(candidates);
    const open = votes.map((needed, index) => (calls[index]?.refusal === null ? needed : null));
    const resolved = { ...rpc, calls, isPlain: false };
    if (this.#isAbandoned || open.every((needed) => needed === null)) return resolved;
    const { upstreamTimeoutMs, tryTimeoutMs } = services.config;
    this.#call = new QuorumCall({
      rpc: resolved,
      votes: open,
      candidates,
      slots: upstreams.slots,
      caller: slotCallerOf(caller),
      quorum: upstreams.quorum,
      timeoutMs: upstreamTimeoutMs,
      tryTimeoutMs,
    });
    return this.#call.run();
  }

  abandon(): void {
    this.#isAbandoned = true;
    this.#call?.abandon();
  }

  /**
   * Replaces `latest`, `safe`, and `finalized` by numbers, so that all nodes are asked for the same block, which enough nodes for the
   * quorum have reached.
   */
  async #resolve(candidates: readonly HttpUpstream[]): Promise<readonly RpcCall[]> {
    const { rpc, votes } = this.#options;
    const compared = votes.filter((needed) => needed !== null && needed.agree > 1);
    const uses = rpc.calls.map((call, index) => (compared.includes(votes[index] ?? null) ? findBlockUse(call) : null));
    const tags = new Set(uses.flatMap((use) => (use?.kind === 'blocks' ? use.names.filter((name) => typeof name !== 'number') : [])));
    if (tags.size === 0) return rpc.calls;
    const agree = Math.max(...compared.map((needed) => needed?.agree ?? 1));
    const heights = new Map<BlockName, number | null>(
      await Promise.all([...tags].map(async (tag) => [tag, await findCommonHeight(candidates, tag, agree)] as const)),
    );
    return rpc.calls.map((call, index): RpcCall => {
      const use = uses[index];
      if (use?.kind !== 'blocks' || use.names.every((name) => typeof name === 'number')) return call;
      const numbers = use.names.map((name) => (typeof name === 'number' ? name : (heights.get(name) ?? null)));
      if (!numbers.every((number) => number !== null)) return { ...call, refusal: 'UPSTREAM_FAILED' };
      if (use.names[0] === 'latest' && tellsHead(call.method) && !this.#see(Math.max(...numbers)))
        return { ...call, refusal: 'NODES_BEHIND' };
      const id = call.id === undefined ? '' : `"id":${rawId(call)},`;
      return { ...call, source: `{"jsonrpc":"2.0",${id}"method":"${call.method}","params":${use.bind(numbers)}}` };
    });
  }

  #see(height: number): boolean {
    const { caller, upstreams, services } = this.#options;
    const callerId = callerOnChain(caller, upstreams.slug);
    if (height < services.seenHeads.heightOf(callerId)) return false;
    if (upstreams.isPlausibleHeight(height)) services.seenHeads.raise(callerId, height);
    return true;
  }
}

/** Returns the height that this many nodes have reached: the lowest among the first nodes to answer. Null if too few answer. */
function findCommonHeight(nodes: readonly HttpUpstream[], tag: Tag, count: number): Promise<number | null> {
  return new Promise((resolve) => {
    const heights: number[] = [];
    let waiting = nodes.length;
    const note = (height: number | null): void => {
      waiting -= 1;
      if (height !== null) heights.push(height);
      if (heights.length === count) resolve(Math.min(...heights));
      else if (waiting === 0) resolve(null);
    };
    for (const node of nodes) {
      askNode(node, 'eth_getBlockByNumber', [tag, false], heightTimeoutMs)
        .then(parseBlockHeight, () => null)
        .then(note, () => undefined);
    }
    if (nodes.length === 0) resolve(null);
  });
}
