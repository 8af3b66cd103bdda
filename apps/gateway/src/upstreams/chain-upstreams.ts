import { findServiceChain, getServiceChain, lagBlocksMax } from '@onepoint/chains';
import { ChainCache } from '../cache/chain-cache.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import type { SeenHeads } from '../heads/seen-heads.ts';
import type { Log } from '../log.ts';
import { FairSlots } from '../limits/fair-slots.ts';
import type { GatewayMetrics } from '../metrics/gateway-metrics.ts';
import { CallLatencies, HedgeBudget } from './call-latencies.ts';
import { FollowedChain } from './followed-chain.ts';
import { connectionsMax, HttpUpstream } from './http-upstream.ts';
import { mergeFeatures, type NodeFeature } from './node-features.ts';
import { NodeHealth, type NodeIncident, type NodeTrouble } from './node-health.ts';
import { ProviderUpstreams } from './provider-upstreams.ts';
import { Quorum } from './quorum.ts';
import { readNode, type UpstreamAddresses } from './upstream-addresses.ts';

export interface WebSocketNode {
  readonly address: string;
  readonly health: NodeHealth;
  /** Chain that new connections must be on; undefined if they don't need a check. */
  readonly chainId?: number | undefined;
  /** The node serves every method, according to the configuration. */
  readonly hasAllFeatures?: boolean;
}

interface ChainUpstreamsOptions {
  readonly now?: () => number;
  /** Providers' nodes can be in private networks. @default false */
  readonly arePrivateProvidersAllowed?: boolean;
  /** Nodes are checked, and get no calls before their first check. @default false */
  readonly areNodesChecked?: boolean;
  /** Calls in a row that can also be sent to a second node, see `HedgeBudget`. */
  readonly hedgesMax?: number | undefined;
  /** Without this, results aren't cached, and every call is forwarded. */
  readonly cache?: CacheOptions | undefined;
  readonly log?: Log | undefined;
  readonly metrics?: Pick<GatewayMetrics, 'node'> | undefined;
}

/** Options that all chains of a gateway share. */
export type ChainOptions = Pick<ChainUpstreamsOptions, 'cache' | 'hedgesMax'>;

interface CacheOptions {
  readonly responses: ResponseCache;
  readonly shared: SharedCache | null;
  readonly seenHeads: SeenHeads;
}

/** Order in which nodes are tried, lowest first. Nodes of another chain, and nodes whose chain hasn't been checked yet, are never tried. */
const ranks: Readonly<Record<Exclude<NodeTrouble, 'wrongChain' | 'unverified'> | 'behind', number>> = {
  failing: 1,
  lagging: 2,
  returning: 3,
  behind: 4,
  resting: 5,
};

