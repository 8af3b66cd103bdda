import type { GatewayConfig } from '../config/env.ts';
import type { Log } from '../log.ts';
import type { GatewayMetrics } from '../metrics/gateway-metrics.ts';
import { type ChainOptions, ChainUpstreams } from './chain-upstreams.ts';

type ServedChainsConfig = Pick<GatewayConfig, 'upstreams' | 'upstreamTimeoutMs' | 'arePrivateProvidersAllowed' | 'watchesHeads'>;

export class ServedChains {
  readonly #config: ServedChainsConfig;
  readonly #log: Log;
  readonly #metrics: Pick<GatewayMetrics, 'node'>;
  readonly #options: ChainOptions;
  readonly #chains = new Map<string, ChainUpstreams>();

  constructor(config: ServedChainsConfig, log: Log, metrics: Pick<GatewayMetrics, 'node'>, options: ChainOptions) {
    this.#log = log;
    this.#metrics = metrics;
    this.#config = config;
    this.#options = options;
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
          ...this.#options,
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
