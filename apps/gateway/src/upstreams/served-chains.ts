import type { GatewayConfig } from '../config/env.ts';
import type { Log } from '../log.ts';
import type { GatewayMetrics } from '../metrics/gateway-metrics.ts';
import { type CacheOptions, ChainUpstreams } from './chain-upstreams.ts';

type ServedChainsConfig = Pick<GatewayConfig, 'upstreams' | 'upstreamTimeoutMs' | 'arePrivateProvidersAllowed' | 'watchesHeads'>;

export class ServedChains {
  readonly #config: ServedChainsConfig;
  readonly #log: Log;
  readonly #metrics: Pick<GatewayMetrics, 'node'>;
  readonly #cache: CacheOptions | undefined;
  readonly #chains = new Map<string, ChainUpstreams>();

  /** @param cache stores results; without it, every call is forwarded */
  constructor(config: ServedChainsConfig, log: Log, metrics: Pick<GatewayMetrics, 'node'>, cache?: CacheOptions) {
    this.#log = log;
    this.#metrics = metrics;
    this.#config = config;
    this.#cache = cache;
    this.replace(config.upstreams);
  }

  get all(): ReadonlyMap<string, ChainUpstreams> {
    return this.#chains;
  }

  /**
   * Applies a new list of chains and nodes, and the configured timeout. Unchanged nodes keep their connections and health; removed nodes
   * finish their calls.
   */
  replace(upstreams: GatewayConfig['upstreams']): void {
    const { upstreamTimeoutMs, arePrivateProvidersAllowed, watchesHeads } = this.#config;
    for (const [slug, addresses] of upstreams) {
      const known = this.#chains.get(slug);
      if (known !== undefined) known.replace(addresses, upstreamTimeoutMs);
      else {
        const options = {
          arePrivateProvidersAllowed,
          areNodesChecked: watchesHeads,
          cache: this.#cache,
          log: this.#log,
          metrics: this.#metrics,
        };
        this.#chains.set(slug, new ChainUpstreams(slug, addresses, upstreamTimeoutMs, options));
      }
    }
    for (const [slug, chain] of this.#chains) {
      if (upstreams.has(slug)) continue;
      this.#chains.delete(slug);
      chain.drain();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#chains.values()].map((chain) => chain.close()));
  }
}
