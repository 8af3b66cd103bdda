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

/** Addresses of the nodes of one chain, in order of preference. */
export type UpstreamAddresses = z.infer<typeof addressesSchema>;

/** `{"ethereum":{"http":["http://…"],"ws":["ws://…"]},…}`: nodes by the slug of a chain in the registry. */
export const upstreamsSchema = z
  .record(
    z.string().refine((slug) => findServiceChain(slug) !== undefined, 'there is no such chain'),
    addressesSchema,
  )
  .refine((chains) => Object.keys(chains).length > 0, 'at least one chain is needed');

interface ChainUpstreamsOptions {
  readonly now?: () => number;
  /** Whether providers' nodes may stand in this network. @default false */
  readonly arePrivateProvidersAllowed?: boolean;
}

/** The nodes of one chain. */
export class ChainUpstreams {
  readonly #http: readonly HttpUpstream[];
  /** WebSocket addresses in order of preference. */
  readonly webSocketAddresses: readonly string[];
  /** HTTP addresses of our own nodes, in order of preference. */
  readonly httpAddresses: readonly string[];
  /** Nodes that others serve; asked instead of our own when it is their turn, never counted on. */
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
    await Promise.all([...this.#http, this.providers].map((upstream) => upstream.close()));
  }
}
