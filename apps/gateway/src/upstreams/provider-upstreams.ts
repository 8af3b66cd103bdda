import { createPublicConnector } from '@onepoint/rpc-nodes';
import type { ProviderNode } from '../providers/provider-directory.ts';
import type { NodeSeries } from '../metrics/node-metrics.ts';
import { connectTimeoutMs, HttpUpstream } from './http-upstream.ts';

interface Weighted {
  /** Positive integer. */
  readonly weight: number;
}

interface Entry<Item> {
  readonly item: Item;
  credit: number;
}

/**
 * Takes turns among items in proportion to their weights, evenly mixed (nginx's smooth weighted round robin). For a, b, and c with 5, 1,
 * and 1, the order is a a b a c a a.
 */
export class WeightedChoice<Item extends Weighted> {
  readonly #entries: readonly Entry<Item>[];

  constructor(items: readonly Item[]) {
    this.#entries = items.map((item) => ({ item, credit: 0 }));
  }

  next(isAvailable: (item: Item) => boolean): Item | undefined {
    let total = 0;
    let best: Entry<Item> | undefined;
    for (const entry of this.#entries) {
      if (!isAvailable(entry.item)) continue;
      total += entry.item.weight;
      entry.credit += entry.item.weight;
      if (best === undefined || entry.credit > best.credit) best = entry;
    }
    if (best === undefined) return undefined;
    best.credit -= total;
    return best.item;
  }
}

/**
 * Timeout for a provider's complete response. Afterward, one of our own nodes is asked, so this is the most time that a client can lose.
 */
export const providerTimeoutMs = 2_000;

/** Weight of all our own nodes of a chain together. The same as one provider's node at full weight. */
export const ownWeight = 10;

export interface ProviderUpstream extends ProviderNode {
  readonly upstream: HttpUpstream;
}

const own = { weight: ownWeight, upstream: null } as const;

/** The list can be replaced while calls are pending. */
export class ProviderUpstreams {
  readonly #arePrivateAddressesAllowed: boolean;
  readonly #series: NodeSeries | undefined;
  #providers: readonly ProviderUpstream[] = [];
  #choice = new WeightedChoice<ProviderUpstream | typeof own>([]);

  /** @param series counts the calls to all providers together */
  constructor(arePrivateAddressesAllowed: boolean, series?: NodeSeries) {
    this.#arePrivateAddressesAllowed = arePrivateAddressesAllowed;
    this.#series = series;
  }

  get isEmpty(): boolean {
    return this.#providers.length === 0;
  }

  /** Returns the provider whose turn it is, which hasn't failed recently, or null for our own nodes. */
  next(nowMs: number): ProviderUpstream | null {
    if (this.isEmpty) return null;
    const chosen = this.#choice.next((item) => item.upstream === null || !item.upstream.health.isResting(nowMs));
    return chosen === undefined || chosen.upstream === null ? null : chosen;
  }

  /** Replaces the list. Unchanged nodes keep their connections and failure state. Removed ones close after their last call. */
  replace(nodes: readonly ProviderNode[]): void {
    const known = new Map(this.#providers.map((provider) => [keyOf(provider), provider]));
    const isSame = nodes.length === known.size && nodes.every((node) => known.get(keyOf(node))?.weight === node.weight);
    if (isSame) return;
    const kept = nodes.map((node) => ({ ...node, upstream: known.get(keyOf(node))?.upstream ?? this.#connect(node) }));
    const upstreams = new Set(kept.map(({ upstream }) => upstream));
    for (const { upstream } of this.#providers) if (!upstreams.has(upstream)) void upstream.drain();
    this.#providers = kept;
    this.#choice = new WeightedChoice([own, ...kept]);
  }

  async close(): Promise<void> {
    await Promise.all(this.#providers.map(({ upstream }) => upstream.close()));
  }

  #connect({ url }: ProviderNode): HttpUpstream {
    const connector = this.#arePrivateAddressesAllowed ? undefined : createPublicConnector({ timeoutMs: connectTimeoutMs });
    const upstream = new HttpUpstream(url, providerTimeoutMs, { connector });
    upstream.series = this.#series;
    return upstream;
  }
}

const keyOf = ({ id, url }: ProviderNode): string => `${id} ${url}`;
