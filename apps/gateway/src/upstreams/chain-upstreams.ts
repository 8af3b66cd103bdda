import type { UpstreamAddresses } from '../config/upstreams.ts';
import { HttpUpstream } from './http-upstream.ts';

/** The nodes of one chain. */
export class ChainUpstreams {
  readonly #http: readonly HttpUpstream[];
  /** WebSocket addresses in order of preference. */
  readonly webSocketAddresses: readonly string[];
  readonly #now: () => number;

  constructor(addresses: UpstreamAddresses, timeoutMs: number, now: () => number = () => performance.now()) {
    this.#http = addresses.http.map((address) => new HttpUpstream(address, timeoutMs));
    this.webSocketAddresses = addresses.ws;
    this.#now = now;
  }

  /**
   * Nodes in the order in which to try them: as configured, those that failed lately last. Always the same first choice, because filters
   * (`eth_newFilter`) live in the node that made them.
   */
  candidates(): readonly HttpUpstream[] {
    if (this.#http.length === 1) return this.#http;
    const now = this.#now();
    return this.#http.toSorted((a, b) => Number(a.isResting(now)) - Number(b.isResting(now)));
  }

  /** How many nodes there are, and how many have not failed lately. */
  health(): { nodes: number; healthy: number } {
    const now = this.#now();
    return { nodes: this.#http.length, healthy: this.#http.filter((upstream) => !upstream.isResting(now)).length };
  }

  async close(): Promise<void> {
    await Promise.all(this.#http.map((upstream) => upstream.close()));
  }
}
