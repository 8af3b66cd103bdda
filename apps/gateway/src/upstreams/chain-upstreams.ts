import { findServiceChain } from '@onepoint/chains';
import { z } from 'zod';
import { HttpUpstream } from './http-upstream.ts';
import { ProviderUpstreams } from './provider-upstreams.ts';

const address = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address with ${protocols.join(' or ')}`,
    );

const addressesSchema = z.strictObject({
  http: z.array(address(['http:', 'https:'])).min(1),
  ws: z.array(address(['ws:', 'wss:'])).default([]),
});

/** Addresses of a chain's nodes, in order of preference. */
export type UpstreamAddresses = z.infer<typeof addressesSchema>;

/** `{"ethereum":{"http":["http://…"],"ws":["ws://…"]},…}`: nodes by chain slug. */
export const upstreamsSchema = z
  .record(
    z.string().refine((slug) => findServiceChain(slug) !== undefined, 'there is no such chain'),
    addressesSchema,
  )
  .refine((chains) => Object.keys(chains).length > 0, 'at least one chain is needed');

interface ChainUpstreamsOptions {
  readonly now?: () => number;
  /** Whether providers' nodes may have private addresses. @default false */
  readonly arePrivateProvidersAllowed?: boolean;
}

/** The nodes of one chain. */
export class ChainUpstreams {
  readonly #http: readonly HttpUpstream[];
  /** WebSocket addresses in order of preference. */
  readonly webSocketAddresses: readonly string[];
  /** HTTP addresses of our own nodes, in order of preference. */
  readonly httpAddresses: readonly string[];
  /** Providers' nodes, which are asked instead of our own when it is their turn, but never relied on. */
  readonly providers: ProviderUpstreams;
  readonly #now: () => number;

  constructor(
    addresses: UpstreamAddresses,
    timeoutMs: number,
    { now = () => performance.now(), arePrivateProvidersAllowed = false }: ChainUpstreamsOptions = {},
  ) {
    this.#http = addresses.http.map((url) => new HttpUpstream(url, timeoutMs));
    this.webSocketAddresses = addresses.ws;
    this.httpAddresses = addresses.http;
    this.providers = new ProviderUpstreams(arePrivateProvidersAllowed);
    this.#now = now;
  }

  /**
   * Nodes in the order to try them: as configured, with recently failed ones last. The first choice is stable, because filters
   * (`eth_newFilter`) are stored in the node that created them.
   */
  candidates(): readonly HttpUpstream[] {
    if (this.#http.length === 1) return this.#http;
    const now = this.#now();
    return this.#http.toSorted((a, b) => Number(a.isResting(now)) - Number(b.isResting(now)));
  }

  /** How many nodes there are, and how many haven't failed recently. */
  health(): { nodes: number; healthy: number } {
    const now = this.#now();
    return { nodes: this.#http.length, healthy: this.#http.filter((upstream) => !upstream.isResting(now)).length };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#http, this.providers].map((upstream) => upstream.close()));
  }
}
