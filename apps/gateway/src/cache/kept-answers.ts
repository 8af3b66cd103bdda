import type { AnsweredBy } from '../forward/answer-sinks.ts';
import { composeForward } from '../rpc/compose-answer.ts';
import { expectAnswer, type FailedCalls } from '../rpc/judge-answer.ts';
import type { RpcRequest } from '../rpc/parse-request.ts';
import { rawArrayItems, rawObjectValues } from '../rpc/raw-json.ts';
import type { CacheLookup, ChainCache } from './chain-cache.ts';
import type { Flight } from './response-cache.ts';

/** Stores the results of one request's calls, so that later requests can use them. */
export class KeptAnswers {
  readonly #rpc: RpcRequest;
  readonly #cache: ChainCache;
  readonly #lookups: readonly (CacheLookup | null)[];
  #flight: Flight | null = null;

  /** @param lookups one per call; null for calls that can't be cached */
  constructor(rpc: RpcRequest, cache: ChainCache, lookups: readonly (CacheLookup | null)[]) {
    this.#rpc = rpc;
    this.#cache = cache;
    this.#lookups = lookups;
  }

  /** Identical requests wait for this. Null if none can. */
  get flight(): Flight | null {
    return this.#flight;
  }

  start(): void {
    const [lookup] = this.#lookups;
    if (this.#rpc.isBatch || lookup === undefined || lookup === null) return;
    this.#flight = this.#cache.flights.startFlight(lookup.key);
  }

  /**
   * Returns the request with block numbers instead of `latest` and similar tags, for the node that the numbers are from. Null if there is
   * nothing to replace.
   */
  resolvedBody(): string | null {
    if (this.#lookups.every((lookup) => lookup === null || lookup.resolved === null)) return null;
    const calls = this.#rpc.calls.map((call, index) => ({ ...call, source: this.#lookups[index]?.resolved ?? call.source }));
    if (!this.#rpc.isPlain) return composeForward({ ...this.#rpc, calls });
    const sources = calls.map(({ source }) => source);
    return this.#rpc.isBatch ? `[${sources.join(',')}]` : (sources[0] ?? null);
  }

  /**
   * Whether a node's answer to `resolvedBody` might be wrong because the node doesn't have the blocks, so that it must be asked for its
   * latest ones instead.
   */
  isDoubtful(answer: unknown, failed: FailedCalls): boolean {
    if ([...failed.values()].some((code) => code !== null && !callersErrors.has(code))) return true;
    return (Array.isArray(answer) ? answer : [answer]).some((member: unknown) => (member as { result?: unknown }).result === null);
  }

  store(text: string, failed: FailedCalls, by: AnsweredBy): boolean {
    const calls = expectAnswer(this.#rpc, this.#rpc.isPlain ? null : 0).calls;
    const members = this.#rpc.isBatch ? rawArrayItems(text) : [text];
    const results = new Map(members.map((member) => rawObjectValues(member)).map((values) => [values.get('id'), values.get('result')]));
    let isStored = false;
    for (const { index, id } of calls) {
      const lookup = this.#lookups[index];
      if (lookup === undefined || lookup === null || failed.has(index) || (lookup.resolved !== null && !by.isResolved)) continue;
      isStored = this.#cache.store(lookup, results.get(JSON.stringify(id)), by.nodeTag);
    }
    return isStored;
  }
}

/** Errors caused by the call itself: reverts, and invalid requests and parameters. */
const callersErrors = new Set([3, -32_600, -32_601, -32_602]);