/** The nodes of one chain. The list can be replaced while calls are running. */
export class ChainUpstreams {
  readonly slug: string;
  /** Nodes run by others, used instead of ours when it is their turn. */
  readonly providers: ProviderUpstreams;
  readonly latencies = new CallLatencies();
  readonly hedgeBudget: HedgeBudget;
  /** The head and recent blocks of the chain, as our first node sees them. */
  readonly followed: FollowedChain;
  readonly cache: ChainCache | null;
  readonly slots = new FairSlots(() => this.#nodes.length * connectionsMax);
  #timeoutMs: number;
  readonly #now: () => number;
  readonly #areNodesChecked: boolean;
  readonly #log: Log;
  #quorum: Quorum | null = null;
  readonly #metrics: Pick<GatewayMetrics, 'node'> | undefined;
  #nodes: readonly HttpUpstream[] = [];
  #haveAllFeatures = true;
  #webSocketNodes: readonly WebSocketNode[] = [];

  constructor(
    slug: string,
    addresses: UpstreamAddresses,
    timeoutMs: number,
    {
      now = () => performance.now(),
      arePrivateProvidersAllowed = false,
      areNodesChecked = false,
      hedgesMax,
      cache,
      log = () => undefined,
      metrics,
    }: ChainUpstreamsOptions = {},
  ) {
    this.slug = slug;
    this.#timeoutMs = timeoutMs;
    this.#now = now;
    this.#areNodesChecked = areNodesChecked;
    this.hedgeBudget = new HedgeBudget(hedgesMax);
    this.#log = log;
    this.#metrics = metrics;
    this.providers = new ProviderUpstreams(arePrivateProvidersAllowed, metrics?.node(slug, 'providers'));
    this.followed = new FollowedChain({
      candidates: () => this.candidates(),
      blockTimeMs: findServiceChain(slug)?.blockTimeMs ?? 0,
      now,
      onReorg: (lastCommonBlock) => cache?.responses.dropAbove(slug, lastCommonBlock),
    });
    // Without checks, the gateway sends no calls of its own, so it can't follow the chain either.
    this.cache = cache === undefined ? null : new ChainCache({ chain: slug, ...cache, followed: areNodesChecked ? this.followed : null });
    this.replace(addresses);
  }

  /** In order of preference. */
  get nodes(): readonly HttpUpstream[] {
    return this.#nodes;
  }

  /** In order of preference. */
  get webSocketAddresses(): readonly string[] {
    return this.#webSocketNodes.map((node) => node.address);
  }

  /** In the order in which to try them, with recently failed nodes last. */
  webSocketCandidates(): readonly WebSocketNode[] {
    const now = this.#now();
    return this.#webSocketNodes.toSorted((a, b) => Number(a.health.isResting(now)) - Number(b.health.isResting(now)));
  }

  /** In order of preference. */
  get httpAddresses(): readonly string[] {
    return this.#nodes.map((node) => node.address);
  }

  /**
   * Applies a new list of nodes. Unchanged nodes keep their connections and health; removed nodes close after their last call.
   *
   * @param timeoutMs how long a call can go without data. @default unchanged
   */
  replace({ http, ws, quorum = {} }: UpstreamAddresses, timeoutMs = this.#timeoutMs): void {
    this.#timeoutMs = timeoutMs;
    const known = new Map(this.#nodes.map((node) => [JSON.stringify([node.address, node.configured]), node]));
    this.#nodes = http.map((entry) => {
      const { url, configured } = readNode(entry);
      return (
        known.get(JSON.stringify([url, configured])) ??
        new HttpUpstream(url, this.#timeoutMs, {
          configured,
          isVerified: !this.#areNodesChecked,
          onIncident: (event, incident) => this.#logIncident(event, incident, 'http', this.httpAddresses.indexOf(url)),
        })
      );
    });
    for (const [index, node] of this.#nodes.entries()) {
      node.series = this.#metrics?.node(this.slug, index);
      node.timeoutMs = timeoutMs;
    }
    const knownSockets = new Map(this.#webSocketNodes.map((node) => [node.address, node]));
    this.#webSocketNodes = ws.map((entry) => {
      const { url, configured } = readNode(entry);
      return {
        address: url,
        health:
          knownSockets.get(url)?.health ??
          new NodeHealth({
            isVerified: !this.#areNodesChecked,
            onIncident: (event, incident) => this.#logIncident(event, incident, 'ws', this.webSocketAddresses.indexOf(url)),
          }),
        chainId: this.#areNodesChecked ? findServiceChain(this.slug)?.chainId : undefined,
        hasAllFeatures: Object.values(mergeFeatures(configured, {})).every(Boolean),
      };
    });
    this.compareFeatures();
    this.#quorum = Object.keys(quorum).length === 0 ? null : new Quorum(this.slug, quorum, this.#log);
    const kept = new Set(this.#nodes);
    for (const node of known.values()) if (!kept.has(node)) void node.drain();
  }

  /**
   * Returns nodes in the order in which to try them: healthy ones as configured, then troubled ones. Empty if none is known to be on this
   * chain.
   *
   * @param features what the nodes must support
   * @param heightMin nodes that are known to be lower are tried after others that respond
   */
  candidates(features: readonly NodeFeature[] = [], heightMin = 0): readonly HttpUpstream[] {
    const now = this.#now();
    const nodes = features.length === 0 ? this.#nodes : this.#nodes.filter((node) => features.every((feature) => node.features[feature]));
    if (nodes.every((node) => node.health.trouble(now) === null && !isBelow(node, heightMin))) return nodes;
    const ranked = nodes.flatMap((node) => {
      const rank = rankOf(node, now);
      if (rank === null) return [];
      return [{ node, rank: isBelow(node, heightMin) ? Math.max(rank, ranks.behind) : rank }];
    });
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ node }) => node);
  }

  /** Null if no method has a quorum, which is usual. */
  get quorum(): Quorum | null {
    return this.#quorum;
  }

  /** Every node serves every method, as far as known. */
  get haveAllFeatures(): boolean {
    return this.#haveAllFeatures;
  }

  /** Highest known block of our own nodes; 0 if unknown. */
  get bestHead(): number {
    return this.#nodes.reduce((max, { health }) => Math.max(max, health.head ?? 0), 0);
  }

  /** Compares the height with our own nodes. */
  isPlausibleHeight(height: number): boolean {
    const best = this.#nodes.reduce((max, { health }) => Math.max(max, health.checkedHead ?? 0), 0);
    return best === 0 || height <= best + lagBlocksMax(getServiceChain(this.slug).blockTimeMs);
  }

  isLaggingHeight(height: number): boolean {
    return this.bestHead - height > lagBlocksMax(getServiceChain(this.slug).blockTimeMs);
  }

  /** Empty if the node with this tag is no longer configured. */
  nodesWithTag(tag: string): readonly HttpUpstream[] {
    return this.#nodes.filter((node) => node.tag === tag);
  }

  health(): { nodes: number; healthy: number } {
    const now = this.#now();
    const unusable: ReadonlySet<NodeTrouble | null> = new Set(['resting', 'wrongChain', 'unverified']);
    return { nodes: this.#nodes.length, healthy: this.#nodes.filter((node) => !unusable.has(node.health.trouble(now))).length };
  }

  /** State of each node in the configured order, without URLs, which can contain secrets. */
  describeNodes(): readonly { status: NodeTrouble | 'ok'; blockHeight: number | null; lacks: readonly NodeFeature[] }[] {
    const now = this.#now();
    return this.#nodes.map(({ health, lacks }) => ({ status: health.trouble(now) ?? 'ok', blockHeight: health.checkedHead, lacks }));
  }

  /** Updates what depends on the nodes' detected features. */
  compareFeatures(): void {
    this.#haveAllFeatures =
      this.#nodes.every(({ lacks }) => lacks.length === 0) && this.#webSocketNodes.every(({ hasAllFeatures }) => hasAllFeatures);
  }

  /** Updates which nodes lag, from the heads that the last checks found. */
  compareHeads(): void {
    const blockTimeMs = findServiceChain(this.slug)?.blockTimeMs;
    if (blockTimeMs === undefined) return;
    const best = Math.max(...this.#nodes.map(({ health }) => health.head ?? 0));
    for (const { health } of this.#nodes) health.setLagging(health.head !== null && best - health.head > lagBlocksMax(blockTimeMs));
  }

  /** Nodes are identified by their position in the configuration, because a URL can contain a secret. */
  #logIncident(event: 'began' | 'ended', { failures, durationMs }: NodeIncident, transport: 'http' | 'ws', node: number): void {
    const where = { chain: this.slug, transport, node };
    if (event === 'began') this.#log('warn', 'calls to a node fail', where);
    else this.#log('info', 'calls to a node succeed again', { ...where, failures, durationMs });
  }

  drain(): void {
    for (const node of this.#nodes) void node.drain();
    this.providers.replace([]);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#nodes, this.providers].map((upstream) => upstream.close()));
  }
}

function rankOf({ health }: HttpUpstream, nowMs: number): number | null {
  const trouble = health.trouble(nowMs);
  if (trouble === 'wrongChain' || trouble === 'unverified') return null;
  if (trouble === null || (trouble === 'returning' && health.admits(nowMs))) return 0;
  return ranks[trouble];
}

function isBelow({ health }: HttpUpstream, height: number): boolean {
  return height > 0 && health.head !== null && health.head < height;
}
